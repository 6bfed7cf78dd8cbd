import { NearCarousel } from '../../../components/Carousel/NearCarousel.tsx'
import { markPalette, monogram } from '../../../features/affiliates/identity/monogram.ts'
import { ReviewQuote } from '../../../features/reviews/ReviewQuote.tsx'
import { type ProfessionalReview, professionalReviews } from '../../../samples/professional-reviews.ts'

import styles from './ProfessionalReviews.module.css'

/** Automatic scrolling, only on narrow screens (specification, section 9). */
const autoplay = { every: 3000, media: '(max-width: 799.98px)' } as const

/**
 * Professionals' reviews: one per view, two from 535 px, three from 800 px (specification, 'Start-trial
 * page').
 */
export function ProfessionalReviews() {
  return (
    <div className="wrap">
      <NearCarousel
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

function Review({ trade, city, ...review }: ProfessionalReview) {
  const { reviewer } = review
  const mark = (
    <span className={styles.mark} data-mark={markPalette(reviewer)} aria-hidden="true">
      {monogram(reviewer)}
    </span>
  )
  return <ReviewQuote {...review} about={`${trade}, ${city}`} mark={mark} className={styles.review} />
}
