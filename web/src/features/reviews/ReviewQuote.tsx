import type { ReactNode } from 'react'

import { ExampleTag } from '../../components/Chip/ExampleTag.tsx'
import { classNames } from '../../components/class-names.ts'
import { dateInWords } from '../../lib/format/dates.ts'
import { Stars } from './Stars.tsx'

import styles from './ReviewQuote.module.css'

interface ReviewQuoteProps {
  readonly title: string
  readonly content: string
  readonly reviewer: string
  /** 1 to 5. */
  readonly rating: number
  /** The reviewer's trade or job, and the place. */
  readonly about: string
  /** YYYY-MM-DD. */
  readonly date: string
  /** A picture of the reviewer; the stars then move beside it. */
  readonly mark?: ReactNode
  /** Where a real review was collected; null for a sample, which is marked. */
  readonly source: string | null
  /** Larger type, for a page's main review. */
  readonly large?: boolean
  readonly className?: string | undefined
}

/** A review with text, author, date and source; a sample is marked as an example (features.md, B8). */
export function ReviewQuote(props: ReviewQuoteProps) {
  const { title, content, reviewer, rating, about, date, mark, source, large = false, className } = props
  const stars = <Stars rating={rating} />
  return (
    <figure className={classNames(styles.review, large && styles.large, className)}>
      {mark && (
        <div className={styles.top}>
          {mark}
          {stars}
        </div>
      )}
      <blockquote>
        <p className={styles.title}>{title}</p>
        <p className={styles.quote}>{content}</p>
      </blockquote>
      <figcaption className={styles.by}>
        {!mark && stars}
        <span>
          <b className={styles.reviewer}>{reviewer}</b> · {about} ·{' '}
          <time className={styles.date} dateTime={date}>
            {dateInWords(date)}
          </time>
          {source !== null && ` · da ${source}`}
        </span>
        {source === null && <ExampleTag className={styles.example} />}
      </figcaption>
    </figure>
  )
}
