import { Suspense, useRef } from 'react'

import { classNames } from '../class-names.ts'
import { lazyPart } from '../lazy-part.ts'
import type { CarouselProps } from './Carousel.tsx'
import { useNear } from './use-near.ts'

import styles from './NearCarousel.module.css'

const Carousel = lazyPart<CarouselProps>(async () => (await import('./Carousel.tsx')).Carousel, StaticRow)

/** A {@link Carousel} far down a page. Its script is loaded when the carousel comes near the viewport. */
export function NearCarousel(props: CarouselProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  return (
    <div ref={place}>
      {/* Render no Suspense on the server: React completes it by an inline script, which the CSP blocks. */}
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

/** The same slides in a scrollable row, for the time before the script and for a failed load. */
function StaticRow({ label, slides, slideClassName, heading }: CarouselProps) {
  return (
    <div className={styles.still}>
      <div className={styles.head}>{heading}</div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it */}
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
