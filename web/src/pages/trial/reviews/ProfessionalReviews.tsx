import type { ProfessionalReview } from '@mestieri/shared/brand/reviews.ts'

import { NearCarousel } from '../../../components/Carousel/NearCarousel.tsx'
import { markPalette, monogram } from '../../../features/affiliates/identity/monogram.ts'
import { ReviewQuote } from '../../../features/reviews/ReviewQuote.tsx'
import { ReviewsNote } from '../../../features/reviews/ReviewsNote.tsx'
import type { Slot } from '../../../lib/content/content-slot.ts'

import styles from './ProfessionalReviews.module.css'

/** Automatic scrolling, only on narrow screens (specification, section 9). */
const autoplay = { every: 3000, media: '(max-width: 799.98px)' } as const

/**
 * Professionals' reviews: one per view, two from 535 px, three from 800 px (specification, 'Start-trial
 * page').
 */
export function ProfessionalReviews({ entries, areSamples }: Slot<ProfessionalReview>) {
  return (
    <div className="wrap">
      <NearCarousel
        label="Recensioni di professionisti"
        heading={
          <div className={styles.heading}>
            <h2 className="h2">Guarda chi lavora già con noi</h2>
            <ReviewsNote areSamples={areSamples} />
          </div>
        }
        slideClassName={styles.slide}
        autoplay={autoplay}
        slides={entries.map((review) => ({
          id: review.title,
          content: <Review review={review} isSample={areSamples} />,
        }))}
      />
    </div>
  )
}

interface ReviewProps {
  readonly review: ProfessionalReview
  readonly isSample: boolean
}

function Review({ review: { trade, city, source, ...review }, isSample }: ReviewProps) {
  const { reviewer } = review
  const mark = (
    <span className={styles.mark} data-mark={markPalette(reviewer)} aria-hidden="true">
      {monogram(reviewer)}
    </span>
  )
  return (
    <ReviewQuote
      {...review}
      about={`${trade}, ${city}`}
      mark={mark}
      source={isSample ? null : source}
      className={styles.review}
    />
  )
}
