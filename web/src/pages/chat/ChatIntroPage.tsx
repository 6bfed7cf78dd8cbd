import { path } from '@mestieri/shared/pages.ts'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

import { ConsentEntry } from '../../app/layout/footer/ConsentEntry.tsx'
import { ChatIntro } from '../../features/chat/intro/ChatIntro.tsx'

import styles from './ChatPage.module.css'

type ChatIntroPageProps = Omit<ComponentProps<typeof ChatIntro>, 'replace'>

/** The intro as a page, for a visitor who opens a service's URL directly. */
export function ChatIntroPage({ tile, state, chatPath, asked }: ChatIntroPageProps) {
  return (
    <div className={styles.introPage}>
      <ChatIntro tile={tile} state={state} chatPath={chatPath} asked={asked} replace />
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
