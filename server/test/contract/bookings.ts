import { offeredDays, romeDateTime, romeMidnight } from '@mestieri/shared/rome-time.ts'
import type { Test } from 'tap'

import type { UpstreamAddress } from '../../src/config/config.ts'
import { createCaller } from './caller.ts'

interface BookingsContractOptions {
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Whether calls may be booked, marked as tests. */
  readonly mayWrite: boolean
}

interface FreeSlot {
  readonly date: string
  /** `HH:MM`. */
  readonly time: string
}

/**
 * What the calendar's callables promise (specification, sections 3, 5 and 7; contract.md, section 5), tested without
 * knowing how many calls fit into a slot.
 */
export async function bookingsContract(
  suite: Test,
  address: UpstreamAddress,
  { now, mayWrite }: BookingsContractOptions,
): Promise<void> {
  const call = createCaller(suite, address)

  async function slots(date: string): Promise<unknown> {
    const { status, body } = await call('get_calendar_availabilities/', { date_milli: romeMidnight(date) })
    if (status === 404) return []
    if (status !== 200) throw new Error(`the calendar answered ${status}`)
    const [list = []] = Object.values(body as object) as unknown[]
    return list
  }

  // Today's slots may pass while the suite runs.
  const days = offeredDays(now).slice(1)

  await suite.test('a day is a map whose first key holds its slots, written hour_minute', async (t) => {
    for (const date of days.slice(0, 14)) {
      const list = await slots(date)
      t.ok(Array.isArray(list), date)
      const odd = (list as unknown[]).filter((slot) => !/^([01]?\d|2[0-3])_[0-5]\d$/.test(String(slot)))
      t.same(odd, [], date)
      t.equal(new Set(list as unknown[]).size, (list as unknown[]).length, 'each once')
    }
  })

  await suite.test('a day that is over has no slots', async (t) => {
    t.same(await slots('2024-01-10'), [])
  })

  if (!mayWrite) return

  async function findFree(): Promise<FreeSlot> {
    // From the end: those are the days that nobody has asked for yet.
    for (const date of days.toReversed()) {
      const list = (await slots(date)) as string[]
      const last = list.at(-1)
      if (last !== undefined) return { date, time: last.padStart(5, '0').replace('_', ':') }
    }
    throw new Error('sixty days without a slot')
  }

  async function book({ date, time }: FreeSlot, phone: string): Promise<boolean> {
    const { status, body } = await call('add_calendar_event/', {
      date_time: romeDateTime(date, time),
      contact_telephone: phone,
      secondary_telephone: '+390612345678',
      title: 'Contract suite',
      test_data: true,
    })
    if (status >= 500) throw new Error(`the calendar answered ${status}`)
    return status === 200 && Boolean(body)
  }

  await suite.test('a slot can be booked until it is full, and is then offered no more', async (t) => {
    const slot = await findFree()
    const offered = async () => {
      const list = (await slots(slot.date)) as string[]
      return list.some((text) => text.padStart(5, '0').replace('_', ':') === slot.time)
    }
    t.equal(await book(slot, '+393000000000'), true)
    // Nobody knows how many fit; more than a few are no call with a consultant.
    for (let count = 1; count <= 10 && (await offered()); count += 1) {
      t.equal(await book(slot, `+39300000${String(count).padStart(4, '0')}`), true)
    }
    t.equal(await offered(), false)
    t.equal(await book(slot, '+393000009999'), false, 'the answer is then not truthy')
  })

  await suite.test('20 callers at once for one slot: no more succeed than one after the other', async (t) => {
    const slot = await findFree()
    const calls = Array.from({ length: 20 }, (_, index) => book(slot, `+39300001${1000 + index}`))
    const booked = (await Promise.all(calls)).filter(Boolean).length
    t.ok(booked >= 1 && booked <= 10, `${booked} booked`)
    t.notOk(((await slots(slot.date)) as string[]).includes(slot.time.replace(':', '_')))
  })

  await suite.test('a booking without a telephone or a time is none', async (t) => {
    for (const body of [
      { date_time: romeDateTime(days.at(-1) ?? '', '09:30') },
      { contact_telephone: '+393000000000' },
    ]) {
      const { status, body: answer } = await call('add_calendar_event/', { ...body, test_data: true })
      t.ok(status >= 400 || !answer, JSON.stringify(body))
    }
  })
}
