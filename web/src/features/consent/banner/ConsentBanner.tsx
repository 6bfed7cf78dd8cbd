import { path } from '@mestieri/shared/pages.ts'
import { IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'

import { useAnnouncer } from '../../../components/Announcer/AnnouncerProvider.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { IconButton } from '../../../components/Button/IconButton.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { consentCategories, type ConsentCategory } from '../../../lib/consent-record.ts'
import { useRoom } from './use-room.ts'

import styles from './ConsentBanner.module.css'

interface ConsentBannerProps {
  readonly onChoose: (accepted: readonly ConsentCategory[]) => void
  readonly onCustomise: (trigger: HTMLElement) => void
  /** Hears what had the focus before the banner took it. */
  readonly noteFocus: (before: Element) => void
}

/** Three answers of equal weight, in the order of the mock-up. */
const answer = { variant: 'quiet', size: 's', full: true } as const

/**
 * The first layer (features.md, I1): a region, no dialog. It stands early in the page's order, so that it is soon
 * reached with the keyboard, takes no focus, and covers nothing that cannot be scrolled free of it.
 */
export function ConsentBanner({ onChoose, onCustomise, noteFocus }: ConsentBannerProps) {
  const { announce } = useAnnouncer()
  const banner = useRef<HTMLElement>(null)
  const titleId = useId()
  useRoom(banner)
  useEffect(
    () =>
      announce(
        'Cookie: puoi rifiutare, personalizzare o accettare. I pulsanti sono all’inizio della pagina.',
      ),
    [announce],
  )
  useEffect(() => {
    const onFocus = ({ target, relatedTarget: from }: FocusEvent) => {
      const isEntered = target instanceof Node && banner.current?.contains(target)
      // From the preferences the focus comes back to what opened them.
      if (!isEntered || !(from instanceof Element) || from.closest('dialog')) return
      if (!banner.current?.contains(from)) noteFocus(from)
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [noteFocus])
  return (
    <section ref={banner} data-consent-banner aria-labelledby={titleId} className={styles.banner}>
      <IconButton className={styles.close} label="Chiudi e rifiuta" onClick={() => onChoose([])}>
        <IconX {...decorativeIcon} />
      </IconButton>
      <div className={styles.words}>
        <p className={styles.title} id={titleId}>
          Solo i cookie che servono, se vuoi
        </p>
        <p>
          Usiamo cookie e memorie tecniche e, se accetti, anche cookie di terzi per statistiche e marketing.
          Chiudendo con la X rifiuti: restano le impostazioni iniziali e continui senza cookie diversi da
          quelli tecnici.{' '}
          <Link className="link" to={`${path('privacy')}#cookie`}>
            Cookie policy
          </Link>
        </p>
      </div>
      <div className={styles.answers}>
        <Button {...answer} onClick={() => onChoose([])}>
          Rifiuta
        </Button>
        <Button {...answer} aria-haspopup="dialog" onClick={(event) => onCustomise(event.currentTarget)}>
          Personalizza
        </Button>
        <Button {...answer} onClick={() => onChoose(consentCategories)}>
          Accetta
        </Button>
      </div>
    </section>
  )
}
