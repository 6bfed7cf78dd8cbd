import { maxJobValue } from '@mestieri/shared/commission.ts'
import t from 'tap'

import {
  jobValueMessages,
  jobValueText,
  readJobValue,
} from '../../../../src/pages/work-with-us/calculator/job-value.ts'

const read: readonly (readonly [text: string, cents: number])[] = [
  ['8000', 800_000],
  ['8.000', 800_000],
  ['8.000,50', 800_050],
  ['8000,5', 800_050],
  ['3428,57', 342_857],
  ['3.428,57', 342_857],
  ['20.000', 2_000_000],
  ['1.000.000', 100_000_000],
  [' 8.000 € ', 800_000],
  ['8 000', 800_000],
  ['8.000\u00A0€', 800_000],
  ['8000 euro', 800_000],
  ['0', 0],
  ['007', 700],
  // A phone's keypad may have a point instead of the comma.
  ['3428.57', 342_857],
  ['12.5', 1_250],
  // Unfinished input.
  ['8.', 800],
  ['8.0', 800],
  ['8.00', 800],
  ['8.000,', 800_000],
  ['8.000,5', 800_050],
]

t.test('euros are parsed in Italian notation, unfinished input too', async (t) => {
  for (const [text, cents] of read) t.same(readJobValue(text), { ok: true, cents }, text)
})

t.test('a text that is not an amount is refused', async (t) => {
  const unreadable = [
    'ottomila',
    '-100',
    '8,000.50',
    '8.00,50',
    '80.00.000',
    '1,234',
    '8.0000',
    '1e3',
    ',50',
    '.',
    '8,5,0',
    '٣',
  ]
  for (const text of unreadable) t.same(readJobValue(text), { ok: false, fault: 'unreadable' }, text)
  for (const text of ['', '  ', '€', '\u00A0'])
    t.same(readJobValue(text), { ok: false, fault: 'missing' }, text)
  for (const text of ['1.000.000,01', '1000001', '9'.repeat(20)]) {
    t.same(readJobValue(text), { ok: false, fault: 'too_large' }, text)
  }
})

t.test('a formatted amount parses to the same value', async (t) => {
  t.equal(jobValueText(800_000), '8.000')
  t.equal(jobValueText(342_857), '3.428,57')
  t.equal(jobValueText(800_050), '8.000,50')
  for (const cents of [0, 7, 70, 12_345, 100_000, 342_857, 2_000_000, maxJobValue]) {
    t.same(readJobValue(jobValueText(cents)), { ok: true, cents })
  }
})

t.test('each fault has a message', async (t) => {
  for (const words of Object.values(jobValueMessages)) t.match(words, /^\p{Lu}.*\.$/u)
  t.match(jobValueMessages.too_large, '1.000.000\u00A0€')
})
