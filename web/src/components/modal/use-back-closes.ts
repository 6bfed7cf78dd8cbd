import { useEffect, useEffectEvent, useId, useRef } from 'react'

import { historyStep } from './intercept-pop-state.ts'

function overlayOf(state: unknown): unknown {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the field is read as unknown
  return (state as { readonly overlay?: unknown } | null)?.overlay
}

/**
 * Lets the Back button close an overlay instead of leaving the page. While `active`, the history has an extra
 * entry with the same URL; closing the overlay in another way removes the entry. The router does not notice:
 * the entry copies its state, and `interceptPopState` stops the events before the router.
 */
export function useBackCloses(active: boolean, onBack: () => void): void {
  const marker = useId()
  const close = useEffectEvent(onBack)
  const pendingBack = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => {
    if (!active) return undefined
    // Strict mode runs the effect twice; the entry of the first run still exists then.
    clearTimeout(pendingBack.current)
    if (overlayOf(history.state) !== marker) history.pushState({ ...history.state, overlay: marker }, '')
    const address = location.href
    const onStep = (step: Event) => {
      const left = step instanceof CustomEvent && overlayOf(step.detail) !== marker
      // A jump over several entries is a navigation; the router handles it.
      if (!left || location.href !== address) return
      step.preventDefault()
      close()
    }
    addEventListener(historyStep, onStep)
    return () => {
      removeEventListener(historyStep, onStep)
      pendingBack.current = setTimeout(() => {
        // After Back or a link, our entry is no longer the current one.
        if (overlayOf(history.state) !== marker) return
        addEventListener(historyStep, (step) => step.preventDefault(), { once: true })
        history.back()
      })
    }
  }, [active, marker])
}
