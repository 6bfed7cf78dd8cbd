import type { Later } from '../conversation/waiting-clock.ts'

/** How often what is typed is kept, in milliseconds (features.md, D2). */
export const keepEveryMs = 300

export interface DraftKeeper {
  /** Takes note of what the field holds now. */
  readonly change: (text: string) => void
  /** Keeps at once what is not kept yet, e.g. because the page is left. */
  readonly flush: () => void
}

/** Keeps what is typed, at most every 300 ms while somebody types, and the last state always. */
export function createDraftKeeper({
  keep,
  later,
}: {
  readonly keep: (text: string) => void
  readonly later: Later
}): DraftKeeper {
  let pending: string | null = null
  let end: (() => void) | undefined

  function flush(): void {
    end?.()
    end = undefined
    if (pending === null) return
    keep(pending)
    pending = null
  }

  return {
    flush,
    change(text) {
      pending = text
      end ??= later(keepEveryMs, flush)
    },
  }
}
