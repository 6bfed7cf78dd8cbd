import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { knowledge } from '../../../src/assistant/answers/knowledge.ts'
import { createEngines } from '../../../src/assistant/engines/all.ts'
import { type CaseState, freshCase } from '../../../src/assistant/interview/case.ts'
import { createCatalogue } from '../../../src/assistant/interview/catalogue.ts'
import type { Turn } from '../../../src/assistant/interview/context.ts'
import { createSurveyor } from '../../../src/assistant/interview/surveyor.ts'
import { createPlaceIndex } from '../../../src/assistant/italian/places/place-index.ts'
import { knownAmounts } from '../../../src/assistant/model/guard/known-amounts.ts'
import { objectTo } from '../../../src/assistant/model/guard/reply-guard.ts'
import { systemPrompt } from '../../../src/assistant/model/prompt/prompt.ts'
import { describeTools } from '../../../src/assistant/model/tools.ts'

const catalogue = createCatalogue(createEngines(), createPlaceIndex())
const morning = Date.parse('2026-11-20T09:00:00Z')

/** The prompt after these messages to the real surveyor. */
function promptAfter(slug: ServiceSlug, messages: readonly string[], { now = morning, canSee = false } = {}) {
  const surveyor = createSurveyor(catalogue, knowledge, slug)
  let state: CaseState = freshCase
  let turn: Turn | null = null
  for (const content of messages) {
    turn = surveyor.handle(state, { content, photos: 0, now })
    state = turn.state
  }
  if (!turn) throw new RangeError('no message')
  return { prompt: systemPrompt({ surveyor, turn, now, canSee }), turn }
}

const painting = 'imbiancare 85 mq a Monza, pareti e soffitti, lavabile, casa arredata, muri buoni'

t.test('the prompt holds the date, and what is known and open of each job', async (t) => {
  const { prompt } = promptAfter('tinteggiatura', ['imbiancare 85 mq a Monza e anche cambiare la caldaia'])
  t.match(prompt, /Oggi è venerdì 20 novembre 2026\./)
  t.match(prompt, /Lavoro tinteggiatura\/interni: .*\nSi sa:\n- superficie \(Misure\): 85 m²/)
  t.match(prompt, /Lavoro caldaia\/\S+: /)
  t.match(prompt, /Domande aperte:\n[^]*- finitura: .*lavabile/)
  t.match(prompt, /- comune \(Dove\): Monza \(MB\)/)
  t.match(prompt, /La prossima domanda è \w+\./)
  t.notMatch(prompt, /La stima che il cliente vede/, 'before the first estimate there is none')
})

t.test('the shown estimate is in it with lines, contents, drivers, time, permits and VAT', async (t) => {
  const { prompt, turn } = promptAfter('tinteggiatura', [painting])
  const [card] = turn.reply.estimates ?? []
  t.ok(card)
  for (const words of [
    'Stima indicativa: ',
    'IVA 10 % compresa',
    'Senza IVA: ',
    'Voci, senza IVA:',
    'Cosa sposta il prezzo:',
    'Permessi: ',
    ...(card?.included ?? []),
    ...(card?.excluded ?? []),
    ...(card?.lines.map(({ label }) => label) ?? []),
    ...(card?.drivers.map(({ label, words }) => `${label}: ${words}`) ?? []),
    card?.duration ?? '',
  ]) {
    t.ok(prompt.includes(words), words)
  }
})

t.test('after the estimate it stays, with the figure of before a change', async (t) => {
  const { prompt } = promptAfter('tinteggiatura', [painting, 'e se fossero 100 mq?', 'perché così caro?'])
  t.match(prompt, /La stima che il cliente vede\n.*Stima indicativa: .*100 m²/)
  t.match(prompt, /Prima dell’ultima modifica, .*: [\d.]+–[\d.]+ €/)
})

t.test('levels are in it with their prices', async (t) => {
  const { prompt, turn } = promptAfter('ristrutturazione_bagno', [
    'rifare il bagno di 6 mq a Monza',
    'dammi subito il prezzo',
  ])
  t.ok(turn.reply.estimates?.[0]?.tiers.length)
  t.match(prompt, /Fasce, con IVA:\n- Base, /)
})

t.test(
  'every standing fact is in it: free, privacy, choice, guarantee, payment, what comes next',
  async (t) => {
    const { prompt } = promptAfter('tinteggiatura', [painting])
    const facts = prompt.slice(prompt.indexOf('Fatti che valgono sempre'))
    for (const words of [
      /gratis/i,
      /privacy/i,
      /visura|scegli/i,
      /garan/i,
      /acconto|pag/i,
      /sopralluogo/i,
      /permess/i,
    ]) {
      t.match(facts, words)
    }
  },
)

t.test('tax relief is in it with its last day and its ceiling, and not a day longer', async (t) => {
  t.match(promptAfter('tinteggiatura', [painting]).prompt, /valide fino al 31 dicembre 2026.*96\.000 €/)
  const later = promptAfter('tinteggiatura', [painting], { now: Date.parse('2027-01-02T09:00:00Z') }).prompt
  t.match(later, /Sulle detrazioni non dire nulla/)
  t.notMatch(later, /96\.000|50%/)
})

t.test('a job without a price is told to be one, with what the professional looks at', async (t) => {
  const { prompt, turn } = promptAfter('ristrutturazione_bagno', ['voglio costruire una piscina in giardino'])
  t.same(turn.reply.estimates ?? [], [])
  t.match(prompt, /Non ha un prezzo: /)
})

t.test('whether it sees photos is told to the model', async (t) => {
  t.match(promptAfter('tinteggiatura', [painting]).prompt, /Non puoi guardare le foto/)
  t.match(
    promptAfter('tinteggiatura', [painting], { canSee: true }).prompt,
    /Vedi le foto della conversazione/,
  )
})

t.test('every reply of the rules may be said by the model', async (t) => {
  const messages = [
    painting,
    'perché così caro?',
    'cosa è compreso?',
    'ci sto con 3.000 euro?',
    'e il bonus?',
    'e se fosse vuota?',
  ]
  for (let count = 1; count <= messages.length; count += 1) {
    const { prompt, turn } = promptAfter('tinteggiatura', messages.slice(0, count))
    const known = knownAmounts({ own: [prompt, ...turn.reply.paragraphs], customer: messages })
    for (const paragraph of turn.reply.paragraphs) {
      t.equal(objectTo(paragraph.slice(0, 1500), { known, canSee: false }), null, paragraph)
    }
  }
})

t.test('every job of the catalogue may be named by its key', async (t) => {
  const [, name] = describeTools(catalogue) as {
    function: { parameters: { properties: { lavoro: { enum: string[] } } } }
  }[]
  const keys = name?.function.parameters.properties.lavoro.enum ?? []
  t.ok(keys.length > 90)
  t.equal(new Set(keys).size, keys.length)
  for (const key of keys) t.ok(catalogue.job(key as `altro/${string}`), key)
})
