import { IconArrowLeft, IconArrowRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import type { EmblaCarouselType } from 'embla-carousel'
import useEmblaCarousel from 'embla-carousel-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useCallback, useEffect, useState } from 'react'

import { IconButton } from '../Button/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { decorativeIcon } from '../decorative-icon.ts'
import { reducedMotion, useMediaQuery } from '../use-media-query.ts'
import { type Autoplay, useAutoplay } from './use-autoplay.ts'
import { useSwipeThreshold } from './use-swipe-threshold.ts'

import styles from './Carousel.module.css'

export interface Slide {
  readonly id: string
  readonly content: ReactNode
}

export interface CarouselProps {
  /** The carousel's `aria-label`. */
  readonly label: string
  readonly slides: readonly Slide[]
  /** Shown on the line of the buttons, at its start. */
  readonly heading?: ReactNode
  /** Sets the slides per view by `flex-basis` at its breakpoints; one slide by default. */
  readonly slideClassName?: string | undefined
  /** Whether the last slide leads back to the first; true by default. */
  readonly wrapAround?: boolean | undefined
  readonly autoplay?: Autoplay | undefined
  /** Shows one dot per position, for at most eight positions. */
  readonly dots?: boolean | undefined
  readonly onChange?: ((index: number) => void) | undefined
}

interface Position {
  readonly index: number
  readonly count: number
  readonly canGoBack: boolean
  readonly canGoOn: boolean
}

const maxDots = 8

function positionOf(api: EmblaCarouselType): Position {
  return {
    index: api.selectedScrollSnap(),
    count: api.scrollSnapList().length,
    canGoBack: api.canScrollPrev(),
    canGoOn: api.canScrollNext(),
  }
}

/** Whether the event's target needs the arrow keys itself. */
function isTyping(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [role=slider]') !== null
}

/**
 * A row of slides, moved by buttons, arrow keys, swipes of 40 px or more, and optionally by a timer with a
 * visible pause button (specification, sections 4 and 9; features.md, J3). Without scripts the row scrolls
 * and snaps.
 */
export function Carousel(props: CarouselProps) {
  const {
    label,
    slides,
    heading,
    slideClassName,
    wrapAround = true,
    autoplay,
    dots = false,
    onChange,
  } = props
  const still = useMediaQuery(reducedMotion)
  const [viewport, api] = useEmblaCarousel({ loop: wrapAround, align: 'start', duration: 22 })
  const [position, setPosition] = useState<Position>({
    index: 0,
    count: slides.length,
    canGoBack: wrapAround,
    canGoOn: slides.length > 1,
  })
  const [moved, setMoved] = useState(false)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (!api) return undefined
    const update = () => setPosition(positionOf(api))
    const select = () => {
      update()
      onChange?.(api.selectedScrollSnap())
    }
    const hold = () => setHeld(true)
    const release = () => setHeld(false)
    update()
    api.on('reInit', update).on('select', select).on('pointerDown', hold).on('pointerUp', release)
    return () => {
      api.off('reInit', update).off('select', select).off('pointerDown', hold).off('pointerUp', release)
    }
  }, [api, onChange])
  useSwipeThreshold(api)
  const advance = useCallback(() => api?.scrollNext(), [api])
  const auto = useAutoplay(autoplay, advance)

  const go = (by: -1 | 1) => {
    setMoved(true)
    if (by > 0) api?.scrollNext(still)
    else api?.scrollPrev(still)
  }
  const handleKey = (event: KeyboardEvent) => {
    if ((event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') || isTyping(event.target)) return
    event.preventDefault()
    go(event.key === 'ArrowRight' ? 1 : -1)
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) auto.setHeld(false)
  }
  const { index, count, canGoBack, canGoOn } = position

  return (
    <section aria-roledescription="carosello" aria-label={label}>
      <div
        role="presentation"
        className={styles.carousel}
        onKeyDown={handleKey}
        onPointerEnter={(event) => event.pointerType === 'mouse' && auto.setHeld(true)}
        onPointerLeave={() => auto.setHeld(false)}
        onFocus={() => auto.setHeld(true)}
        onBlur={onBlur}
      >
        <div className={styles.head}>
          {heading}
          <div className={styles.controls}>
            <IconButton label="Precedente" aria-disabled={!canGoBack} onClick={() => go(-1)}>
              <IconArrowLeft {...decorativeIcon} />
            </IconButton>
            {auto.possible && (
              <IconButton label={auto.paused ? 'Riprendi' : 'Metti in pausa'} onClick={auto.togglePaused}>
                {auto.paused ? (
                  <IconPlayerPlay {...decorativeIcon} />
                ) : (
                  <IconPlayerPause {...decorativeIcon} />
                )}
              </IconButton>
            )}
            <IconButton label="Successiva" aria-disabled={!canGoOn} onClick={() => go(1)}>
              <IconArrowRight {...decorativeIcon} />
            </IconButton>
          </div>
        </div>
        <div
          ref={viewport}
          className={classNames(styles.viewport, api && styles.ready, held && styles.held)}
          // A scrollable row must be focusable for keyboard users; later the buttons replace scrolling.
          tabIndex={api ? undefined : 0}
        >
          <div className={styles.track}>
            {slides.map(({ id, content }, at) => (
              <div
                key={id}
                className={classNames(styles.slide, slideClassName)}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for form fields
                role="group"
                aria-roledescription="riquadro"
                aria-label={`${at + 1} di ${slides.length}`}
              >
                {content}
              </div>
            ))}
          </div>
        </div>
        {dots && count > 1 && count <= maxDots && (
          <div className={styles.dots}>
            {Array.from({ length: count }, (_, at) => (
              <button
                key={at}
                type="button"
                className={styles.dot}
                aria-label={`Vai alla ${at + 1} di ${count}`}
                aria-current={at === index}
                onClick={() => {
                  setMoved(true)
                  api?.scrollTo(at, still)
                }}
              />
            ))}
          </div>
        )}
        <output className="sr">{moved && !auto.playing && `${index + 1} di ${count}`}</output>
      </div>
    </section>
  )
}
