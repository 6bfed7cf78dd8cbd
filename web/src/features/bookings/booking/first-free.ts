import { atOnce } from './slot-reader.ts'
import type { Slot } from './slot.ts'

/** How many days are looked at for the first free time (features.md, F2). */
export const scannedDays = 7

/**
 * Finds the first free slot among the first seven days, four days at a time, so that a calendar does not open on a day
 * without room. A day that cannot be read has none.
 *
 * @param times the free times of a day, in order
 * @returns null when none was found
 */
export async function firstFree(
  days: readonly string[],
  times: (date: string) => Promise<readonly string[]>,
): Promise<Slot | null> {
  const scanned = days.slice(0, scannedDays)
  for (let from = 0; from < scanned.length; from += atOnce) {
    const read = scanned.slice(from, from + atOnce).map(async (date) => {
      const [time] = await times(date).catch(() => [])
      return time === undefined ? null : { date, time }
    })
    // oxlint-disable-next-line no-await-in-loop -- later days are asked for only where earlier ones have no room
    const found = (await Promise.all(read)).find((slot) => slot !== null)
    if (found) return found
  }
  return null
}
