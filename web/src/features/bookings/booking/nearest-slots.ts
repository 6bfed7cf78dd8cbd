import { romeInstant } from '@mestieri/shared/rome-time.ts'

import type { Slot } from './slot.ts'

/** How many slots are offered in place of one that is gone (features.md, F3). */
const nearestCount = 3

/** The days whose times may be nearest to one of `date`: the day before, the day itself and three after it. */
export function daysAround(days: readonly string[], date: string): string[] {
  const at = days.findIndex((day) => day >= date)
  const from = at === -1 ? days.length : at
  return days.slice(Math.max(0, from - 1), from + 4)
}

/** The free slots nearest in time to one that is gone, in the order of the calendar; of two as near, the earlier. */
export function nearestSlots(gone: Slot, free: ReadonlyMap<string, readonly string[]>): Slot[] {
  const wanted = romeInstant(gone.date, gone.time)
  return [...free]
    .flatMap(([date, times]) => times.map((time) => ({ date, time, at: romeInstant(date, time) })))
    .filter(({ at }) => at !== wanted)
    .toSorted((a, b) => Math.abs(a.at - wanted) - Math.abs(b.at - wanted) || a.at - b.at)
    .slice(0, nearestCount)
    .toSorted((a, b) => a.at - b.at)
    .map(({ date, time }) => ({ date, time }))
}
