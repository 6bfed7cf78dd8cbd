import { romeDateTimeAt } from '@mestieri/shared/rome-time.ts'

const day = 24 * 60 * 60_000

/** What Rome's clock is ahead of UTC at an instant, in ms. */
function aheadAt(instant: number): number {
  const { date, time } = romeDateTimeAt(instant)
  const minute = 60_000
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(instant / minute) * minute
}

/** The days of UTC that were asked for, with what Rome is ahead on them; null on a day on which that changes. */
const aheadOf = new Map<number, number | null>()
const maxDays = 20_000

function aheadOn(start: number): number | null {
  const known = aheadOf.get(start)
  if (known !== undefined) return known
  const ahead = aheadAt(start)
  const found = ahead === aheadAt(start + day - 1) ? ahead : null
  if (aheadOf.size >= maxDays) aheadOf.clear()
  aheadOf.set(start, found)
  return found
}

/**
 * Formats an instant (ms since 1970) as `YYYY-MM-DD HH:MM` in Rome. The formatter for time zones takes 4 µs, which a
 * listing of 100,000 rows would notice, so it is asked once a day.
 */
export function romeDateTime(value: unknown): string {
  const instant = Number(value)
  const ahead = aheadOn(Math.floor(instant / day) * day)
  if (ahead !== null) return new Date(instant + ahead).toISOString().slice(0, 16).replace('T', ' ')
  const { date, time } = romeDateTimeAt(instant)
  return `${date} ${time}`
}

/** The value if it is a string, otherwise null. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
