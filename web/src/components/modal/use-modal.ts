import { type RefObject, useEffect, useLayoutEffect } from 'react'

export interface ModalOptions {
  readonly open: boolean
  /** Called on Esc, Back, the close button or the backdrop; the caller then sets `open` to false. */
  readonly onClose: () => void
  /** Lets the Back button close the dialog without leaving the page. */
  readonly backCloses?: boolean | undefined
  /** Lets a press on the backdrop close the dialog. Use it only where no typed text can be lost. */
  readonly closeOnBackdrop?: boolean | undefined
  /** Gets the focus on opening; by default the browser focuses the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  /**
   * Gets the focus on closing; by default the element that had it before. Pass it for a dialog that a button
   * opens, because Safari does not focus a clicked button.
   */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined
}

/** Calls `onPress` for a press that starts and ends on the backdrop; its events target the dialog element. */
function useBackdrop(
  dialog: RefObject<HTMLDialogElement | null>,
  active: boolean,
  onPress: () => void,
): void {
  useEffect(() => {
    const element = dialog.current
    if (!active || !element) return undefined
    // A text selection dragged out of a field also ends on the backdrop, but does not start there.
    let began = false
    const onDown = (event: PointerEvent) => {
      began = event.target === element
    }
    const onClick = (event: MouseEvent) => {
      if (began && event.target === element) onPress()
    }
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('click', onClick)
    return () => {
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('click', onClick)
    }
  }, [dialog, active, onPress])
}

function focusOn(target: RefObject<HTMLElement | null> | undefined): void {
  target?.current?.focus({ preventScroll: true })
}

/**
 * Shows a native modal `<dialog>` while it is mounted. The browser handles focus trap, Esc and inertness.
 * @returns the handler for the dialog's `onClose`
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, options: ModalOptions): () => void {
  const { onClose, closeOnBackdrop = false, initialFocus, returnFocus } = options
  useBackdrop(dialog, closeOnBackdrop, onClose)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    element.showModal()
    focusOn(initialFocus)
    return () => {
      // `close()` restores the focus, so call it before the element is removed.
      element.close()
      focusOn(returnFocus)
    }
  }, [dialog, initialFocus, returnFocus])
  return () => {
    // The event also follows our own close() on unmount; the element is gone then.
    if (dialog.current?.open === false) onClose()
  }
}
