import { useEffect, useState } from 'react'

import { reducedMotion, useMediaQuery } from '../use-media-query.ts'

export interface Autoplay {
  /** Milliseconds between two steps. */
  readonly every: number
  /** Plays only while this media query matches, e.g. '(max-width: 799.98px)'. */
  readonly media?: string | undefined
}

export interface AutoplayState {
  /** The carousel may play here, so the pause button must be visible. */
  readonly possible: boolean
  readonly playing: boolean
  /** The visitor pressed pause. */
  readonly paused: boolean
  readonly togglePaused: () => void
  /** Stops the timer while the pointer or the focus is on the carousel. */
  readonly setHeld: (held: boolean) => void
}

/** Steps by a timer, unless paused, hovered, focused, hidden or under reduced motion (features.md, J3). */
export function useAutoplay(autoplay: Autoplay | undefined, step: (() => void) | undefined): AutoplayState {
  const still = useMediaQuery(reducedMotion)
  const here = useMediaQuery(autoplay?.media ?? 'all')
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const possible = autoplay !== undefined && here && !still
  const playing = possible && !paused && !held
  const every = autoplay?.every
  useEffect(() => {
    if (!playing || every === undefined || !step) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) step()
    }, every)
    return () => clearInterval(timer)
  }, [playing, every, step])
  return { possible, playing, paused, togglePaused: () => setPaused(!paused), setHeld }
}
