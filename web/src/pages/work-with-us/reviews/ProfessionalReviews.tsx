import { Suspense, useRef } from 'react'

import { useSampleContent } from '../../../app/sample-content.ts'
import type { CarouselProps } from '../../../components/Carousel/Carousel.tsx'
import { lazyPart } from '../../../components/lazy-part.ts'
import { ReviewQuote } from '../../../features/reviews/ReviewQuote.tsx'
import { professionalReviews } from '../../../samples/professional-reviews.ts'
import { useNear } from './use-near.ts'

import styles from './ProfessionalReviews.module.css'

const Carousel = lazyPart<CarouselProps>(
  async () => (await import('../../../components/Carousel/Carousel.tsx')).Carousel,
  StillRow,
)

/**
 * What professionals say (specification, section 2). No platform collects their reviews: beside the embedded upstream
 * examples are shown that are labelled as such, otherwise nothing. It never moves by itself (section 9).
 */
export function ProfessionalReviews() {
  return useSampleContent() ? <SampleReviews /> : null
}

function SampleReviews() {
  const place = useRef<HTMLElement>(null)
  const near = useNear(place)
  const row: CarouselProps = {
    label: 'Recensioni di professionisti',
    slides: professionalReviews.map(({ trade, city, ...review }) => ({
      id: review.title,
      content: <ReviewQuote {...review} about={`${trade}, ${city}`} className={styles.card} />,
    })),
    slideClassName: styles.slide,
    heading: (
      <div className={styles.head}>
        <h2 className="h2" id="titolo-recensioni">
          Chi ci lavora già
        </h2>
        <p className="note">Recensioni di esempio: persone e parole sono inventate.</p>
      </div>
    ),
  }
  return (
    <section ref={place} className={styles.reviews} aria-labelledby="titolo-recensioni">
      <div className="wrap">
        {/* No boundary while the server draws: React would fill it by an inline script, which the page's policy refuses. */}
        {near ? (
          <Suspense fallback={<StillRow {...row} />}>
            <Carousel {...row} />
          </Suspense>
        ) : (
          <StillRow {...row} />
        )}
      </div>
    </section>
  )
}

/** The same row, to be scrolled by hand, until the carousel's script is there and where it does not come. */
function StillRow({ label, slides, slideClassName, heading }: CarouselProps) {
  return (
    <div className={styles.still}>
      {heading}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to scroll by keyboard too */}
      <section className={styles.row} aria-label={label} tabIndex={0}>
        {slides.map(({ id, content }) => (
          <div key={id} className={slideClassName}>
            {content}
          </div>
        ))}
      </section>
    </div>
  )
}
