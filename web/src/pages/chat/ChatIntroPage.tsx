import type { ServiceTile } from '@mestieri/shared/catalogue/tiles.ts'
import { pageRoute } from '@mestieri/shared/routes.ts'
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
        <Link className={styles.footLink} to={pageRoute('estimator').path}>
          Altri lavori
        </Link>
        <ConsentEntry className={styles.footLink} />
        <Link className={styles.footLink} to={pageRoute('privacy').path}>
          Privacy policy
        </Link>
      </div>
    </div>
  )
}
