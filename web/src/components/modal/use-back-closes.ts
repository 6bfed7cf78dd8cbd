import { useEffect, useId, useRef } from 'react'

import { historyStep } from './intercept-pop-state.ts'

function overlayOf(state: unknown): unknown {
  return (state as { readonly overlay?: unknown } | null)?.overlay
}

/**
 * Lets the Back button close what is open instead of leaving the page: an entry with the same address is pushed while
 * `active`, and taken back when the thing is closed otherwise. The router never hears of it, given that `interceptPopState` has
 * been called: its state is copied, and the steps are stopped before they reach it.
 */
export function useBackCloses(active: boolean, onBack: () => void): void {
  const marker = useId()
  const latest = useRef(onBack)
  const pendingBack = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => {
    if (!active) return undefined
    // In strict mode the effect runs, is undone and runs again at once: the entry is still ours.
    clearTimeout(pendingBack.current)
    if (overlayOf(history.state) !== marker) history.pushState({ ...history.state, overlay: marker }, '')
    const address = location.href
    const onStep = (step: Event) => {
      const left = step instanceof CustomEvent && overlayOf(step.detail) !== marker
      // A jump over several entries is a navigation, and the router's.
      if (!left || location.href !== address) return
      step.preventDefault()
      latest.current()
    }
    addEventListener(historyStep, onStep)
    return () => {
      removeEventListener(historyStep, onStep)
      pendingBack.current = setTimeout(() => {
        // Back was pressed, or a link was followed: the entry is behind us already.
        if (overlayOf(history.state) !== marker) return
        addEventListener(historyStep, (step) => step.preventDefault(), { once: true })
        history.back()
      })
    }
  }, [active, marker])
}
