import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect } from 'react'

import { swipeStep } from '../swipe.ts'

/**
 * Makes a swipe count from 40 px on, and never below (specification, section 9). Embla alone decides by speed
 * and by a share of the width. A longer drag keeps the slide that Embla chose.
 */
export function useSwipeThreshold(api: EmblaCarouselType | undefined): void {
  useEffect(() => {
    if (!api) return undefined
    const viewport = api.rootNode()
    let from: { readonly x: number; readonly y: number; readonly index: number } | null = null
    let step: -1 | 0 | 1 = 0
    const onDown = (event: PointerEvent) => {
      from = { x: event.clientX, y: event.clientY, index: api.selectedScrollSnap() }
      step = 0
    }
    // `pointerup` fires before `mouseup` and `touchend`, to which Embla listens.
    const onUp = (event: PointerEvent) => {
      if (from) step = swipeStep(event.clientX - from.x, event.clientY - from.y)
    }
    const onRelease = () => {
      if (!from) return
      if (step === 0) api.scrollTo(from.index)
      else if (api.selectedScrollSnap() === from.index) {
        if (step > 0) api.scrollNext()
        else api.scrollPrev()
      }
      from = null
    }
    viewport.addEventListener('pointerdown', onDown)
    addEventListener('pointerup', onUp, true)
    api.on('pointerUp', onRelease)
    return () => {
      viewport.removeEventListener('pointerdown', onDown)
      removeEventListener('pointerup', onUp, true)
      api.off('pointerUp', onRelease)
    }
  }, [api])
}
