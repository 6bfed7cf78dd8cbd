import type { DatabaseSync } from 'node:sqlite'

import { isPast, romeDateTimeAt, romeInstant } from '@mestieri/shared/rome-time.ts'

import { plannedSlots } from '../seed/calendar-plan.ts'

/** A call as the callable takes it. */
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
  /** The times of a day in Rome, `HH:MM`, that are to come and have room, in order. */
  freeTimes(date: string): string[]
  /**
   * Books a call, in one statement with the look at what is free. A telephone that has a call at that time already
   * keeps the one it has: whoever asks again, because the answer was lost say, is told what is true.
   *
   * @returns the event's number; null, and nothing is stored, where there is no such slot, it is past or has no room
   */
  add(event: CalendarEvent): number | null
}

/** @param now milliseconds since 1970 */
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

  /** How many calls fit into the slot that begins at this instant; none where none does, or it is past. */
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
