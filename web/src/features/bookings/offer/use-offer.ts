import { useEffect, useState } from 'react'

import { touchOnly } from '../../../components/use-media-query.ts'
import { isInTheWay } from './obstacles.ts'
import type { OfferMemory } from './offer-memory.ts'
import { createOffer } from './offer.ts'

/**
 * Whether to show the offer now; `close` ends it for good.
 * @param openedAt when the visitor opened the page, in milliseconds since the navigation
 */
export function useOffer(
  memory: OfferMemory,
  openedAt: number,
): readonly [shown: boolean, close: () => void] {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const offer = createOffer({
      memory,
      now: () => performance.now(),
      openedAt,
      later: (ms, run) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
      isInTheWay: () => isInTheWay(document),
      show: () => setShown(true),
    })
    const onPointer = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      offer.mouseAt({ x: event.clientX, y: event.clientY, width: innerWidth, height: innerHeight })
    }
    const onScroll = () => {
      if (matchMedia(touchOnly).matches) offer.scrolledTo(scrollY)
    }
    addEventListener('pointermove', onPointer, { passive: true })
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('pointermove', onPointer)
      removeEventListener('scroll', onScroll)
      offer.stop()
    }
  }, [memory, openedAt])
  return [shown, () => setShown(false)]
}
