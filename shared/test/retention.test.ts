import t from 'tap'

import { invoiceYears, retention } from '../src/retention.ts'

const daysOf: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'Un giorno': [1, 1],
  'Trenta giorni': [30, 30],
  'Novanta giorni': [90, 90],
  'Sei mesi': [181, 184],
  'Un anno': [365, 366],
}

t.test('SP-09: the words of each retention time say what its days are', (t) => {
  for (const [kind, { days, words }] of Object.entries(retention)) {
    const [least, most] = daysOf[words] ?? [Infinity, 0]
    t.ok(days >= least && days <= most, kind)
  }
  t.same(invoiceYears, { years: 10, words: 'Dieci anni' })
  t.end()
})
