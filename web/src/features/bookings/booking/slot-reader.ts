/** How long a day's times may be shown without asking again, in milliseconds (features.md, F2). */
export const freshMs = 60_000

/** How many days are asked for at the same time. */
export const atOnce = 4

export interface SlotReaderDeps {
  /** The free times of a day, as the BFF gives them. */
  readonly read: (date: string) => Promise<readonly string[]>
  readonly now: () => number
}

export interface SlotReader {
  /** The free times of a day; what is younger than a minute is not asked for again. @throws what `read` throws */
  times(date: string): Promise<readonly string[]>
  /** Forgets a day, so that it is asked for again. */
  forget(date: string): void
}

interface Kept {
  readonly times: Promise<readonly string[]>
  readonly since: number
}

/** Reads days: each once a minute, at most four at the same time, never twice at once. */
export function createSlotReader({ read, now }: SlotReaderDeps): SlotReader {
  const kept = new Map<string, Kept>()
  const waiting: (() => void)[] = []
  let running = 0

  async function inTurn(date: string): Promise<readonly string[]> {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await read(date)
    } finally {
      // Whoever waits takes the place over.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    times(date) {
      const known = kept.get(date)
      if (known && now() - known.since < freshMs) return known.times
      const times = inTurn(date)
      const entry = { times, since: now() }
      kept.set(date, entry)
      times.catch(() => {
        if (kept.get(date) === entry) kept.delete(date)
      })
      return times
    },

    forget: (date) => void kept.delete(date),
  }
}
