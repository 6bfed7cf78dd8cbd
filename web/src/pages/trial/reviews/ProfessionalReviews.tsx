import { Carousel } from '../../../components/Carousel/Carousel.tsx'
import { markPalette, monogram } from '../../../features/affiliates/identity/monogram.ts'
import { dateInWords } from '../../../lib/dates.ts'
import { type ProfessionalReview, professionalReviews } from '../../../samples/professional-reviews.ts'
import { Stars } from '../../home/reviews/Stars.tsx'

import styles from './ProfessionalReviews.module.css'

/** Specification, section 9: by itself only on narrow screens. */
const autoplay = { every: 3000, media: '(max-width: 799.98px)' } as const

/** What professionals say: one review, two from 535 px, three from 800 px (specification, 'Start-trial page'). */
export function ProfessionalReviews() {
  return (
    <div className="wrap">
      <Carousel
        label="Recensioni di professionisti"
        heading={
          <div className={styles.heading}>
            <h2 className="h2">Guarda chi lavora già con noi</h2>
            <p className="note">Recensioni di esempio: persone e parole sono inventate.</p>
          </div>
        }
        slideClassName={styles.slide}
        autoplay={autoplay}
        slides={professionalReviews.map((review) => ({
          id: review.reviewer,
          content: <Review {...review} />,
        }))}
      />
    </div>
  )
}

function Review({ title, content, reviewer, rating, trade, city, date }: ProfessionalReview) {
  return (
    <figure className={styles.review}>
      <div className={styles.top}>
        <span className={styles.mark} data-mark={markPalette(reviewer)} aria-hidden="true">
          {monogram(reviewer)}
        </span>
        <Stars rating={rating} />
      </div>
      <blockquote className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.quote}>{content}</p>
      </blockquote>
      <figcaption className="note">
        <b className={styles.reviewer}>{reviewer}</b> · {trade}, {city} ·{' '}
        <time className={styles.date} dateTime={date}>
          {dateInWords(date)}
        </time>
      </figcaption>
    </figure>
  )
}
