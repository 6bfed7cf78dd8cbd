import t from 'tap'

import { readCorrections } from '../../../src/assistant/italian/sentences/corrections.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'

/** A message, and its parts: '!' before one that corrects, '-' before one that takes something out. */
const parts: readonly (readonly [message: string, parts: readonly string[]])[] = [
  ['80 mq, anzi 90', ['80 mq, ', '!90']],
  ['mi sono sbagliata, sono 3 bagni', ['', '!sono 3 bagni']],
  ['no scusa, il tetto è 120 mq e i muri sono buoni', ['', '!il tetto è 120 mq e i muri sono buoni']],
  ['ci ho ripensato: lavabile', ['', '!lavabile']],
  ['non 80, 90', ['!non 80, 90']],
  ['90 non 80', ['!90 non 80']],
  ['invece di 80 fai 95', ['!invece di 80 fai 95']],
  ['togli il battiscopa', ['!-togli il battiscopa']],
  ['cambia in triplo', ['!cambia in triplo']],
  ['80 mq e due bagni', ['80 mq e due bagni']],
  ['pensandoci meglio, sono 12 mq', ['', '!sono 12 mq']],
  ['ho detto una cavolata, sono 95 mq', ['', '!sono 95 mq']],
  ['ho scritto male, le finestre sono 8', ['', '!le finestre sono 8']],
  ['60 era quella di prima, questa è 95', ['!60 era quella di prima, questa è 95']],
  ['non ho fretta', ['non ho fretta']],
]

t.test('a correction is told from a first statement', (t) => {
  for (const [message, expected] of parts) {
    const found = readCorrections(message).map(
      ({ text, corrects, removes }) => `${corrects ? '!' : ''}${removes ? '-' : ''}${text}`,
    )
    t.same(found, expected, message)
  }
  t.end()
})

/** A message, the figures that it says and those that it denies. */
const figures: readonly (readonly [message: string, said: readonly number[], denied: readonly number[]])[] = [
  ['non 80, 90', [90], [80]],
  ['90 mq non 80', [90], [80]],
  ['invece di 80 fai 95', [95], [80]],
  ['95 al posto di 80', [95], [80]],
  ['mica 3 bagni, sono 2', [2], [3]],
  ['nn 80 mq ma 75', [75], [80]],
  ['non più di 80', [80], []],
  ['pensavo a 6 kw ma l’installatore consiglia di stare più alti, 9', [9], [6]],
  ['48 mq, avevo detto 60 al collega ma erano con la cantina', [48], [60]],
  ['80 mq', [80], []],
  ['60 era quella di prima, questa è 95 mq', [95], [60]],
  ['80 mq erano quelli della casa vecchia, questa è di 65', [65], [80]],
  ['la vecchia era 80, la nuova è 95', [80, 95], []],
]

t.test('a figure that is denied is not said', (t) => {
  for (const [message, said, denied] of figures) {
    const utterance = readUtterance(message)
    t.same(
      utterance.quantities.map(({ high }) => high),
      said,
      message,
    )
    t.same(
      utterance.denied.map(({ high }) => high),
      denied,
      message,
    )
  }
  t.end()
})
