/**
 * Days and times of callback bookings, all of them Rome's (specification, sections 4 and 9; contract.md, 'Bookings').
 * A day is text, `YYYY-MM-DD`, a time `HH:MM`; an instant is in milliseconds since the epoch, and so is every `now`.
 * Nothing here depends on the time zone of the process or the browser.
 */

/** How many days ahead a call can be booked; today is none of them, but offered too. */
const bookingDays = 60

/** No call before this time. */
const firstCallTime = '09:00'

/** What a browser leaves between now and the first time that it offers, lest it is past when it is sent (row F4). */
export const browserSlotMargin = 15 * 60_000

const minute = 60_000
const day = 24 * 60 * minute

let romeClock: Intl.DateTimeFormat | undefined

/**
 * Rome's clock, made at its first use: it takes more time than all the other modules of a start. The offset of a day to
 * come follows from the rules that the engine knows, should the law change them.
 */
function getRomeClock(): Intl.DateTimeFormat {
  romeClock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Rome',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return romeClock
}

/** The instant at which a clock in Greenwich shows what `date` and `time` say. */
function greenwichInstant(date: string, time: string): number {
  return Date.parse(`${date}T${time}:00Z`)
}

/** What a clock in Rome shows. */
export function romeDateTimeAt(instant: number): { readonly date: string; readonly time: string } {
  const parts = new Map(
    getRomeClock()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** Whether a text is a day that the calendar has: `2026-02-29` is none. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = Date.parse(`${text}T00:00:00Z`)
  // Engines turn the 30th of February into a day of March.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

/** Whether a text is a time of day, `00:00` to `23:59`. */
export function isClockTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** The day so many days after another, or before it. */
export function addDays(date: string, days: number): string {
  return new Date(greenwichInstant(date, '00:00') + days * day).toISOString().slice(0, 10)
}

/** 0 for a Sunday, 6 for a Saturday. */
export function weekdayOf(date: string): number {
  return new Date(greenwichInstant(date, '00:00')).getUTCDay()
}

/** Minutes that Rome is ahead of Greenwich. */
function offsetAt(instant: number): number {
  const { date, time } = romeDateTimeAt(instant)
  return Math.round((greenwichInstant(date, time) - Math.floor(instant / minute) * minute) / minute)
}

/** Minutes that Rome is ahead of Greenwich when its clocks show this. */
function offsetOf(date: string, time: string): number {
  const shown = greenwichInstant(date, time)
  // The first look is an hour or two late, and may be behind a changeover that the time itself is before.
  return offsetAt(shown - offsetAt(shown) * minute)
}

/**
 * The instant at which clocks in Rome show this. Of a time that comes twice in autumn it is the second one; one that
 * spring leaves out counts on from the changeover, so that 02:30 is what clocks show as 03:30.
 */
export function romeInstant(date: string, time: string): number {
  return greenwichInstant(date, time) - offsetOf(date, time) * minute
}

/** 00:00 of a day in Rome: what upstream takes as `date_milli`. */
export function romeMidnight(date: string): number {
  return romeInstant(date, '00:00')
}

/** A time of a day with the offset of that day, `2026-10-24T09:30:00+02:00`: what upstream takes as `date_time`. */
export function romeDateTime(date: string, time: string): string {
  const hours = String(offsetOf(date, time) / 60).padStart(2, '0')
  return `${date}T${time}:00+${hours}:00`
}

/** The days on which a call can be booked, first to last: today and 60 days from it, without Sundays. */
export function offeredDays(now: number): string[] {
  const { date: today } = romeDateTimeAt(now)
  return Array.from({ length: bookingDays + 1 }, (_, ahead) => addDays(today, ahead)).filter(
    (date) => weekdayOf(date) !== 0,
  )
}

/** Whether a calendar date is one of {@link offeredDays}. */
export function isOfferedDay(date: string, now: number): boolean {
  const { date: today } = romeDateTimeAt(now)
  // Of one form, so that their order as text is their order in time.
  return date >= today && date <= addDays(today, bookingDays) && weekdayOf(date) !== 0
}

/**
 * Whether a time of a day is over, or begins now.
 *
 * @param margin ms from now in which a time counts as over as well
 */
export function isPast(date: string, time: string, now: number, margin = 0): boolean {
  return romeInstant(date, time) <= now + margin
}

/**
 * Of upstream's times of a day those that may be offered: from 09:00 on, none of them past, each once, in order.
 * Of a day that is not offered there are none.
 *
 * @param margin see {@link isPast}; a browser's is {@link browserSlotMargin}
 */
export function offeredTimes(date: string, times: readonly string[], now: number, margin = 0): string[] {
  if (!isCalendarDate(date) || !isOfferedDay(date, now)) return []
  const offered = times.filter((time) => isClockTime(time) && isBookableTime(date, time, now, margin))
  return [...new Set(offered)].toSorted()
}

/** Whether a time of day may be booked on a day: 09:00 or later, and not past. */
export function isBookableTime(date: string, time: string, now: number, margin = 0): boolean {
  return time >= firstCallTime && !isPast(date, time, now, margin)
}
