import type { ReactNode } from 'react'

import styles from './ResultMessage.module.css'

interface ResultMessageProps {
  /** The picture or sign above the words. */
  readonly picture: ReactNode
  readonly title: string
  readonly children?: ReactNode
  readonly actions: ReactNode
}

/** What stands in the place of results: a picture, a sentence, ways on. */
export function ResultMessage({ picture, title, children, actions }: ResultMessageProps) {
  return (
    <div className={styles.message}>
      {picture}
      <h3 className={styles.title}>{title}</h3>
      {children && <div className={styles.words}>{children}</div>}
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
