import type { ReplyEstimate } from '@mestieri/shared/chat/reply-estimate.ts'
import { parseReply, writeReply } from '@mestieri/shared/chat/reply-format.ts'
import t from 'tap'

import { corpus, corpusSets } from './corpus/all.ts'
import { type CorpusConversation, fact, type Turn, type Wanted } from './corpus/conversation.ts'
import { answerFault, handOverFault, safetyFault, scopeFault } from './grading/checks.ts'
import { grade } from './grading/grade.ts'
import { found, holds, normalise } from './grading/matching.ts'
import { answerTo, type Dialogue } from './grading/scripted-customer.ts'
import { sheetSegments, statements } from './grading/segments.ts'

const card: ReplyEstimate = {
  job: 'tinteggiatura/muffa',
  service: 'Togliere la muffa, 3 m², Lodi (LO)',
  min: 220,
  max: 380,
  net: { min: 200, max: 345 },
  vat: 'IVA 10 % compresa',
  scale: null,
  lines: [{ label: 'Trattamento', quantity: '3 m²', unitPrice: '18–35 €/m²', min: 200, max: 345 }],
  tiers: [],
  included: ['due mani'],
  excluded: ['la causa della muffa'],
  drivers: [],
  assumed: ['Misure: 3 m²'],
  duration: '1–2 giorni',
  permits: 'Nessun permesso.',
  relief: '',
  zone: 'Lodi',
  sources: [],
  narrow: [],
  notes: [],
  profession: 'Imbianchino',
  city: 'LODI (LO)',
}

const reply = (paragraphs: readonly string[], estimates: readonly ReplyEstimate[] = []) =>
  parseReply(writeReply({ paragraphs, estimates }))

t.test('A text is found as a whole number and as the beginning of a word only', (t) => {
  t.ok(holds(normalise('Casa di 80 mq'), '80 m²'))
  t.ok(holds(normalise('Casa di 80 metri quadrati'), '80 m²'))
  t.notOk(holds(normalise('Casa di 180 m²'), '80 m²'))
  t.notOk(holds(normalise('Circa 2,80 m²'), '80 m²'))
  t.notOk(holds(normalise('4,5 kW'), '4'))
  t.ok(holds(normalise('Consumo: 4.200 kWh'), '4200 kwh'))
  t.ok(holds(normalise('Pittura lavabile'), 'lavabil'))
  t.notOk(holds(normalise('illegno'), 'legno'))
  t.ok(holds(normalise('È a Cantù.'), 'cantu'))
  t.end()
})

t.test('Texts that belong together have to stand in one segment', (t) => {
  t.ok(found(['porte: 6'], ['6', 'port']))
  t.notOk(found(['porte: 2', 'finestre: 6'], ['6', 'port']))
  t.end()
})

t.test('A card is right for its own job alone, and each job needs a card', (t) => {
  t.equal(scopeFault([card], [['muffa']]), null)
  t.not(scopeFault([card], [['tintegg']]), null)
  t.not(scopeFault([card], [['muffa', '!togliere']]), null)
  t.not(scopeFault([card], [['muffa'], ['crep']]), null)
  t.not(scopeFault([card, card], [['muffa']]), null)
  t.end()
})

t.test('The name of a card of another service does not hold the service of its job', (t) => {
  const tile = { ...card, job: 'ristrutturazione_tetto/tegola', service: 'Poche tegole, Lodi (LO)' } as const
  t.not(scopeFault([tile], [['ristruttur']]), null)
  t.end()
})

t.test('An answer has to state something on its subject', (t) => {
  const turn: Turn = { say: 'serve un permesso?', about: ['nessun', 'cila'] }
  t.equal(answerFault(turn, reply(['Nessun permesso: è manutenzione ordinaria.']), []), null)
  t.not(answerFault(turn, reply(['Serve un permesso?']), []), null, 'a question is no answer')
  t.not(answerFault(turn, reply(['Non so aiutarti con la CILA.']), []), null, 'a refusal is no answer')
  t.not(answerFault(turn, reply(['Per il permesso chiedi pure.']), []), null, 'the same word is no answer')
  t.end()
})

t.test('A card that was shown before is no answer, a new one is', (t) => {
  const turn: Turn = { say: 'e se è solo un angolo?', about: ['3 m²'] }
  const again = reply(['Ecco di nuovo la stima.'], [card])
  t.not(answerFault(turn, again, again.estimates), null)
  t.equal(answerFault(turn, again, [{ ...card, min: 100 }]), null)
  t.end()
})

t.test('A hand-over says that there is no price and who can tell, and names no amount', (t) => {
  const honest = 'Per questo lavoro non ho un prezzo affidabile: te lo dice un geometra dopo un sopralluogo.'
  t.equal(handOverFault([reply([honest])]), null)
  t.not(handOverFault([reply([honest, 'Di solito 300 €.'])]), null)
  t.not(handOverFault([reply([honest], [card])]), null)
  t.not(handOverFault([reply(['Te lo dice un geometra.'])]), null)
  t.not(handOverFault([reply(['Non ho un prezzo affidabile.'])]), null)
  t.end()
})

t.test('A reply to an emergency holds each step and a number, and asks nothing', (t) => {
  const need = { steps: [['finestr'], ['esci']], call: true }
  const link = { kind: 'call', number: '112' } as const
  const said = (paragraphs: readonly string[]) => parseReply(writeReply({ paragraphs, link }))
  t.equal(safetyFault(said(['Apri le finestre ed esci.']), need), null)
  t.not(safetyFault(reply(['Apri le finestre ed esci.']), need), null)
  t.not(safetyFault(said(['Apri le finestre.']), need), null)
  t.not(safetyFault(said(['Apri le finestre ed esci. Quanto è grande la casa?']), need), null)
  t.end()
})

t.test('Questions and the words of a card are no statements', (t) => {
  const parsed = parseReply(
    writeReply({
      paragraphs: ['Bene, 80 m². Dove si trova?', 'In tutto 220–380 €.', 'Ecco.'],
      estimates: [card],
      inWords: [1, 1],
    }),
  )
  t.same(statements(parsed), ['bene, 80 m².', 'ecco.'])
  t.end()
})

const painting: CorpusConversation = {
  id: 'test',
  service: 'tinteggiatura',
  at: 'Lodi',
  turns: [{ say: 'ho la muffa, 3 mq' }],
  answers: { 'arredat|vuot': 'ci abitiamo', casa: 'un trilocale' },
  facts: [fact('3 m²')],
  wrong: ['80 m²'],
  jobs: [['muffa']],
  band: [200, 400],
}

t.test('The customer answers what is asked, and gives no answer again that did not help', (t) => {
  const asked = reply(['La casa sarà vuota o arredata?'])
  t.equal(answerTo(painting, asked, new Set()), 'ci abitiamo')
  t.equal(answerTo(painting, asked, new Set(['ci abitiamo'])), 'un trilocale')
  t.equal(answerTo(painting, asked, new Set(['ci abitiamo', 'un trilocale'])), 'non lo so')
  t.equal(answerTo(painting, reply(['In che comune si trova?']), new Set()), 'Lodi')
  t.end()
})

t.test('What the sheet quotes from a message is no fact', (t) => {
  const long = 'devo imbiancare tutta la casa di mia nonna che sono 80 mq, pareti e soffitti, con calma'
  const brief = [
    { label: 'Misure', value: '80 m²' },
    { label: 'Richiesta', value: `${long.slice(0, 70)}…` },
  ]
  const parsed = parseReply(writeReply({ paragraphs: ['Ecco.'], brief }))
  t.same(sheetSegments(parsed, [long]), ['misure: 80 m²'])
  t.end()
})

/** A dialogue of these replies, of which the first few come before the later turns. */
function dialogueOf(replies: readonly string[], later: Dialogue['later'] = []): Dialogue {
  const exchanges = replies.map((raw) => ({ say: 'x', raw, reply: parseReply(raw), milliseconds: 1 }))
  return { exchanges, figureAt: 1, later }
}
const faults = (conversation: CorpusConversation, dialogue: Dialogue) =>
  grade(conversation, dialogue)
    .checks.filter(({ fault }) => fault !== null)
    .map((check) => check.measure)

t.test('A dialogue is judged by facts, jobs, figure, width and repetitions', (t) => {
  const figure = writeReply({ paragraphs: ['Ecco la stima.'], estimates: [card] })
  t.same(faults(painting, dialogueOf([figure])), [])
  t.same(faults(painting, dialogueOf([figure, figure])), ['unrepeated'])
  t.same(faults({ ...painting, band: [900, 1_000] }, dialogueOf([figure])), ['plausible'])
  t.same(faults({ ...painting, facts: [fact('30 m²')] }, dialogueOf([figure])), ['facts'])
  t.same(faults({ ...painting, wrong: ['3 m²'] }, dialogueOf([figure])), ['facts'])
  const wide = writeReply({ paragraphs: ['Ecco la stima.'], estimates: [{ ...card, max: 560 }] })
  t.same(faults(painting, dialogueOf([wide])), ['narrow'])
  t.same(faults(painting, dialogueOf(['Ciao.'])), ['facts', 'scope', 'plausible'])
  t.end()
})

t.test('Several jobs need a sum', (t) => {
  const both = { ...painting, jobs: [['muffa'], ['soffitt']] }
  const other: ReplyEstimate = { ...card, job: 'tinteggiatura/soffitti', service: 'Soffitti, 3 m²' }
  const cards = writeReply({ paragraphs: ['Ecco.'], estimates: [card, other] })
  t.same(faults(both, dialogueOf([cards])), ['plausible'])
  t.end()
})

t.test('After the figure, nothing said before counts, and no other job may appear', (t) => {
  const figure = writeReply({ paragraphs: ['Ecco la stima.'], estimates: [card] })
  const asks = { ...painting, after: [{ say: 'quanto?', band: [200, 400] as const }] }
  t.same(faults(asks, dialogueOf([figure, 'Non saprei.'], [[1, 2]])), ['plausible'])
  t.same(faults(asks, dialogueOf([figure, 'Sono 250–350 € in tutto.'], [[1, 2]])), [])
  const other = writeReply({
    paragraphs: ['Ecco.'],
    estimates: [{ ...card, job: 'tinteggiatura/soffitti', service: 'Soffitti' }],
  })
  t.same(faults(asks, dialogueOf([figure, other], [[1, 2]])), ['scope'])
  t.end()
})

const conversations = corpusSets.flatMap((set) => corpus[set])

t.test('Every conversation has an id of its own and expects something', (t) => {
  t.equal(new Set(conversations.map(({ id }) => id)).size, conversations.length)
  for (const { id, turns, jobs, band } of conversations) {
    t.ok(jobs !== undefined || turns.some(({ safety }) => safety), `${id} expects cards, none or safety`)
    t.equal(band !== undefined, jobs !== undefined && jobs.length > 0, `${id} has a band if it has cards`)
  }
  t.end()
})

/** Whether a wanted answer could be found in the customer's own words. */
function echoes(say: string, wanted: Wanted): boolean {
  return found([normalise(say)], wanted)
}

t.test('No wanted answer stands in the question', (t) => {
  for (const { id, turns, after = [] } of conversations) {
    for (const { say, about = [] } of [...turns, ...after]) {
      const echo = about.find((wanted) => echoes(say, wanted))
      t.equal(echo, undefined, `${id}: ${say}`)
    }
  }
  t.end()
})
