import type { ReactNode } from 'react'

import styles from './gallery.module.css'

/** A row of the gallery: the title, and the examples beside it. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
