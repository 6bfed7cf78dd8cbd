import { NearCarousel } from '../../../components/Carousel/NearCarousel.tsx'
import { ReviewQuote } from '../../../features/reviews/ReviewQuote.tsx'
import { useSampleContent } from '../../../lib/sample-content.ts'
import { professionalReviews } from '../../../samples/professional-reviews.ts'

import styles from './ProfessionalReviews.module.css'

/**
 * Professionals' reviews (specification, section 2). No platform collects them, so labelled examples are
 * shown with the embedded upstream, else nothing. There is no automatic scrolling (section 9).
 */
export function ProfessionalReviews() {
  return useSampleContent() ? <SampleReviews /> : null
}

function SampleReviews() {
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
              <p className="note">Recensioni di esempio: persone e parole sono inventate.</p>
            </div>
          }
          slideClassName={styles.slide}
          slides={professionalReviews.map(({ trade, city, ...review }) => ({
            id: review.title,
            content: <ReviewQuote {...review} about={`${trade}, ${city}`} className={styles.card} />,
          }))}
        />
      </div>
    </section>
  )
}
