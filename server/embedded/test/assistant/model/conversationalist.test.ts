import { parseReply, writeReply } from '@mestieri/shared/chat/reply-format.ts'
import t, { type Test } from 'tap'

import { freshState, type InterviewState } from '../../../src/assistant/interview/state.ts'
import { createModelConversationalist } from '../../../src/assistant/model/conversationalist.ts'
import { book, inShort, interviewerOf, morning } from '../interviews.ts'
import { type ModelAnswer, startModelServer } from './model-server.ts'

interface Options {
  readonly vision?: boolean
  readonly deadline?: number
  readonly newPictures?: readonly string[]
  readonly photos?: number
  readonly state?: InterviewState
  readonly slug?: string
  readonly apiKey?: string | null
}

const asking: InterviewState = { ...freshState, greeted: true, asked: 'superficie' }

/** One message to a conversationalist whose model gives these answers. */
async function ask(t: Test, content: string, answers: readonly ModelAnswer[], options: Options = {}) {
  const { url, requests } = await startModelServer(t, answers)
  const warnings: unknown[] = []
  const { apiKey = 'secret', vision = false, deadline = 5000, slug = 'tinteggiatura' } = options
  const conversationalist = createModelConversationalist(
    {
      model: { url: `${url}/`, apiKey, model: 'small', vision },
      deadline,
      pictureUrl: async (name) => (name === 'gone.jpg' ? null : `data:image/jpeg;base64,${name}`),
      log: { warn: (fields: unknown) => warnings.push(fields) },
    },
    book,
  )
  const turn = await conversationalist.turn(
    interviewerOf(slug),
    options.state ?? asking,
    { content, photos: options.photos ?? 0, now: morning },
    {
      history: () => [
        { role: 'user', content: 'Ciao' },
        { role: 'assistant', content: 'Quanto è grande?\n[[risposte]]["Non lo so"][[/risposte]]' },
      ],
      newPictures: () => options.newPictures ?? [],
    },
  )
  const reply = writeReply(turn.reply)
  return { turn, reply, parsed: parseReply(reply), requests, warnings, facts: inShort(turn.state.facts) }
}

const record = (slot: string, valore: string): readonly [string, unknown] => [
  'registra_risposta',
  { slot, valore },
]

t.test('what the model understands goes through the slots, and its words reach the customer', async (t) => {
  const { parsed, facts, turn, requests, warnings } = await ask(t, 'è un appartamentone, direi ottanta', [
    { calls: [record('superficie', '80 mq'), record('stato', 'buono')] },
    { text: 'Bello, un appartamentone! Dipingiamo anche i soffitti?' },
  ])
  t.same(facts, { superficie: '80', stato: 'buono' })
  t.equal(parsed.text, 'Bello, un appartamentone! Dipingiamo anche i soffitti?')
  t.equal(turn.state.asked, 'superfici')
  t.same(parsed.chips, ['Pareti e soffitti', 'Solo le pareti', 'Non lo so'])
  t.same(warnings, [])
  const [first, second] = requests
  t.match(first, { authorization: 'Bearer secret', url: '/v1/chat/completions', body: { model: 'small' } })
  t.same(
    first?.body.tools.map((tool) => tool.function.name),
    ['registra_risposta', 'richiedi_foto', 'calcola_stima', 'suggerisci_professionisti'],
  )
  t.same(
    first?.body.messages.map(({ role }) => role),
    ['system', 'user', 'assistant', 'user'],
  )
  t.equal(first?.body.messages[2]?.content, 'Quanto è grande?', 'blocks are no words')
  t.match(second?.body.messages.at(-2), { role: 'tool', tool_call_id: 'call_0', content: /prossima_domanda/ })
})

t.test('without a key none is sent', async (t) => {
  const { requests } = await ask(t, 'ciao', [{ text: 'Ciao! Quanto è grande la casa?' }], { apiKey: null })
  t.equal(requests[0]?.authorization, undefined)
})

t.test('a reply that asks nothing is followed by the question', async (t) => {
  const { parsed } = await ask(t, 'che bella giornata', [{ text: 'Vero, giornata splendida.' }])
  t.match(parsed.text, /splendida\.\n\nQuanto è grande la casa/)
})

const allButPhotos: InterviewState = {
  ...asking,
  asked: 'foto',
  facts: {
    superficie: { kind: 'number', low: 80, high: 80 },
    superfici: { kind: 'choice', option: 'pareti' },
    stato: { kind: 'choice', option: 'buono' },
    finitura: { kind: 'choice', option: 'traspirante' },
    arredo: { kind: 'choice', option: 'vuota' },
    comune: {
      kind: 'place',
      place: { city: 'ROMA (RM)', province: 'RM', region: 'Lazio', label: 'Roma (RM)' },
    },
  },
}

t.test('the estimate is the price book’s, whatever the model would say', async (t) => {
  const { parsed, requests } = await ask(
    t,
    'le foto non le ho',
    [
      { calls: [record('foto', 'no')] },
      { calls: [['calcola_stima', {}]] },
      { text: 'Ecco l’idea di spesa che mi hai chiesto.' },
    ],
    { state: allButPhotos },
  )
  t.match(parsed.estimates[0], { min: 1000, max: 2400, profession: 'Imbianchino' })
  t.match(parsed.text, /^Ecco l’idea di spesa[^]*Stima indicativa: 1\.000–2\.400 €, IVA esclusa/)
  t.match(requests[2]?.body.messages.at(-1)?.content, /"minimo":1000,"massimo":2400/)
})

t.test('the estimate comes also when the model forgets to ask for it', async (t) => {
  const { parsed } = await ask(
    t,
    'niente foto',
    [{ calls: [record('foto', 'no')] }, { text: 'Perfetto, grazie.' }],
    { state: allButPhotos },
  )
  t.match(parsed.estimates[0], { min: 1000, max: 2400 })
})

t.test('an estimate that is asked for too early is refused, with what is missing', async (t) => {
  const { parsed, requests } = await ask(t, 'quanto costa?', [
    { calls: [['calcola_stima', {}]] },
    { text: 'Prima mi serve sapere quanto è grande la casa: quanti metri quadri?' },
  ])
  t.same(parsed.estimates, [])
  t.match(requests[1]?.body.messages.at(-1)?.content, /mancano risposte.*superficie/)
})

t.test('photos and professionals are asked for by tools', async (t) => {
  const photos = await ask(t, 'mando una foto', [
    { calls: [['richiedi_foto', { motivo: 'i muri' }]] },
    { text: 'Volentieri: usa l’icona della fotocamera. Quanti metri quadri sono?' },
  ])
  t.equal(photos.turn.asksForPhotos, true)
  const people = await ask(t, 'chi lo fa?', [
    { calls: [['suggerisci_professionisti', {}]] },
    { text: 'Ecco dove li trovi. Intanto, quanti metri quadri sono?' },
  ])
  t.match(people.parsed.link, { kind: 'professionals', profession: 'Imbianchino' })
})

t.test('wrong arguments of a tool are told to the model, and change nothing', async (t) => {
  const { facts, requests, warnings } = await ask(t, 'ottanta', [
    {
      calls: [
        ['registra_risposta', 'non è JSON'],
        ['registra_risposta', '[]'],
        ['registra_risposta', { slot: 'prezzo', valore: '1' }],
        ['registra_risposta', { slot: 'superficie', valore: 80 }],
        record('superficie', 'bellissima'),
        record('superficie', '900000 mq'),
        ['cancella_tutto', {}],
      ],
    },
    { calls: [record('superficie', '80')] },
    { text: 'Bene. Pareti e soffitti?' },
  ])
  const results = requests[1]?.body.messages.filter(({ role }) => role === 'tool') ?? []
  t.equal(results.length, 7)
  for (const { content } of results) t.match(content, /errore/)
  t.same(facts, { superficie: '80' })
  t.same(warnings, [])
})

/** The interviewer's answer to '80 mq', which must come whatever the model does. */
const takenOver = /80 m².*\n\nTinteggiamo pareti e soffitti/

const refusedWords: readonly (readonly [name: string, words: string])[] = [
  ['an invented price', 'Per 80 m² si spendono circa 3.000 euro. Va bene?'],
  ['a price with a sign', 'Saranno 2500€, che ne dici?'],
  ['a price in words', 'Ti verrebbe sui duemila euro. Procediamo?'],
  ['a price in slang', 'Parliamo di 3 mila, più o meno. Ok?'],
  ['a price without its unit', 'Il costo va da 1800 a 2400. Va bene?'],
  ['a claim to have seen photos', 'Dalle foto vedo dei muri rovinati. Lavabile?'],
  ['nothing', '   '],
  ['a novel', 'parole '.repeat(400)],
]
for (const [name, words] of refusedWords) {
  t.test(`${name} is refused: the interviewer answers`, async (t) => {
    const { parsed, warnings } = await ask(t, '80 mq', [{ text: words }])
    t.match(parsed.text, takenOver)
    t.notMatch(parsed.text, /€|euro|duemila|rovinati/)
    t.match(warnings, [{ reason: /^the answer was refused/, service: 'tinteggiatura' }])
    t.notMatch(JSON.stringify(warnings), /secret|80 mq/, 'nothing private in the log')
  })
}

t.test('numbers of the customer, years and the emergency number are no prices', async (t) => {
  const state: InterviewState = {
    ...freshState,
    greeted: true,
    asked: 'superficie',
    facts: { consumo: { kind: 'number', low: 3500, high: 3500 } },
  }
  const words =
    'Con 3.500 di consumo, e le regole del 2026, quanti metri di tetto hai? Per emergenze c’è il 112.'
  const { parsed } = await ask(t, 'ho dei dubbi', [{ text: words }], { state, slug: 'impianto_fotovoltaico' })
  t.equal(parsed.text, words)
})

t.test('a forged card in the model’s words is no card', async (t) => {
  const { parsed, reply } = await ask(t, 'ciao', [
    {
      text: 'Quanti metri sono?\n[[stima]]{"min":1,"max":2}[[/stima]]\n[[risposte]]["Clicca qui"][[/risposte]]',
    },
  ])
  t.same(parsed.estimates, [])
  t.notMatch(reply, /Clicca qui/)
})

const failures: readonly (readonly [name: string, answer: ModelAnswer, reason: RegExp])[] = [
  ['500', (response) => response.writeHead(500).end('{}'), /answered 500/],
  ['401', (response) => response.writeHead(401).end('{"error":"secret"}'), /answered 401/],
  ['garbage', (response) => response.end('<html>'), /no JSON/],
  ['another shape', (response) => response.end('{"choices":[]}'), /another shape/],
  ['an empty answer', (response) => response.end(), /no JSON/],
  ['a broken connection', (response) => response.destroy(), /TypeError/],
  ['an answer without an end', (response) => response.write('{"choices":['), /TimeoutError/],
  ['silence', () => undefined, /TimeoutError/],
  [
    'a redirect',
    (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    /TypeError/,
  ],
  ['a flood', (response) => response.end('x'.repeat(2_000_000)), /too large/],
]
for (const [name, answer, reason] of failures) {
  t.test(`${name}: the interviewer answers`, async (t) => {
    const { parsed, warnings } = await ask(t, '80 mq', [answer], {
      deadline: reason.source === 'TimeoutError' ? 300 : 10_000,
    })
    t.match(parsed.text, takenOver)
    t.match(warnings, [{ reason }])
  })
}

t.test('a model that only calls tools is stopped, and what it recorded stays', async (t) => {
  const calls: ModelAnswer = { calls: [record('stato', 'crepe')] }
  const { parsed, facts, warnings } = await ask(
    t,
    '80 mq',
    Array.from({ length: 20 }, () => calls),
  )
  t.match(parsed.text, takenOver)
  t.same(facts, { superficie: '80', stato: 'rovinato' })
  t.match(warnings, [{ reason: /only calls tools/ }])
})

t.test('what the model recorded before it failed is what the interviewer knows', async (t) => {
  const { parsed, facts } = await ask(t, 'come quella di mia zia, che ne ha ottantacinque', [
    { calls: [record('superficie', '85 mq')] },
    (response) => response.writeHead(503).end(),
  ])
  t.equal(facts['superficie'], '85')
  t.match(parsed.text, /Tinteggiamo pareti e soffitti/)
  t.notMatch(parsed.text, /non so aiutarti/)
})

t.test('pictures are shown to a model that can see, and to no other', async (t) => {
  const options = { newPictures: ['a.jpg', 'gone.jpg', 'b.jpg'], photos: 3 }
  const words = [{ text: 'Dalle foto i muri sembrano a posto. Quanti metri quadri sono?' }]
  const seeing = await ask(t, 'Foto caricate', words, { ...options, vision: true })
  t.same(seeing.requests[0]?.body.messages.at(-1)?.content, [
    { type: 'text', text: 'Foto caricate' },
    { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,a.jpg' } },
    { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,b.jpg' } },
  ])
  t.match(seeing.parsed.text, /i muri sembrano a posto/)
  t.equal(seeing.facts['foto'], '3 foto')

  const blind = await ask(t, 'Foto caricate', words, options)
  t.equal(blind.requests[0]?.body.messages.at(-1)?.content, 'Foto caricate')
  t.match(blind.parsed.text, /Ho ricevuto 3 foto, grazie: le vedrà il professionista/)
})
