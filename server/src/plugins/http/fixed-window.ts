/** A caller's standing in a window. */
export interface Standing {
  /** Calls so far, this one included. */
  count: number
  /** When the window ends, in milliseconds since the epoch. */
  endsAt: number
}

/** Counts calls per key in windows that begin with a key's first call. */
export interface FixedWindow {
  /** @param now milliseconds since the epoch */
  hit(key: string, now: number): Standing
}

export interface FixedWindowOptions {
  readonly windowMs: number
  /** Keys kept at least; beyond twice as many the ones not seen for longest are forgotten. */
  readonly capacity?: number
}

/**
 * A counter in memory, answering at once: @fastify/rate-limit's limiter makes two promises for each request, which
 * is more than all the rest of a cached read. It keeps two generations of keys, because a Map is slow at dropping
 * its oldest one by one.
 */
export function createFixedWindow({ windowMs, capacity = 50_000 }: FixedWindowOptions): FixedWindow {
  let young = new Map<string, Standing>()
  let old = new Map<string, Standing>()

  function remember(key: string, standing: Standing): Standing {
    if (young.size >= capacity) {
      old = young
      young = new Map()
    }
    young.set(key, standing)
    return standing
  }

  return {
    hit(key, now) {
      const known = young.get(key)
      const standing = known ?? old.get(key)
      if (standing === undefined) return remember(key, { count: 1, endsAt: now + windowMs })
      if (known === undefined) remember(key, standing)
      if (now < standing.endsAt) {
        standing.count += 1
      } else {
        standing.count = 1
        standing.endsAt = now + windowMs
      }
      return standing
    },
  }
}
