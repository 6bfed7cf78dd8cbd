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
import { maskPhone } from './affiliate-views.ts'
import { endpointFailure } from './endpoint-failure.ts'

/** What tries of one request under one idempotency key leave for the next. */
export interface BookingTries {
  /**
   * After one that may have been carried out all the same: `unknown` where no answer came in time, `unclear` where it
   * broke off or said nothing that can be read.
   */
  outcome?: string
}

/** The rules of callback bookings (contract.md, 'Bookings'); days and times are Rome's. */
export interface BookingsService {
  /**
   * The free times of a day, as upstream has them now; none on a day that is not offered. Rejects with
   * `validation_failed` for what is no day, and with the general upstream codes.
   */
  slots(date: string, context: CallContext): Promise<Slots>
  /**
   * Books a call; it is sent once and never again. Rejects with `booking_fields_missing`, `validation_failed`,
   * `booking_date_unavailable`, `booking_unknown` where no answer came in time, and `booking_failed`, with the status
   * of what happened, for any other failure and where upstream says no.
   *
   * @param tries where an earlier one has an outcome that nobody knows, the slots are read before it is sent again:
   * gone, it rejects with `slot_taken`. A try that ends so is noted in it.
   */
  book(request: BookingRequest, tries: BookingTries, context: CallContext): Promise<Booking>
}

interface BookingsDeps {
  readonly upstream: BookingsUpstream
  readonly affiliates: Pick<AffiliatesUpstream, 'byUid'>
  /** Whether calls are marked as tests. */
  readonly testData: boolean
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** Failures after which the call may be booked all the same (security.md, ID-04), and how the next try finds them. */
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

/** The number in E.164, null for none; what is wrong with it goes to the list. */
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
  /** What the reply says of it. */
  readonly shown: string
}

interface Wish {
  readonly date: string
  readonly time: string
  /** Null: the one of the professional's record. */
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

/** The bookings service. */
export function createBookingsService({
  upstream,
  affiliates,
  testData,
  now,
}: BookingsDeps): BookingsService {
  async function freeTimes(date: string, context: CallContext): Promise<string[]> {
    return offeredTimes(date, await upstream.slots(romeMidnight(date), context), now())
  }

  /** The telephone of a professional's record, and the same as pages show it (`phoneMasked` of a contact). */
  async function phoneOnRecord(uid: string, context: CallContext): Promise<Telephone> {
    const affiliate = await affiliates.byUid(uid, context).catch((error: unknown) => {
      throw endpointFailure('booking_failed', error)
    })
    const onRecord = affiliate?.phone ?? ''
    const result = parsePhone(onRecord)
    // One that cannot be called is none: whoever books has to give another.
    if (!result.ok) throw new AppError('booking_fields_missing')
    return { phone: result.phone, shown: maskPhone(onRecord) ?? '' }
  }

  /** After a try of which nobody knows whether it was carried out: whether its slot is still there. */
  async function checkStillFree(
    { date, time }: Wish,
    { outcome }: BookingTries,
    context: CallContext,
  ): Promise<void> {
    const times = await freeTimes(date, context).catch((error: unknown) => {
      if (outcome === 'unclear') throw endpointFailure('booking_failed', error)
      // What became of that try is as open as before.
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
