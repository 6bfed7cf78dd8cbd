import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { writeReply } from '@mestieri/shared/chat/reply-format.ts'
import t from 'tap'

import { emergencyIn, emergencyReply } from '../../../src/assistant/answers/emergency/emergency.ts'
import {
  learnDangerModel,
  likelyDanger,
  readDangerExamples,
} from '../../../src/assistant/answers/emergency/learned/learned-dangers.ts'
import { knowledge } from '../../../src/assistant/answers/knowledge.ts'
import { type CaseState, freshCase } from '../../../src/assistant/interview/case.ts'
import type { TurnContext } from '../../../src/assistant/interview/context.ts'
import { createSurveyor } from '../../../src/assistant/interview/surveyor.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { createGradual } from '../../../src/assistant/learning/gradual.ts'
import { unpack } from '../../../src/assistant/learning/packed.ts'
import { wholeCatalogue } from '../engines/whole-catalogue.ts'
import { lastParsed } from '../last-reply.ts'
import { blindDangers, blindHarmless } from './blind-emergencies.ts'
import { emergencies, harmless } from './emergencies.ts'
import { moreEmergencies, moreHarmless } from './more-emergencies.ts'
import { ordinaryDamages } from './ordinary-damages.ts'
import { presentDangers } from './present-dangers.ts'
import { unseenDangers, unseenHarmless } from './unseen-dangers.ts'

/** 29 November 2026, in the middle of the morning. */
const now = Date.parse('2026-11-29T09:00:00Z')

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '')
const dangersIn = (text: string): { message: string; danger: string }[] =>
  lines(text).map((line) => {
    const [message = '', danger = ''] = line.split('|')
    return { message, danger }
  })
/** Dangers and harmless messages that the rules know and the model has not learned. */
const dangers = dangersIn(emergencies + moreEmergencies + presentDangers + blindDangers)
const calm = lines(harmless + moreHarmless + ordinaryDamages + blindHarmless)
const shareOf = <Item>(all: readonly Item[], holds: (one: Item) => boolean): number =>
  all.filter((one) => holds(one)).length / all.length

t.test('the examples are many, different, and none of those that the rules are tested with', async (t) => {
  const examples = readDangerExamples()
  t.ok(examples.length > 1500)
  const texts = new Set(examples.map(({ text }) => text.toLowerCase()))
  t.equal(texts.size, examples.length)
  t.same(
    [
      ...[...dangers, ...dangersIn(unseenDangers)].map(({ message }) => message),
      ...calm,
      ...lines(unseenHarmless),
    ].filter((message) => texts.has(message.toLowerCase())),
    [],
  )
})

t.test(
  'the model alone finds most dangers that it has not learned, and nearly no other message',
  async (t) => {
    const found = dangers.filter(({ message }) => likelyDanger(readUtterance(message)) !== null)
    t.ok(found.length / dangers.length >= 0.7, `${found.length} of ${dangers.length}`)
    const right = shareOf(found, ({ message, danger }) => likelyDanger(readUtterance(message)) === danger)
    t.ok(right >= 0.9, `${right} of them are the right one`)
    const wrong = shareOf(calm, (message) => likelyDanger(readUtterance(message)) !== null)
    t.ok(wrong <= 0.06, `${wrong} of the harmless messages`)
  },
)

t.test(
  'the rules and the model find most dangers of writers they have not seen, and few harmless messages',
  async (t) => {
    const unseen = dangersIn(unseenDangers)
    const found = unseen.filter(({ message }) => knowledge.emergency(readUtterance(message), null) !== null)
    t.ok(found.length / unseen.length >= 0.75, `${found.length} of ${unseen.length}`)
    const wrong = shareOf(
      lines(unseenHarmless),
      (message) => knowledge.emergency(readUtterance(message), null) !== null,
    )
    t.ok(wrong <= 0.1, `${wrong} of the harmless messages`)
  },
)

/** Dangers that neither a rule nor an example knows. */
const unknown = [
  ['da quando è accesa la stufetta il nonno farfuglia e si addormenta seduto', 'carbon-monoxide'],
  ['il controsoffitto del bar si è imbarcato e sta scendendo', 'collapse'],
  ['la tubatura in lavanderia ha ceduto, siamo coi piedi a mollo', 'water'],
] as const

t.test('a danger that no rule knows gets its safety steps and no question', async (t) => {
  for (const [message, danger] of unknown) {
    t.equal(emergencyIn(readUtterance(message)), null, 'no rule knows it')
    t.equal(knowledge.emergency(readUtterance(message), null)?.danger, danger, message)
    t.equal(knowledge.emergency(readUtterance(message), 'water'), null, 'not after another report')
    const reply = lastParsed('ristrutturazione', [message])
    t.match(reply.text, /112/, message)
    t.notMatch(reply.text, /\?/)
  }
})

t.test('a question what could happen is no report, unless it holds a sign of a present danger', async (t) => {
  const supposed = 'E se intanto che xe tuto verto vien zo un temporal?'
  t.equal(likelyDanger(readUtterance(supposed)), null)
  t.not(
    likelyDanger(readUtterance('e se sento odore di zolfo vicino al contatore e mi gira la testa?')),
    null,
  )
  t.not(
    likelyDanger(
      readUtterance('Se intanto cede tutto? La tubatura in lavanderia ha ceduto, siamo coi piedi a mollo'),
    ),
    null,
  )
})

t.test('an answer to a question that is only like a report of a danger is an answer', async (t) => {
  const doubting: TurnContext['knowledge'] = {
    ...knowledge,
    emergency: ({ raw }) =>
      raw.startsWith('sto a Lodi') ? { ...emergencyReply('collapse', ''), isSure: false } : null,
  }
  const surveyor = createSurveyor(wholeCatalogue, doubting, 'tinteggiatura')
  const say = (state: CaseState, content: string) => surveyor.handle(state, { content, photos: 0, now })
  const asked = say(freshCase, 'togliere la muffa, 2 m², senza ridipingere il resto della stanza')
  t.equal(asked.state.asked?.slot, 'comune')
  t.notMatch(writeReply(say(asked.state, 'sto a Lodi').reply), /112/)
  t.match(writeReply(say(freshCase, 'sto a Lodi').reply), /112/, 'no question is open')
  const longer =
    'sto a Lodi e da stamattina il muro della camera si è spostato e non riesco più ad aprire la porta'
  t.match(writeReply(say(asked.state, longer).reply), /112/, 'it says more than the answer')
})

t.test('the bundle keeps exactly what its sources learn', async (t) => {
  const kept = readFileSync(join(import.meta.dirname, '../../../../dist/reported-dangers.bin'))
  const model = createGradual(learnDangerModel()).result()
  t.ok(
    isDeepStrictEqual(unpack(kept), { ...model }),
    'server/dist is older than its sources: run "npm run build"',
  )
})
