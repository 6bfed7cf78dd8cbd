import { path } from '@mestieri/shared/pages.ts'
import { IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'

import { useAnnouncer } from '../../../components/Announcer/AnnouncerProvider.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { IconButton } from '../../../components/Button/IconButton.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { consentCategories, type ConsentCategory } from '../../../lib/consent/consent-record.ts'
import { useBannerHeight } from './use-banner-height.ts'

import styles from './ConsentBanner.module.css'

interface ConsentBannerProps {
  readonly onChoose: (accepted: readonly ConsentCategory[]) => void
  readonly onCustomise: (trigger: HTMLElement) => void
  /** Receives the element that had the focus before it entered the banner. */
  readonly noteFocus: (before: Element) => void
}

/** All three answers look the same, so that none is suggested. */
const answer = { variant: 'quiet', size: 's', full: true } as const

/**
 * The first layer of the consent question (features.md, I1). It is a region and not a dialog: it takes no
 * focus, comes early in the tab order, and the page can scroll its whole content clear of it.
 */
export function ConsentBanner({ onChoose, onCustomise, noteFocus }: ConsentBannerProps) {
  const { announce } = useAnnouncer()
  const banner = useRef<HTMLElement>(null)
  const titleId = useId()
  useBannerHeight(banner)
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
      // Ignore a focus that comes back from the preferences dialog.
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
          Scegli i cookie
        </p>
        <p>
          Usiamo strumenti tecnici e, solo se accetti, cookie di terzi per statistiche e marketing. Con la X
          rifiuti: restano le impostazioni iniziali, senza cookie diversi da quelli tecnici.{' '}
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
