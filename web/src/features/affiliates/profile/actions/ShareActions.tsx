import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import { IconBookmark, IconBookmarkFilled, IconPrinter, IconShare } from '@tabler/icons-react'
import { Link } from 'react-router-dom'

import { useAnnouncer } from '../../../../components/Announcer/AnnouncerProvider.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { copyInBrowser } from '../../../../components/CopyButton/browser-copy.ts'
import { decorativeIcon } from '../../../../components/decorative-icon.ts'
import { browserSetTimer } from '../../../../lib/api/deadline.ts'
import { savedPath } from '../../search/directory-query.ts'
import { useShortlist } from '../../shortlist/ShortlistProvider.tsx'
import { printPage } from './print-page.ts'
import { shareLink } from './share-link.ts'

import styles from './ShareActions.module.css'

interface ShareActionsProps {
  readonly profile: AffiliateProfile
  readonly url: string
}

function SaveAction({ profile }: Pick<ShareActionsProps, 'profile'>) {
  const { saved, toggle } = useShortlist()
  const pressed = saved.some(({ link }) => link === profile.link)
  return (
    <Button
      className={styles.action}
      variant="quiet"
      size="s"
      aria-pressed={pressed}
      onClick={() => toggle(profile)}
    >
      {pressed ? <IconBookmarkFilled {...decorativeIcon} /> : <IconBookmark {...decorativeIcon} />}
      <span className={styles.word}>Salva</span>
    </Button>
  )
}

/** Below the buttons: where the saved professionals are, or why this one was not saved. */
function SavedNote() {
  const { saved, notice } = useShortlist()
  return (
    <output className={styles.saved}>
      {notice === 'full' && 'Hai già salvato sei professionisti: togline uno dall’elenco. '}
      {saved.length > 0 && (
        <Link className={`link ${styles.list}`} to={savedPath(saved.map(({ link }) => link))}>
          {saved.length === 1 ? 'Vedi l’elenco dei salvati (1)' : `Confronta i salvati (${saved.length})`}
        </Link>
      )}
    </output>
  )
}

const print = () =>
  printPage({ images: document.images, print: () => window.print(), setTimer: browserSetTimer })

/** The buttons to save, share and print a profile; icons alone in narrow windows. */
export function ShareActions({ profile, url }: ShareActionsProps) {
  const { show } = useAnnouncer()

  const share = async () => {
    const sheet = typeof navigator.share === 'function' ? navigator.share.bind(navigator) : undefined
    const outcome = await shareLink({ title: profile.shopName, url }, { share: sheet, copy: copyInBrowser })
    if (outcome === 'copied') show('Link copiato', 'success')
    if (outcome === 'failed')
      show('Il link non si lascia copiare: prendilo dalla barra degli indirizzi.', 'danger')
  }

  return (
    <div className={styles.actions}>
      <SaveAction profile={profile} />
      <Button className={styles.action} variant="quiet" size="s" onClick={() => void share()}>
        <IconShare {...decorativeIcon} /> <span className={styles.word}>Condividi</span>
      </Button>
      <Button className={styles.action} variant="quiet" size="s" onClick={() => void print()}>
        <IconPrinter {...decorativeIcon} /> <span className={styles.word}>Stampa</span>
      </Button>
      <SavedNote />
    </div>
  )
}
