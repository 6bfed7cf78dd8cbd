import type { OfferMemory } from './offer-memory.ts'
import { createScrollWatch, isInCorner, offerAfterMs, type PointerPlace } from './offer-triggers.ts'

/** How soon the offer that is due looks again whether something is still in its way, in milliseconds. */
const retryMs = 1_000

export interface OfferDeps {
  readonly memory: OfferMemory
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number
  /** When the visitor opened the page, on the same clock. */
  readonly openedAt: number
  /** Runs something later. @returns what prevents it */
  readonly later: (ms: number, run: () => void) => () => void
  /** Whether something forbids an interruption now: typing, another dialog, the consent banner. */
  readonly isInTheWay: () => boolean
  readonly show: () => void
}

/** The offer of a call, waiting for its moment (specification, section 4, 'Callback offer popup'). */
export interface Offer {
  /** The mouse is here. */
  readonly mouseAt: (place: PointerPlace) => void
  /** A page on a phone is scrolled to here. */
  readonly scrolledTo: (top: number) => void
  readonly stop: () => void
}

/** Begins to wait: for the mouse in the corner, a fast scroll up, or 60 seconds on the page. Shows the offer once at most. */
export function createOffer({ memory, now, openedAt, later, isInTheWay, show }: OfferDeps): Offer {
  const isFastUp = createScrollWatch(now)
  let done = false

  function tryToShow(): void {
    if (done) return
    if (memory.isSpent()) {
      done = true
      return
    }
    if (isInTheWay()) return
    done = true
    memory.seen()
    show()
  }

  let cancel = later(Math.max(0, openedAt + offerAfterMs - now()), function due() {
    tryToShow()
    if (!done) cancel = later(retryMs, due)
  })

  return {
    mouseAt: (place) => {
      if (isInCorner(place)) tryToShow()
    },
    scrolledTo: (top) => {
      if (isFastUp(top)) tryToShow()
    },
    stop: () => {
      done = true
      cancel()
    },
  }
}
