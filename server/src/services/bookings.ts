import type { Booking, BookingRequest, Slots } from '@mestieri/shared/contracts/bookings.ts'
import type { ErrorCode } from '@mestieri/shared/contracts/error.ts'
import { parsePhone, phoneMessages } from '@mestieri/shared/phone.ts'
import {
  isBookableTime,
  isCalendarDate,
  isClockTime,
  isOfferedDay,
  offeredTimes,
  romeDateTime,
  romeMidnight,
} from '@mestieri/shared/rome-time.ts'

import { AppError } from '../errors.ts'
import type { AffiliatesUpstream } from '../upstream/affiliates.ts'
import type { BookingsUpstream } from '../upstream/bookings.ts'
import type { CallContext } from '../upstream/client.ts'
import { maskPhone } from './affiliates/affiliate-views.ts'
import { endpointFailure } from './endpoint-failure.ts'

/** The data that attempts with one idempotency key pass to the next attempt. */
export interface BookingTries {
  /**
   * Set if an earlier attempt may have booked the call although it failed: `unknown` after a timeout,
   * `unclear` after a broken connection or an unreadable response.
   */
  outcome?: string
}

/** The booking service for callbacks (contract.md, 'Bookings'). Dates and times are in Rome's time zone. */
export interface BookingsService {
  /**
   * The free times of a day, read from upstream each time; empty for a day that is not offered. Rejects with
   * `validation_failed` for an invalid date, and with the general upstream codes.
   */
  slots(date: string, context: CallContext): Promise<Slots>
  /**
   * Books a call. The upstream call is never retried here. Rejects with `booking_fields_missing`,
   * `validation_failed`, `booking_date_unavailable`, `booking_unknown` after a timeout, and `booking_failed`
   * if upstream refuses or fails otherwise, with the status of the failure.
   *
   * @param tries if it has the outcome of an earlier attempt, the free times are checked first, and a taken
   * slot rejects with `slot_taken`. An attempt with an unknown outcome sets it.
   */
  book(request: BookingRequest, tries: BookingTries, context: CallContext): Promise<Booking>
}

interface BookingsDeps {
  readonly upstream: BookingsUpstream
  readonly affiliates: Pick<AffiliatesUpstream, 'byUid'>
  /** Whether bookings are marked as test data. */
  readonly testData: boolean
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/**
 * Failures after which the call may still be booked (security.md, ID-04), and the outcome for the next
 * attempt.
 */
const openOutcomes = new Map<ErrorCode, string>([
  ['upstream_timeout', 'unknown'],
  ['upstream_failed', 'unclear'],
])

interface FieldError {
  readonly field: string
  readonly message: string
}

const noSuchDate = { field: 'date', message: 'Scegli un giorno dal calendario.' }
const noSuchTime = { field: 'time', message: 'Scegli un orario tra quelli proposti.' }

const isBlank = (text: string | undefined): text is undefined | '' => (text ?? '').trim() === ''

/** Returns the number in E.164; null if it is missing or invalid. An invalid number adds to `errors`. */
function readPhone(field: string, text: string | undefined, errors: FieldError[]): string | null {
  if (isBlank(text)) return null
  const result = parsePhone(text)
  if (result.ok) return result.phone
  errors.push({ field, message: phoneMessages[result.fault] })
  return null
}

interface Telephone {
  /** E.164. */
  readonly phone: string
  /** The number as the response shows it, possibly masked. */
  readonly shown: string
}

interface Wish {
  readonly date: string
  readonly time: string
  /** Null: use the number of the professional's record. */
  readonly phone: string | null
  readonly secondaryPhone: string | null
}

function readWish({ date, time, phone, secondaryPhone, uid }: BookingRequest, now: number): Wish {
  if (isBlank(date) || isBlank(time) || (isBlank(phone) && uid === undefined)) {
    throw new AppError('booking_fields_missing')
  }
  const errors: FieldError[] = []
  if (!isCalendarDate(date)) errors.push(noSuchDate)
  if (!isClockTime(time)) errors.push(noSuchTime)
  const wish = {
    date,
    time,
    phone: readPhone('phone', phone, errors),
    secondaryPhone: readPhone('secondaryPhone', secondaryPhone, errors),
  }
  if (errors.length > 0) throw new AppError('validation_failed', { errors })
  if (!isOfferedDay(date, now) || !isBookableTime(date, time, now)) {
    throw new AppError('booking_date_unavailable')
  }
  return wish
}

/** Creates the booking service. */
export function createBookingsService({
  upstream,
  affiliates,
  testData,
  now,
}: BookingsDeps): BookingsService {
  async function freeTimes(date: string, context: CallContext): Promise<string[]> {
    return offeredTimes(date, await upstream.slots(romeMidnight(date), context), now())
  }

  /** The phone number of a professional's record, in E.164 and masked as pages show it (`phoneMasked`). */
  async function phoneOnRecord(uid: string, context: CallContext): Promise<Telephone> {
    const affiliate = await affiliates.byUid(uid, context).catch((error: unknown) => {
      throw endpointFailure('booking_failed', error)
    })
    const onRecord = affiliate?.phone ?? ''
    const result = parsePhone(onRecord)
    // Treat an invalid number on record as missing, so that the visitor is asked for one.
    if (!result.ok) throw new AppError('booking_fields_missing')
    return { phone: result.phone, shown: maskPhone(onRecord) ?? '' }
  }

  /**
   * Checks after an attempt with an unknown outcome that its slot is still free. Rejects with `slot_taken` if
   * not.
   */
  async function checkStillFree(
    { date, time }: Wish,
    { outcome }: BookingTries,
    context: CallContext,
  ): Promise<void> {
    const times = await freeTimes(date, context).catch((error: unknown) => {
      if (outcome === 'unclear') throw endpointFailure('booking_failed', error)
      // The outcome of the earlier attempt is still unknown.
      throw error instanceof AppError ? new AppError('booking_unknown', { cause: error }) : error
    })
    if (!times.includes(time)) throw new AppError('slot_taken')
  }

  return {
    async slots(date, context) {
      if (!isCalendarDate(date)) throw new AppError('validation_failed', { errors: [noSuchDate] })
      return { date, slots: isOfferedDay(date, now()) ? await freeTimes(date, context) : [] }
    },

    async book(request, tries, context) {
      const { title, uid } = request
      const wish = readWish(request, now())
      const { date, time, secondaryPhone } = wish
      const { phone, shown } =
        wish.phone === null
          ? await phoneOnRecord(uid ?? '', context)
          : { phone: wish.phone, shown: wish.phone }
      if (tries.outcome !== undefined) await checkStillFree(wish, tries, context)
      const appointment = {
        dateTime: romeDateTime(date, time),
        phone,
        ...(secondaryPhone === null ? {} : { secondaryPhone }),
        ...(isBlank(title) ? {} : { title }),
        ...(uid === undefined ? {} : { uid }),
        testData,
      }
      const isBooked = await upstream.book(appointment, context).catch((error: unknown) => {
        const outcome = error instanceof AppError ? openOutcomes.get(error.code) : undefined
        if (outcome !== undefined) tries.outcome = outcome
        throw endpointFailure(outcome === 'unknown' ? 'booking_unknown' : 'booking_failed', error)
      })
      if (!isBooked) throw new AppError('booking_failed')
      return { date, time, phone: shown }
    },
  }
}
