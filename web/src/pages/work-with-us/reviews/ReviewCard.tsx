import { dateInWords } from '../../../lib/dates.ts'
import type { ProfessionalReview } from '../../../samples/professional-reviews.ts'
import { Stars } from '../../home/reviews/Stars.tsx'

import styles from './ReviewCard.module.css'

/** A professional's words, whose they are, and that they are an example. */
export function ReviewCard({ review }: { readonly review: ProfessionalReview }) {
  const { title, content, reviewer, rating, trade, city, date } = review
  return (
    <figure className={styles.card}>
      <blockquote>
        <p className={styles.title}>{title}</p>
        <p className={styles.quote}>{content}</p>
      </blockquote>
      <figcaption className={styles.by}>
        <Stars rating={rating} />
        <span>
          <b className={styles.reviewer}>{reviewer}</b> · {trade}, {city} ·{' '}
          <time className={styles.date} dateTime={date}>
            {dateInWords(date)}
          </time>
        </span>
        <span className={styles.example}>Esempio</span>
      </figcaption>
    </figure>
  )
}
