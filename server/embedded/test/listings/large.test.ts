import { romeDateTimeAt } from '@mestieri/shared/rome-time.ts'
import t from 'tap'

import { billingListing } from '../../src/listings/billing.ts'
import { formatTable } from '../../src/listings/print.ts'
import { romeDateTime } from '../../src/listings/values.ts'
import { seededDatabase } from '../data-folder.ts'

t.test('no part of the listing of billing data reads all payments for each row (O11)', async (t) => {
  const database = seededDatabase(t)
  const plans: string[] = []
  const prepare = database.prepare.bind(database)
  database.prepare = (sql) => {
    const plan = prepare(`EXPLAIN QUERY PLAN ${sql}`).all({ since: 0, limit: -1 })
    plans.push(...plan.map((row) => String(row['detail'])))
    return prepare(sql)
  }
  billingListing.rows(database)
  const searches = plans.filter((step) => step.startsWith('SEARCH'))
  t.match(
    searches.find((step) => step.includes('payment_intents_by_payer')),
    'payment_intents_by_payer (uid=? AND created_at<?)',
  )
  const scanned = plans.flatMap((step) => /^SCAN (\w+)/.exec(step)?.[1] ?? [])
  t.same(scanned.toSorted(), ['b', 'i'], 'billing data and payments are each read once')
})

t.test('a table of many rows is printed', async (t) => {
  const listing = { title: 'Things', columns: ['name'], isDated: false, rows: () => [] }
  const rows = Array.from({ length: 150_000 }, () => ({ name: 'x' }))
  t.ok(formatTable(listing, rows).startsWith('Things: 150000\n\nname\nx\n'))
})

t.test('times are those of Rome, also on the days when the clock changes', async (t) => {
  const minute = 60_000
  for (const start of ['2026-03-28T22:00Z', '2026-10-24T22:00Z', '2026-12-31T22:00Z', '2026-07-01T20:00Z']) {
    for (
      let instant = Date.parse(start);
      instant < Date.parse(start) + 30 * 60 * minute;
      instant += 17 * minute
    ) {
      const { date, time } = romeDateTimeAt(instant)
      if (romeDateTime(instant) !== `${date} ${time}`) t.fail(`${instant}: ${romeDateTime(instant)}`)
    }
  }
  t.equal(romeDateTime(Date.parse('2026-11-20T10:05:30Z')), '2026-11-20 11:05')
})
