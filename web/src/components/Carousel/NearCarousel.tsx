import { Suspense, useRef } from 'react'

import { classNames } from '../class-names.ts'
import { lazyPart } from '../lazy-part.ts'
import type { CarouselProps } from './Carousel.tsx'
import { useNear } from './use-near.ts'

import styles from './NearCarousel.module.css'

const Carousel = lazyPart<CarouselProps>(async () => (await import('./Carousel.tsx')).Carousel, StaticRow)

/** A {@link Carousel} far down a page: its script is fetched when it comes near the window. */
export function NearCarousel(props: CarouselProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  return (
    <div ref={place}>
      {/* No boundary while the server draws: React would fill it by an inline script, which the page's policy refuses. */}
      {near ? (
        <Suspense fallback={<StaticRow {...props} />}>
          <Carousel {...props} />
        </Suspense>
      ) : (
        <StaticRow {...props} />
      )}
    </div>
  )
}

/** The same row, to be scrolled by hand, until the carousel's script is there and where it does not come. */
function StaticRow({ label, slides, slideClassName, heading }: CarouselProps) {
  return (
    <div className={styles.still}>
      <div className={styles.head}>{heading}</div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to scroll by keyboard too */}
      <section className={styles.row} aria-label={label} tabIndex={0}>
        {slides.map(({ id, content }) => (
          <div key={id} className={classNames(styles.slide, slideClassName)}>
            {content}
          </div>
        ))}
      </section>
    </div>
  )
}
