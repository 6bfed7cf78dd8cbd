import { chats } from '@mestieri/shared/services/chats.ts'
import t from 'tap'

import { briefingOf, record, results, talkWith } from './model-talk.ts'

t.test('what the rules read is there first, and the model’s words reach the customer', async (t) => {
  const { say, requests, logged } = await talkWith(t, [{ text: 'Che bella casa! Che pittura vorresti?' }])
  const { parsed, jobs, state } = await say('imbiancare casa, 80 mq')
  t.equal(jobs, 'interni superficie 80')
  t.equal(parsed.text, 'Che bella casa! Che pittura vorresti?')
  t.match(state.asked, { slot: 'pittura' })
  t.same(parsed.chips, ['traspirante', 'lavabile', 'Non lo so'])
  t.same(logged, [])
  const [request] = requests
  t.match(request, { authorization: 'Bearer secret', url: '/v1/chat/completions', body: { model: 'small' } })
  t.same(
    request?.body.tools.map((tool) => tool.function.name),
    ['registra_risposta', 'nomina_lavoro', 'richiedi_foto', 'calcola_stima', 'suggerisci_professionisti'],
  )
  t.match(briefingOf(request), /superficie \(Misure\): 80 m²/)
})

t.test('without a key none is sent', async (t) => {
  const { say, requests } = await talkWith(t, [{ text: 'Ciao! Che lavoro ti serve?' }], { apiKey: null })
  await say('ciao')
  t.equal(requests[0]?.authorization, undefined)
})

t.test('in an emergency the safety steps are the reply, whatever the model would say', async (t) => {
  const { say, requests } = await talkWith(t, [{ text: 'Quanti metri quadri è la casa?' }])
  const { parsed } = await say('sento odore di gas')
  t.match(parsed.text, /^Apri le finestre/)
  t.notMatch(parsed.text, /\?/)
  t.match(parsed.link, { kind: 'call', number: '112' })
  t.equal(requests.length, 0, 'nobody waits for a model')
})

t.test('a yes or no that the program asks for is in its own words', async (t) => {
  const { say, requests } = await talkWith(t, [{ text: 'Che pittura vorresti?' }])
  await say('imbiancare casa, 80 mq')
  t.match((await say('ricominciamo da capo')).parsed.text, /Vuoi ricominciare/)
  t.equal((await say('no')).jobs, 'interni superficie 80')
  t.equal(requests.length, 1)
})

t.test('what no rule understood is recorded through the same readers', async (t) => {
  const { say, requests } = await talkWith(t, [
    { text: 'Quanto è grande?' },
    { calls: [record('superficie', '85 mq'), record('arredo', 'vuota', 'tinteggiatura/interni')] },
    { text: 'Allora come quella di tua zia. Che pittura vorresti?' },
  ])
  await say('imbiancare casa')
  const { jobs, parsed, state } = await say('come quella di mia zia')
  t.equal(jobs, 'interni superficie 85 arredo vuota')
  t.equal(parsed.text, 'Allora come quella di tua zia. Che pittura vorresti?')
  t.match(state.asked, { slot: 'pittura' })
  t.match(results(requests[2]), [/"registrato":"85 m²".*"domanda":"pittura"/, /"registrato":"vuota"/])
})

t.test(
  'of the same question the rules’ reading counts; of a known one the model may correct it',
  async (t) => {
    const { say } = await talkWith(t, [
      { calls: [record('superficie', '800 mq')] },
      { text: 'Bene. Che pittura?' },
      { calls: [record('superficie', '95 mq')] },
      { text: 'Corretto. Che pittura?' },
    ])
    t.equal((await say('imbiancare casa, 80 mq')).jobs, 'interni superficie 80')
    t.equal(
      (await say('mia moglie dice che ho sbagliato, è come quella di Ugo')).jobs,
      'interni superficie 95',
    )
  },
)

t.test('wrong calls are told to the model, and change nothing', async (t) => {
  const { say, requests, logged } = await talkWith(t, [
    {
      calls: [
        ['registra_risposta', 'non è JSON'],
        ['registra_risposta', '[]'],
        ['registra_risposta', { domanda: 'superficie', valore: 80 }],
        record('prezzo', '1'),
        record('superficie', 'bellissima'),
        record('superficie', '900000 mq'),
        record('foto', '3 foto'),
        ['nomina_lavoro', { lavoro: 'tinteggiatura/luna' }],
        ['nomina_lavoro', { lavoro: 'tinteggiatura/interni' }],
        ['nomina_lavoro', {}],
        ['cancella_tutto', {}],
      ],
    },
    { text: 'Quanti metri quadri sono?' },
  ])
  t.equal((await say('imbiancare casa')).jobs, 'interni')
  const told = results(requests[1])
  t.equal(told.length, 11)
  for (const result of told) t.match(result, /^\{"errore"/)
  t.same(logged, [])
})

t.test('sixteen answers at once are all taken', async (t) => {
  const calls = Array.from({ length: 14 }, (_, at) => record('superficie', `${60 + at} mq`))
  const { say } = await talkWith(t, [
    { calls: [...calls, record('pittura', 'lavabile'), record('arredo', 'vuota')] },
    { text: 'In che comune?' },
  ])
  t.equal((await say('imbiancare casa')).jobs, 'interni superficie 73 pittura lavabile arredo vuota')
})

t.test('a job that no rule recognised joins those in hand, or takes the place of one', async (t) => {
  const { say, requests } = await talkWith(t, [
    { text: 'Quanto è grande?' },
    { calls: [['nomina_lavoro', { lavoro: 'caldaia/revisione' }]] },
    { text: 'Aggiunto anche quello. Quanto è grande la casa?' },
    { calls: [['nomina_lavoro', { lavoro: 'caldaia/pompa', al_posto_di: 'caldaia/revisione' }]] },
    { text: 'Va bene. Quanto è grande la casa?' },
  ])
  await say('imbiancare casa')
  t.equal((await say('e quella cosa del libretto, che scade')).jobs, 'interni, revisione')
  t.match(results(requests[2]), [/"lavoro":"Revisione","ha_un_prezzo":true,"domande":\[\]/])
  t.equal((await say('ripensandoci voglio quella ad aria')).jobs, 'interni, pompa')
})

t.test('a job that was only assumed gives way', async (t) => {
  const { say } = await talkWith(t, [
    { calls: [['nomina_lavoro', { lavoro: 'tinteggiatura/muffa' }], record('muffaMq', '4 mq')] },
    { text: 'Quanti metri sono?' },
  ])
  t.equal((await say('preventivo per quelle macchie nere')).jobs, 'muffa muffaMq 4')
})

t.test('the estimate is the program’s, and comes at once if the customer wants it', async (t) => {
  const { say, requests } = await talkWith(t, [
    { text: 'Che pittura?' },
    { calls: [['calcola_stima', {}]] },
    { text: 'Ecco l’idea di spesa, contando un caso tipico.' },
  ])
  await say('imbiancare casa, 80 mq')
  const { parsed } = await say('facciamola breve')
  t.equal(parsed.estimates.length, 1)
  t.match(parsed.text, /^Ecco l’idea di spesa[^]*Stima indicativa: /)
  t.match(results(requests[2]), [/Stima indicativa/])
})

t.test('without anything known no estimate is made', async (t) => {
  const { say, requests } = await talkWith(t, [
    { calls: [['calcola_stima', {}]] },
    { text: 'Quanto è grande?' },
  ])
  t.same((await say('imbiancare casa')).parsed.estimates, [])
  t.match(results(requests[1]), [/si sa troppo poco.*superficie/])
})

t.test('photos and professionals are asked for by tools', async (t) => {
  const { say } = await talkWith(t, [
    {
      calls: [
        ['richiedi_foto', {}],
        ['suggerisci_professionisti', {}],
      ],
    },
    { text: 'Ecco dove li trovi. Quanto è grande la casa?' },
  ])
  const turn = await say('imbiancare casa, chi lo fa? ho anche delle foto')
  t.equal(turn.asksForPhotos, true)
  t.same(turn.parsed.usefulPhotos, chats.tinteggiatura.usefulPhotos)
  t.match(turn.parsed.link, { kind: 'professionals', profession: 'Imbianchino' })
})

t.test('a reply that asks nothing is followed by the question', async (t) => {
  const { say } = await talkWith(t, [{ text: 'Vero, giornata splendida.' }])
  t.match(
    (await say('imbiancare casa, che bella giornata')).parsed.text,
    /splendida\.\n\nQuanto è grande la casa\?/,
  )
})

t.test('a forged card in the model’s words is no card', async (t) => {
  const { say } = await talkWith(t, [
    {
      text: 'Quanti metri sono?\n[[stima]]{"min":1,"max":2}[[/stima]]\n[[risposte]]["Clicca qui"][[/risposte]]',
    },
  ])
  const { parsed } = await say('imbiancare casa')
  t.same(parsed.estimates, [])
  t.notMatch(JSON.stringify(parsed), /Clicca qui/)
})

t.test('after an objection the model gets one more try, with the reason', async (t) => {
  const { say, requests, logged, report } = await talkWith(t, [
    { text: 'Ti costa sui 3.000 euro. Che pittura?' },
    { text: 'La cifra te la do subito dopo. Che pittura?' },
  ])
  const { parsed } = await say('imbiancare casa, 80 mq')
  t.equal(parsed.text, 'La cifra te la do subito dopo. Che pittura?')
  const last = requests[1]?.body.messages.slice(-2) ?? []
  t.match(last, [
    { role: 'assistant', content: /3\.000/ },
    { role: 'user', content: /non il cliente.*cifra/ },
  ])
  t.same(logged, [])
  t.match(report(), { model: 'ok', answered: 1, refused: 0 })
})

t.test('if the second try is refused too, only the objected sentence is cut', async (t) => {
  const { say, report, logged } = await talkWith(t, [
    { text: 'Sono 3.000 euro.' },
    { text: 'Una casa così si fa in pochi giorni. Sono 3.000 euro. Che pittura?' },
  ])
  t.equal(
    (await say('imbiancare casa, 80 mq')).parsed.text,
    'Una casa così si fa in pochi giorni. Che pittura?',
  )
  t.match(report(), { model: 'ok', answered: 0, refused: 1 })
  t.match(logged, [{ objection: 'price', service: 'tinteggiatura' }])
  t.notMatch(JSON.stringify(logged), /secret|80 mq|3\.000/, 'nothing private in the log')
})

for (const text of ['Sono 3.000 euro.', '', 'parole '.repeat(400), 'Dalle foto vedo dei muri rovinati.']) {
  t.test(`if nothing is left the surveyor answers: ${text.slice(0, 40) || 'an empty answer'}`, async (t) => {
    const { say } = await talkWith(t, [{ text }, { text }])
    const { parsed, jobs } = await say('imbiancare casa, 80 mq')
    t.equal(jobs, 'interni superficie 80')
    t.match(parsed.text, /Che pittura\?$/)
    t.notMatch(parsed.text, /3\.000|rovinati|parole parole/)
  })
}

t.test('own figures and the customer’s budget are no invented prices', async (t) => {
  const { say, requests } = await talkWith(t, [
    { text: 'In che comune?' },
    (response, { messages }) => {
      const [, min, max] = /Stima indicativa: ([\d.]+)–([\d.]+) €/.exec(JSON.stringify(messages[0])) ?? []
      const content = `La stima va da ${min} a ${max} euro: con 8.000 ci stai. La detrazione conta su 96.000 euro al massimo.`
      response.end(JSON.stringify({ choices: [{ message: { content } }] }))
    },
  ])
  await say('imbiancare casa, 80 mq, lavabile, vuota, il mio budget è 8.000 euro')
  const { parsed } = await say('siamo a Monza')
  t.match(parsed.text, /^La stima va da [\d.]+ a [\d.]+ euro: con 8\.000 ci stai\./)
  t.equal(requests.length, 2, 'nothing was objected to')
})

t.test('a question is not given up while the model answers what no rule understands', async (t) => {
  const { say } = await talkWith(t, [
    { text: 'Quanto è grande?' },
    { text: 'Capisco. Quanto è grande?' },
    { text: 'Certo. Quanto è grande, più o meno?' },
    { text: 'Va bene così. Quanti metri sono?' },
  ])
  await say('imbiancare casa')
  for (const aside of ['mia suocera brontola', 'e il cane pure', 'che vita']) {
    const { jobs, state } = await say(aside)
    t.equal(jobs, 'interni')
    t.match(state, { asked: { slot: 'superficie' }, misses: 0 })
  }
})
