import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import { IconBookmark, IconBookmarkFilled, IconPrinter, IconShare } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'

import { Button } from '../../../components/Button/Button.tsx'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { useShortlist } from '../shortlist/ShortlistProvider.tsx'

import styles from './ShareActions.module.css'

interface ShareActionsProps {
  readonly profile: AffiliateProfile
  readonly url: string
}

function SaveAction({ profile }: Pick<ShareActionsProps, 'profile'>) {
  const { saved, toggle, notice } = useShortlist()
  const pressed = saved.some(({ link }) => link === profile.link)
  return (
    <>
      <Button variant="quiet" size="s" aria-pressed={pressed} onClick={() => toggle(profile)}>
        {pressed ? <IconBookmarkFilled {...decorativeIcon} /> : <IconBookmark {...decorativeIcon} />} Salva
      </Button>
      <output className={`note ${styles.notice}`}>
        {notice === 'full' && 'Hai già salvato sei professionisti: togline uno dall’elenco.'}
      </output>
    </>
  )
}

const neverChanges = () => () => undefined

/** Save, share where the browser can, copy the address everywhere, print (features.md, A14 and B11). */
export function ShareActions({ profile, url }: ShareActionsProps) {
  const { shopName } = profile
  const canShare = useSyncExternalStore(
    neverChanges,
    () => typeof navigator.share === 'function',
    () => false,
  )

  const share = () => {
    // Whoever closes the sheet has changed their mind: nothing to say.
    navigator.share({ title: shopName, url }).catch(() => undefined)
  }

  return (
    <div className={styles.actions}>
      <SaveAction profile={profile} />
      {canShare && (
        <Button variant="quiet" size="s" onClick={share}>
          <IconShare {...decorativeIcon} /> Condividi
        </Button>
      )}
      <CopyButton text={url} label="Copia il link" what="" />
      <Button variant="quiet" size="s" onClick={() => window.print()}>
        <IconPrinter {...decorativeIcon} /> Stampa
      </Button>
    </div>
  )
}
