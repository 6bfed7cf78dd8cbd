import { useCallback, useSyncExternalStore } from 'react'

export const reducedMotion = '(prefers-reduced-motion: reduce)'

/** Whether a media query matches now; false on the server and in the first render of a hydration. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
