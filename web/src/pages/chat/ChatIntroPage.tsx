import { path } from '@mestieri/shared/pages.ts'
import type { ServiceTile } from '@mestieri/shared/services/tiles.ts'
import { Link } from 'react-router-dom'

import { ConsentEntry } from '../../app/layout/ConsentEntry.tsx'
import { ChatIntro } from '../../features/chat/intro/ChatIntro.tsx'

import styles from './ChatPage.module.css'

/** The intro as a page, for a visitor who opens a service's URL directly. */
export function ChatIntroPage({ tile, state }: { readonly tile: ServiceTile; readonly state: unknown }) {
  return (
    <div className={styles.introPage}>
      <ChatIntro tile={tile} state={state} replace />
      <div className={`note ${styles.foot}`}>
        <Link className={styles.footLink} to={path('estimator')}>
          Altri lavori
        </Link>
        <ConsentEntry className={styles.footLink} />
        <Link className={styles.footLink} to={path('privacy')}>
          Privacy policy
        </Link>
      </div>
    </div>
  )
}
