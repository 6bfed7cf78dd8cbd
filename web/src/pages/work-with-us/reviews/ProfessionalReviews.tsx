import { professionalReviews } from '@mestieri/shared/brand/reviews.ts'

import { NearCarousel } from '../../../components/Carousel/NearCarousel.tsx'
import { publishedReviews } from '../../../features/reviews/published-reviews.ts'
import { ReviewQuote } from '../../../features/reviews/ReviewQuote.tsx'
import { ReviewsNote } from '../../../features/reviews/ReviewsNote.tsx'
import { useSlot } from '../../../lib/content/content-slot.ts'
import { professionalReviews as samples } from '../../../samples/professional-reviews.ts'

import styles from './ProfessionalReviews.module.css'

const published = publishedReviews(professionalReviews)

/** Professionals' reviews (specification, section 2). There is no automatic scrolling (section 9). */
export function ProfessionalReviews() {
  const { entries, areSamples } = useSlot(published, samples)
  if (entries.length === 0) return null
  return (
    <section className={styles.reviews} aria-labelledby="titolo-recensioni">
      <div className="wrap">
        <NearCarousel
          label="Recensioni di professionisti"
          heading={
            <div className={styles.head}>
              <h2 className="h2" id="titolo-recensioni">
                Chi ci lavora già
              </h2>
              <ReviewsNote areSamples={areSamples} />
            </div>
          }
          slideClassName={styles.slide}
          slides={entries.map(({ trade, city, source, ...review }) => ({
            id: review.title,
            content: (
              <ReviewQuote
                {...review}
                about={`${trade}, ${city}`}
                source={areSamples ? null : source}
                className={styles.card}
              />
            ),
          }))}
        />
      </div>
    </section>
  )
}
