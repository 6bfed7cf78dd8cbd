import type { DatabaseSync } from 'node:sqlite'

import { isPast, romeDateTimeAt, romeInstant } from '@mestieri/shared/rome-time.ts'

import { plannedSlots } from '../seed/calendar-plan.ts'

/** A call to book. */
export interface CalendarEvent {
  /** Milliseconds since 1970. */
  readonly startsAt: number
  readonly phone: string
  readonly secondaryPhone: string | null
  readonly title: string | null
  readonly uid: string | null
  readonly testData: boolean
}

export interface CalendarRecords {
  /** The future times of a day in Rome with free capacity, as `HH:MM`, in order. */
  freeTimes(date: string): string[]
  /**
   * Books a call. One statement checks the capacity and inserts the call. If the phone number already has a
   * call at that time, it keeps that one, so a client that repeats a lost request gets its booking.
   *
   * @returns the event's id; null if the slot does not exist, is past or is full
   */
  add(event: CalendarEvent): number | null
}

/**
 * Creates the records of the calendar.
 * @param now milliseconds since 1970
 */
export function createCalendarRecords(database: DatabaseSync, now: () => number): CalendarRecords {
  const takenBetween = database.prepare(
    `SELECT starts_at, count(*) AS taken FROM calendar_events
    WHERE starts_at BETWEEN ? AND ? GROUP BY starts_at`,
  )
  const insert = database.prepare(
    `WITH RECURSIVE places(place) AS (
      SELECT 1 WHERE :capacity > 0 UNION ALL SELECT place + 1 FROM places WHERE place < :capacity
    )
    INSERT INTO calendar_events
      (starts_at, place, contact_telephone, secondary_telephone, title, uid, test_data, created_at)
    SELECT :starts_at, min(place), :phone, :secondary_phone, :title, :uid, :test_data, :now
    FROM places WHERE place NOT IN (SELECT place FROM calendar_events WHERE starts_at = :starts_at)
    HAVING min(place) IS NOT NULL
    ON CONFLICT (starts_at, contact_telephone) DO UPDATE SET contact_telephone = excluded.contact_telephone
    RETURNING event_id`,
  )

  /** The number of calls that a slot can take; 0 if no slot starts at this instant or it is past. */
  function capacityAt(startsAt: number): number {
    const { date, time } = romeDateTimeAt(startsAt)
    const isSlot = romeInstant(date, time) === startsAt && !isPast(date, time, now())
    return isSlot ? (plannedSlots(date).find((slot) => slot.time === time)?.capacity ?? 0) : 0
  }

  return {
    freeTimes(date) {
      const slots = plannedSlots(date).filter(({ time }) => !isPast(date, time, now()))
      const [first, last] = [slots[0], slots.at(-1)]
      if (!first || !last) return []
      const rows = takenBetween.all(romeInstant(date, first.time), romeInstant(date, last.time))
      const taken = new Map(rows.map((row) => [Number(row['starts_at']), Number(row['taken'])]))
      return slots
        .filter(({ time, capacity }) => (taken.get(romeInstant(date, time)) ?? 0) < capacity)
        .map(({ time }) => time)
    },

    add({ startsAt, phone, secondaryPhone, title, uid, testData }) {
      const row = insert.get({
        starts_at: startsAt,
        capacity: capacityAt(startsAt),
        phone,
        secondary_phone: secondaryPhone,
        title,
        uid,
        test_data: testData ? 1 : 0,
        now: now(),
      })
      return row === undefined ? null : Number(row['event_id'])
    },
  }
}
