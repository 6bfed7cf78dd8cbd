import { AppError } from '../errors.ts'
import type { CallContext, UpstreamClient } from './client.ts'
import { describeType } from './wire/mismatch.ts'
import { listOf } from './wire/read.ts'

/** A callback to book. */
export interface CallAppointment {
  /** `YYYY-MM-DDTHH:MM:00` with the UTC offset of that day in Rome. */
  readonly dateTime: string
  /** E.164. */
  readonly phone: string
  readonly secondaryPhone?: string
  readonly title?: string
  readonly uid?: string
  readonly testData: boolean
}

/** The callables of the bookings. Each rejects with an {@link AppError} of the general upstream codes. */
export interface BookingsUpstream {
  /**
   * The free slots of a day as `HH:MM`, in the upstream's order. Empty if the upstream answers 404.
   *
   * @param dateMs midnight of the day in Rome, in milliseconds since the epoch
   */
  slots(dateMs: number, context: CallContext): Promise<readonly string[]>
  /** Resolves with whether the upstream accepted the appointment. The call is never retried. */
  book(appointment: CallAppointment, context: CallContext): Promise<boolean>
}

const readSlot = (item: unknown): string | null => {
  const match = typeof item === 'string' ? /^([01]?\d|2[0-3])_([0-5]\d)$/.exec(item) : null
  return match?.[1] === undefined ? null : `${match[1].padStart(2, '0')}:${match[2]}`
}

/** Creates the typed calls of the bookings. */
export function createBookingsUpstream(client: Pick<UpstreamClient, 'call' | 'dropped'>): BookingsUpstream {
  return {
    async slots(dateMs, context) {
      const name = 'getCalendarAvailabilities'
      const outcome = await client.call(name, { date_milli: dateMs }, context)
      if (outcome.kind === 'absent') return []
      const [list = []] = Object.values(outcome.answer)
      // The key of the list is text of the upstream, so the pointer has a `*` in its place.
      if (!Array.isArray(list)) {
        client.dropped(name, 1, { pointer: '/*', expected: 'array', found: describeType(list) }, context)
        throw new AppError('upstream_failed')
      }
      const { items, dropped, first } = listOf(list, readSlot)
      if (first) {
        const pointer = `/*/${first.index}`
        client.dropped(
          name,
          dropped,
          { pointer, expected: 'hour_minute', found: describeType(first.item) },
          context,
        )
      }
      return items
    },

    async book({ dateTime, phone, secondaryPhone, title, uid, testData }, context) {
      const request = {
        date_time: dateTime,
        contact_telephone: phone,
        ...(secondaryPhone === undefined ? {} : { secondary_telephone: secondaryPhone }),
        ...(title === undefined ? {} : { title }),
        ...(uid === undefined ? {} : { uid }),
        test_data: testData,
      }
      const { answer } = await client.call('addCalendarEvent', request, context)
      return Boolean(answer)
    },
  }
}
