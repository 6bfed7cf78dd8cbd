import { addDays, weekdayOf } from '@mestieri/shared/rome-time.ts'

/** A bookable time of day, and how many calls can be booked for it. */
export interface PlannedSlot {
  /** `HH:MM`, in Rome. */
  readonly time: string
  readonly capacity: number
}

const slotMinutes = 30
const opening = 9 * 60
/** Start of the last call of a day, in minutes after midnight. */
const lastOfWeekday = 18 * 60 + 30
const lastOfSaturday = 12 * 60 + 30
/** From Monday to Friday a second consultant takes calls that start between these two times. */
const secondFrom = 15 * 60
const secondUntil = 16 * 60 + 30

/**
 * National holidays on a fixed date, `MM-DD` (Italian law 260 of 1949, as amended). Easter Monday is
 * computed.
 */
const fixedHolidays = new Set([
  '01-01',
  '01-06',
  '04-25',
  '05-01',
  '06-02',
  '08-15',
  '11-01',
  '12-08',
  '12-25',
  '12-26',
])

/** Easter Sunday of the Gregorian calendar, by Butcher's method (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * sunday) / 451)
  const days = epact + sunday - 7 * shift + 114
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`
}

function isHoliday(date: string): boolean {
  return fixedHolidays.has(date.slice(5)) || date === addDays(easterOf(Number(date.slice(0, 4))), 1)
}

function isLastOfItsMonth(date: string): boolean {
  return addDays(date, 7).slice(5, 7) !== date.slice(5, 7)
}

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/**
 * Lists the bookable slots of one day in the sample calendar. Slots start every 30 minutes from 09:00; the
 * last one is at 18:30 from Monday to Friday and at 12:30 on Saturday. Each slot takes one call, or two from
 * 15:00 to 16:30 from Monday to Friday. Sundays, national holidays and the last Saturday of a month have no
 * slots, so that the booking page always has a day without slots to show.
 *
 * @param date `YYYY-MM-DD`, in Rome
 */
export function plannedSlots(date: string): PlannedSlot[] {
  const weekday = weekdayOf(date)
  const isSaturday = weekday === 6
  if (weekday === 0 || isHoliday(date) || (isSaturday && isLastOfItsMonth(date))) return []
  const last = isSaturday ? lastOfSaturday : lastOfWeekday
  return Array.from({ length: (last - opening) / slotMinutes + 1 }, (_, index) => {
    const minutes = opening + index * slotMinutes
    const hasSecond = !isSaturday && minutes >= secondFrom && minutes <= secondUntil
    return { time: timeOf(minutes), capacity: hasSecond ? 2 : 1 }
  })
}
