import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import t from 'tap'

import {
  guessNumberChange,
  learnNumberModel,
  readNumberExamples,
} from '../../../src/assistant/interview/acts/late/numbers/number-changes.ts'
import type { AnyJobKey } from '../../../src/assistant/jobs/job-engine.ts'
import { createGradual } from '../../../src/assistant/learning/gradual.ts'
import { unpack } from '../../../src/assistant/learning/packed.ts'
import { changesMadeBy } from '../late-changes-made.ts'

t.test('each kind of change has many different messages', async (t) => {
  const examples = readNumberExamples()
  for (const [kind, all] of Map.groupBy(examples, ({ of }) => of)) t.ok(all.length >= 100, kind)
  t.equal(new Set(examples.map(({ text }) => text)).size, examples.length)
})

t.test('the bundle keeps exactly what its sources learn', async (t) => {
  const kept = readFileSync(join(import.meta.dirname, '../../../../dist/number-changes.bin'))
  const model = createGradual(learnNumberModel()).result()
  t.ok(
    isDeepStrictEqual(unpack(kept), { ...model }),
    'server/dist is older than its sources: run "npm run build"',
  )
})

t.test('without a figure nothing is a total, and with one nothing is twice as much', async (t) => {
  for (const text of ['sono 12 in tutto', 'ne metta il doppio', 'tre li tolga']) {
    t.notMatch(guessNumberChange(text, 0).of, /total|more|less$|times/, text)
    t.notMatch(guessNumberChange(text, 1).of, /double|half|one-/, text)
    t.not(guessNumberChange(text, 1).of, 'part')
  }
})

/** Jobs in hand, a message, and what it changes. */
const cases: readonly (readonly [AnyJobKey[], string, readonly string[]])[] = [
  // A figure that is taken away, or comes on top, is no total.
  [
    ['ristrutturazione/pavimenti'],
    'l’ingresso lo teniamo com’è che ha la graniglia bella, tolga 9 metri quadri dal conto del pavimento',
    ['superficie=51'],
  ],
  [
    ['ristrutturazione/porte'],
    'le porte sono due in più di quel che le avevo detto, c’è anche il ripostiglio e la stireria',
    ['porte=7'],
  ],
  // The other answers of the message are kept.
  [
    ['ristrutturazione/parquet'],
    'il corridoio lo lasciamo in cotto, tolga 8 metri quadri, e lo facciamo a spina di pesce',
    ['superficie=52', 'disegno=spina'],
  ],
  // 'Uno solo' is a number, and a total that a word before it concludes is no difference.
  [
    ['ristrutturazione_tetto/travi'],
    'allora una sola, quella marcia davvero, l’altra aspetta',
    ['numero-travi=1'],
  ],
  // Some of the windows are French ones.
  [['serramenti/finestre'], 'di queste 5 due sono portefinestre', ['finestre=3', 'portefinestre=2']],
  // Figures of two kinds are multiplied.
  [
    ['ristrutturazione_facciata/frontalini'],
    'ho rimisurato: ogni balcone ha 6 metri di bordo e i balconi sono 3',
    ['frontalini=18'],
  ],
  // The other side of a measured thing is kept by the rules, and the age counts nothing.
  [['ristrutturazione/porte'], 'abito al 4 piano e le porte hanno 30 anni', []],
  // Without a figure
  [
    ['ristrutturazione/muro'],
    'quel tramezzo non lo tiriamo giù tutto, solo mezzo, l’altra metà mi serve per appoggiarci il mobile',
    ['muroMq=5'],
  ],
  // Thanks and stories change nothing.
  [
    ['ristrutturazione_tetto/rifare'],
    'grazie mille per la velocità, ne parlo stasera con mia sorella che la casa è a metà e le faccio sapere',
    [],
  ],
]

t.test('a message changes a number by its figure, or without one', async (t) => {
  for (const [keys, message, changes] of cases) t.same(changesMadeBy(keys, message), changes, message)
})
