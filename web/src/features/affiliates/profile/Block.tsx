import { type ReactNode, useId } from 'react'

import styles from './Block.module.css'

interface BlockProps {
  readonly title: string
  /** Text at the end of the title's line. */
  readonly aside?: string | undefined
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** A section of the profile with a title. */
export function Block({ title, aside, children, className }: BlockProps) {
  const heading = useId()
  return (
    <section className={`${styles.block} ${className ?? ''}`} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className="h3">
          {title}
        </h2>
        {aside && <span className="muted small">{aside}</span>}
      </div>
      {children}
    </section>
  )
}
