import t from 'tap'

import { dateInWords } from '../../src/lib/format/dates.ts'
import { euroRange, formatNumber, keepUnits } from '../../src/lib/format/numbers.ts'
import { messagingLink } from '../../src/lib/messaging-app.ts'

t.test('numbers are Italian, with a separator in four-digit numbers too', async (t) => {
  t.equal(formatNumber(1500), '1.500')
  t.equal(formatNumber(12.5), '12,5')
  t.equal(euroRange({ min: 1300, max: 25_000 }), '1.300–25.000\u00A0€')
  t.equal(euroRange({ min: 13, max: 13 }), '13\u00A0€')
})

t.test('a number and its unit stay on one line', async (t) => {
  t.equal(keepUnits('5–25 € al m², 120 m² e 6 kW'), '5–25\u00A0€ al m², 120\u00A0m² e 6\u00A0kW')
  t.equal(keepUnits('6 finestre'), '6 finestre')
})

t.test('a day is the same in every time zone', async (t) => {
  t.equal(dateInWords('2026-09-14'), '14 settembre 2026')
  t.equal(dateInWords('2026-01-01'), '1 gennaio 2026')
})

t.test('a messaging link has the whole text up to the maximum length', async (t) => {
  const link = new URL(messagingLink('+393000000000', 'Ciao & «a presto» #1?'))
  t.equal(link.origin + link.pathname, 'https://wa.me/393000000000')
  t.equal(link.searchParams.get('text'), 'Ciao & «a presto» #1?')
  const long = new URL(messagingLink('+393000000000', `${'x'.repeat(599)}😀`)).searchParams.get('text')
  t.equal(long?.length, 600, 'a split surrogate pair is repaired')
})
