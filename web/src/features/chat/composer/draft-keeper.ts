import type { SetTimer } from '../../../lib/api/deadline.ts'

/** The draft is stored at most once per interval, in milliseconds (features.md, D2). */
export const keepEveryMs = 300

export interface DraftKeeper {
  /** Schedules a save of the field's text. */
  readonly change: (text: string) => void
  /** Stores the unsaved text at once, e.g. because the page is left. */
  readonly flush: () => void
}

/** Stores the draft at most once per {@link keepEveryMs}, and always its last text. */
export function createDraftKeeper({
  keep,
  setTimer,
}: {
  readonly keep: (text: string) => void
  readonly setTimer: SetTimer
}): DraftKeeper {
  let pending: string | null = null
  let cancelTimer: (() => void) | undefined

  function flush(): void {
    cancelTimer?.()
    cancelTimer = undefined
    if (pending === null) return
    keep(pending)
    pending = null
  }

  return {
    flush,
    change(text) {
      pending = text
      cancelTimer ??= setTimer(keepEveryMs, flush)
    },
  }
}
