import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import {
  type ChangeLine,
  readChangeLines,
  readUnchanged,
} from '../../../src/assistant/interview/acts/late/learned/change-lines.ts'
import {
  learnChangeModel,
  learnChanges,
} from '../../../src/assistant/interview/acts/late/learned/learned-changes.ts'
import { readNumberExamples } from '../../../src/assistant/interview/acts/late/numbers/number-changes.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import type { AnyJobKey } from '../../../src/assistant/jobs/job-engine.ts'
import { createGradual } from '../../../src/assistant/learning/gradual.ts'
import { unpack } from '../../../src/assistant/learning/packed.ts'
import { wholeCatalogue } from '../engines/whole-catalogue.ts'
import { lastReply } from '../last-reply.ts'

const lines = readChangeLines()

/** Messages after a figure with the answer that they change, or 'none', by writers who saw no example. They are never learned. */
const unseen = readFileSync(join(import.meta.dirname, 'unseen-switches.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [job = '', answer = '', message = ''] = line.split('\t')
    return { job: job as AnyJobKey, answer, message }
  })

/** Returns a text without accents, marks and capitals. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const pricedSlots = (key: string) =>
  wholeCatalogue.job(key as AnyJobKey)?.engine.slots.filter(({ price }) => price !== null) ?? []

/** Whether a line changes an option of a question that changes the price, or drops or replaces a job of the catalogue. */
function isPossible({ change }: ChangeLine): boolean {
  const { job } = change
  if (job === '*') return change.kind === 'option'
  if (change.kind === 'job')
    return [job, ...(change.other === null ? [] : [change.other])].every(
      (key) => wholeCatalogue.job(key) !== null,
    )
  return pricedSlots(job).some(
    ({ id, price }) => id === change.slot && price?.span?.includes(change.option) === true,
  )
}

t.test('each line has a change that an estimate can have, and many different messages', async (t) => {
  t.same(
    lines.filter((line) => !isPossible(line)),
    [],
  )
  t.same(
    lines.filter(({ messages }) => messages.length < 15),
    [],
  )
  const all = lines.flatMap(({ messages }) => messages.map((message) => plain(message)))
  t.ok(new Set(all).size / all.length > 0.99)
})

t.test('no message of the unseen sets is learned', async (t) => {
  const learned = new Set(
    [
      ...lines.flatMap(({ messages }) => messages),
      ...readUnchanged(),
      ...readNumberExamples().map(({ text }) => text),
    ].map((text) => plain(text)),
  )
  const unseenToo = readFileSync(join(import.meta.dirname, 'unseen-changes.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t').at(-1) ?? '')
  t.same(
    [...unseen.map(({ message }) => message), ...unseenToo].filter((message) => learned.has(plain(message))),
    [],
  )
})

t.test('the bundle keeps exactly what its sources learn', async (t) => {
  const kept = readFileSync(join(import.meta.dirname, '../../../../dist/meant-changes.bin'))
  const model = createGradual(learnChangeModel()).result()
  t.ok(
    isDeepStrictEqual(unpack(kept), { ...model }),
    'server/dist is older than its sources: run "npm run build"',
  )
})

t.test(
  'of messages of writers it has not seen, most switch to the right option, and few others to any',
  async (t) => {
    const guess = learnChanges().result()
    const sure = 0.4
    const guessed = unseen.map(({ job, answer, message }) => {
      const slots = new Set(pricedSlots(job).map(({ id }) => id))
      const [best] = guess(
        readUtterance(message).words,
        [job],
        (change) => change.kind === 'option' && slots.has(change.slot),
      )
      const isSure = best?.kind === 'option' && best.share >= sure
      return { answer, got: isSure ? `${best.slot}=${best.option}` : 'none' }
    })
    const switching = guessed.filter(({ answer }) => answer !== 'none')
    const others = guessed.filter(({ answer }) => answer === 'none')
    const right = switching.filter(({ answer, got }) => got === answer)
    const wrong = switching.filter(({ answer, got }) => got !== answer && got !== 'none')
    const misled = others.filter(({ got }) => got !== 'none')
    t.ok(right.length / switching.length >= 0.6, `${right.length} of ${switching.length} are right`)
    t.ok(wrong.length / switching.length <= 0.15, `${wrong.length} switch to another option`)
    t.ok(misled.length / others.length <= 0.15, `${misled.length} of ${others.length} switch to an option`)
  },
)

const rooms =
  'tinteggiare casa 85 m² a Lodi, pareti e soffitti, traspirante, muri buoni, casa arredata, un colore, appena possibile'
const plant =
  'fotovoltaico da 6 kW con batteria da 10 kWh a Lodi, tetto a falde, un piano, 5.200 kWh all’anno, appena possibile'
const coat =
  'cappotto termico di 180 m² a Lodi, EPS bianco, intonaco sano, nessun davanzale, due piani, in estate'

/** A conversation up to its figure, a message after it, and what the reply says. */
const switches: readonly (readonly [ServiceSlug, string, string, RegExp])[] = [
  [
    'tinteggiatura',
    rooms,
    'sopra lasciamo perdere che non è sporco, fate solo in verticale',
    /solo le pareti/,
  ],
  [
    'impianto_fotovoltaico',
    plant,
    'va beh facciamo senza le pile per adesso, semmai più avanti',
    /senza batteria/,
  ],
  [
    'ristrutturazione_facciata',
    coat,
    'mio cognato dice che il polistirolo prende fuoco, facciamo lana di roccia',
    /lana di roccia/,
  ],
]

t.test('a message in words that no rule knows changes the answer that it means', async (t) => {
  for (const [slug, before, message, says] of switches) {
    const reply = lastReply(slug, [before, message])
    t.match(reply, says, message)
    t.match(reply, /Prima era .* ora è/, message)
  }
})

t.test('a story, a question and one of several jobs that is dropped switch nothing', async (t) => {
  for (const message of [
    'mia cognata le ha fatte spatolate e le ha pagate una fortuna, beata lei',
    'ma se i soffitti non li tocchiamo si vede la differenza?',
  ])
    t.notMatch(lastReply('tinteggiatura', [rooms, message]), /ora è/, message)
})
