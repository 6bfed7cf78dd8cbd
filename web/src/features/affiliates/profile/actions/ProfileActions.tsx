import type { RefObject } from 'react'

import { ShortlistProvider } from '../../shortlist/ShortlistProvider.tsx'
import { AskButton, type AskProps } from './AskButton.tsx'
import { ShareActions } from './ShareActions.tsx'

import styles from './ProfileActions.module.css'

interface ProfileActionsProps extends AskProps {
  readonly action: RefObject<HTMLDivElement | null>
}

/** The actions of a profile in one row: request a quote, save, share, print (features.md, A14 and B11). */
export function ProfileActions({ profile, url, callback, action }: ProfileActionsProps) {
  return (
    <div className={styles.actions} ref={action}>
      <AskButton className={styles.ask} size="s" profile={profile} url={url} callback={callback} />
      <ShortlistProvider>
        <ShareActions profile={profile} url={url} />
      </ShortlistProvider>
    </div>
  )
}
