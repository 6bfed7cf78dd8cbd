import { useCallback, useSyncExternalStore } from 'react'

export const reducedMotion = '(prefers-reduced-motion: reduce)'

/** Matches devices with touch input only, which have an on-screen keyboard. */
export const touchOnly = '(hover: none) and (pointer: coarse)'

/** The opposite of the breakpoint `--tablet` of styles/breakpoints.css. */
export const belowTablet = 'not (width >= 48rem)'

/** Whether a media query matches; false on the server and in the first render of hydration. */
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
