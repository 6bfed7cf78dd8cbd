import { type RefObject, useEffect, useLayoutEffect } from 'react'

export interface ModalOptions {
  readonly open: boolean
  /** Esc, Back, a close button or the backdrop; the caller then sets `open` to false. */
  readonly onClose: () => void
  /** The Back button closes it and stays on the page. */
  readonly backCloses?: boolean | undefined
  /** A press beside the dialog closes it: only where nothing typed can be lost. */
  readonly closeOnBackdrop?: boolean | undefined
  /** Takes the focus at opening; else the browser picks the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Takes the focus at closing; else what had it before. Safari does not focus a clicked button, so name it there. */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined
}

/** Closes on a press that began and ended on the backdrop, whose events arrive at the dialog itself. */
function useBackdrop(
  dialog: RefObject<HTMLDialogElement | null>,
  active: boolean,
  onPress: () => void,
): void {
  useEffect(() => {
    const element = dialog.current
    if (!active || !element) return undefined
    // A selection dragged out of a field ends on the backdrop too.
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
 * Shows a native `<dialog>` as a modal one for as long as it is mounted; the trap of the focus, Esc and the inertness of
 * the page are the browser's.
 * @returns the handler for the dialog's own `onClose`
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
      // Closing gives the focus back, and has to come before the element leaves the page.
      element.close()
      focusOn(returnFocus)
    }
  }, [dialog, initialFocus, returnFocus])
  return () => {
    // The event also follows our own close(), when the element is gone: then there is nothing left to ask for.
    if (dialog.current?.open === false) onClose()
  }
}
