import { brand } from '@mestieri/shared/brand.ts'
import { IconX } from '@tabler/icons-react'
import { useCallback, useEffect, useEffectEvent, useId, useRef } from 'react'

import { useAnnouncer } from '../../../components/Announcer/AnnouncerProvider.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { IconButton } from '../../../components/Button/IconButton.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Picture } from '../../../components/Picture/Picture.tsx'

import styles from './OfferPopup.module.css'

interface OfferPopupProps {
  readonly onAccept: () => void
  readonly onDecline: () => void
  /** Something else on the page opens a dialog. */
  readonly onGiveWay: () => void
}

const title = 'Hai domande? Ti richiamiamo'

/**
 * A dialog that blocks nothing: the page goes on, the focus stays where it is, Esc sends it away, and no other dialog
 * opens over it. Who went into it comes back to where they were.
 */
export function OfferPopup({ onAccept, onDecline, onGiveWay }: OfferPopupProps) {
  const { announce } = useAnnouncer()
  const titleId = useId()
  const popup = useRef<HTMLDialogElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)

  useEffect(() => announce(`${title}. Per chiudere l’avviso premi Esc.`), [announce])

  const leave = useCallback((then: () => void) => {
    const from = cameFrom.current
    if (popup.current?.contains(document.activeElement) && from instanceof HTMLElement) {
      from.focus({ preventScroll: true })
    }
    then()
  }, [])

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return
    leave(onDecline)
  })
  const onPress = useEffectEvent(({ target }: MouseEvent) => {
    const opener = target instanceof Element && target.closest('[aria-haspopup="dialog"]')
    if (opener && !popup.current?.contains(opener)) onGiveWay()
  })
  // The mouse may have brought the offer on its way to a button, and pressed it before the listener below was there.
  const onShown = useEffectEvent(() => {
    if (document.querySelector('dialog:modal')) onGiveWay()
  })
  useEffect(() => {
    onShown()
    const onFocus = ({ target, relatedTarget }: FocusEvent) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- focus moves between elements
      const [into, from] = [target, relatedTarget].map((node) => popup.current?.contains(node as Node | null))
      if (into && !from) cameFrom.current = relatedTarget
    }
    document.addEventListener('keydown', onEscape)
    document.addEventListener('click', onPress)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('keydown', onEscape)
      document.removeEventListener('click', onPress)
      document.removeEventListener('focusin', onFocus)
    }
  }, [])

  return (
    // Open from the start: show() would take the focus.
    <dialog ref={popup} open aria-labelledby={titleId} className={styles.popup}>
      <Picture className={styles.picture} name="prop-calendario" alt="" sizes="7rem" />
      <div className={styles.words}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <p className={classNames('small', 'muted', styles.detail)}>
          Ne parli con un consulente, {brand.support.days}. Scegli tu quando.
        </p>
        <div className={styles.actions}>
          <Button size="s" aria-haspopup="dialog" onClick={() => leave(onAccept)}>
            Scegli quando
          </Button>
          <Button size="s" variant="bare" onClick={() => leave(onDecline)}>
            No, grazie
          </Button>
        </div>
      </div>
      <IconButton className={styles.close} label="Chiudi l’offerta" onClick={() => leave(onDecline)}>
        <IconX {...decorativeIcon} />
      </IconButton>
    </dialog>
  )
}
