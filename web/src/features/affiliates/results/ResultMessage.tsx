import type { ReactNode } from 'react'

import styles from './ResultMessage.module.css'

interface ResultMessageProps {
  /** The picture or icon above the text. */
  readonly picture: ReactNode
  readonly title: string
  readonly children?: ReactNode
  readonly actions: ReactNode
}

/** A message in place of results: picture, sentence and actions. */
export function ResultMessage({ picture, title, children, actions }: ResultMessageProps) {
  return (
    <div className={styles.message}>
      {picture}
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.words}>{children}</div>}
      <div className={styles.actions} data-main-action="page">
        {actions}
      </div>
    </div>
  )
}
