import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { knowledge } from '../../../src/assistant/answers/knowledge.ts'
import { readActExamples } from '../../../src/assistant/interview/acts/act-examples.ts'
import { changing, guessActs, learnActModel } from '../../../src/assistant/interview/acts/acts.ts'
import { adding, dropping, namedQuestions } from '../../../src/assistant/interview/acts/commands.ts'
import { jobsAtHand } from '../../../src/assistant/interview/agenda.ts'
import { type CaseState, freshCase, newJob } from '../../../src/assistant/interview/case.ts'
import type { Turn } from '../../../src/assistant/interview/context.ts'
import { createSurveyor } from '../../../src/assistant/interview/surveyor.ts'
import type { AnyJobKey } from '../../../src/assistant/jobs/job-engine.ts'
import { createGradual } from '../../../src/assistant/learning/gradual.ts'
import { unpack } from '../../../src/assistant/learning/packed.ts'
import { wholeCatalogue } from '../engines/whole-catalogue.ts'
import { lastReply } from '../last-reply.ts'

/** 28 November 2026, in the middle of the morning. */
const now = Date.parse('2026-11-28T09:00:00Z')

/** Messages with their acts, written like the examples by somebody else and never learned. */
const apart = readFileSync(join(import.meta.dirname, 'acts-apart.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [acts = '', , text = ''] = line.split('\t')
    return { acts: acts.split('+'), text, guess: guessActs(text) }
  })
const changes = ({ acts }: (typeof apart)[number]): boolean =>
  acts.some((act) => act === 'add' || act === 'drop' || act === 'change')
/** The share of messages for which a statement is true. */
const shareOf = <Item>(all: readonly Item[], holds: (one: Item) => boolean): number =>
  all.filter((one) => holds(one)).length / all.length

t.test('the examples are many, different, and none of those that are kept apart', async (t) => {
  const examples = readActExamples()
  t.ok(examples.length > 3000)
  t.equal(new Set(examples.map(({ text }) => text)).size, examples.length)
  const known = new Set(examples.map(({ text }) => text.toLowerCase()))
  t.same(
    apart.filter(({ text }) => known.has(text.toLowerCase())),
    [],
  )
})

t.test('the bundle keeps exactly what its sources learn', async (t) => {
  const kept = readFileSync(join(import.meta.dirname, '../../../../dist/message-acts.bin'))
  const model = createGradual(learnActModel()).result()
  t.ok(
    isDeepStrictEqual(unpack(kept), { ...model }),
    'server/dist is older than its sources: run "npm run build"',
  )
})

t.test('of messages that it has not seen, most are guessed right, and nearly all sure changes', async (t) => {
  const best = ({ guess }: (typeof apart)[number]): string =>
    Object.entries(guess).toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''
  t.ok(shareOf(apart, (one) => one.acts.includes(best(one))) >= 0.8)
  const sure = apart.filter(({ guess }) => changing(guess) >= 0.75)
  t.ok(sure.length > 90, `${sure.length} sure changes`)
  t.ok(shareOf(sure, changes) >= 0.95)
  const questions = apart.filter(({ guess }) => guess.ask >= 0.85)
  t.ok(questions.length > 70, `${questions.length} sure questions`)
  t.ok(shareOf(questions, (one) => !changes(one)) >= 0.85)
})

const walls =
  'vorrei imbiancare un appartamento di 80 mq ad Arezzo, pareti e soffitti, traspirante, muri buoni, casa vuota'
const bath =
  'rifare un bagno di 5 mq a Modena, fascia media, con la doccia, quarto piano con ascensore, tubi nuovi'
const two = 'cambiare le grondaie, 30 metri in alluminio, due piani, e pulire il tetto di 100 mq, a Rieti'

t.test('a question or a remark does not change the estimate, whatever it names', async (t) => {
  for (const asked of [
    'e quanti giorni stiamo senza? siamo in quattro con un bagno solo',
    'e se sotto le mattonelle trovano i tubi in piombo',
    'volevo sapere più che altro chi fa la pratica in comune',
    'gia che ho il parquet in tutta casa mi piacerebbe capire se in bagno tiene',
  ])
    t.notMatch(lastReply('ristrutturazione_bagno', [bath, asked]), /invece di|Aggiungo|Prima era/, asked)
  const remark = 'a Sassuolo ne ho viste di bellissime a 18 euro al metro'
  t.notMatch(lastReply('ristrutturazione_bagno', [bath, remark]), /Sassuolo/)
})

t.test('a question neither adds a job nor takes an option that it names', async (t) => {
  const pump = 'pompa di calore per casa di 120 mq con termosifoni a Udine'
  const insulation = 'cappotto termico 200 mq, villetta a due piani, a Belluno'
  const windows = 'cambiare 6 finestre in pvc a Cremona, con le tapparelle'
  const boiler = 'cambiare la caldaia a Imola, 85 mq, un bagno, scarico a posto, niente valvole'
  for (const [slug, said, asked, answer] of [
    ['caldaia', pump, 'la caldaia la posso tenere di scorta?', /sistema ibrido/],
    [
      'ristrutturazione_facciata',
      insulation,
      'polistirolo o lana di roccia, qual è meglio per il rumore',
      /EPS/,
    ],
    [
      'ristrutturazione_facciata',
      insulation,
      'e le tende da sole attaccate al muro poi come si riattaccano',
      /rimettere/,
    ],
    ['serramenti', windows, 'il cassonetto fa spifferi, con quelle nuove si risolve o va cambiato', /kit/],
    ['caldaia', boiler, 'restiamo senza acqua calda per quanto', /mezza giornata/],
  ] as const) {
    const reply = lastReply(slug, [said, 'non lo so', 'non lo so', 'non lo so', 'non lo so', asked])
    t.match(reply, answer, asked)
    t.notMatch(reply, /invece di|Aggiungo|prima era|Prima era|Bene:|guardiamo quanto costa/, asked)
  }
})

t.test('a fact in a sentence of its own still counts beside a question', async (t) => {
  const paper = 'togliere la carta da parati, 40 mq di pareti, carta semplice, a Oristano'
  const reply = lastReply('tinteggiatura', [
    paper,
    'non lo so',
    'ho guardato meglio, è di quelle plastificate che si passavano con la spugna. cambia molto?',
  ])
  t.match(reply, /vinilica/)
})

t.test('who does a thing is answered with the question before it', async (t) => {
  const cooling = 'condizionatore, due split in due camere a Terni, esterno sul balcone'
  const asked = 'i filtri ogni quanto si puliscono e chi lo fa'
  const reply = lastReply('impianti', [cooling, 'non lo so', 'non lo so', 'non lo so', asked])
  t.match(reply, /I filtri li lavi tu/)
  t.notMatch(reply, /serve un impiantista/)
})

t.test('a question without the form of one gets an answer', async (t) => {
  const reply = lastReply('ristrutturazione_bagno', [bath, 'c è ancora il superbonus dei lavori in casa'])
  t.match(reply, /Superbonus/)
  t.notMatch(reply, /Lo segno nella scheda/)
})

t.test('a variant still gets its price', async (t) => {
  t.match(lastReply('tinteggiatura', [walls, 'e se fosse lavabile?']), /lavabile invece di/)
  t.match(lastReply('tinteggiatura', [walls, 'fai finta che siano 100 metri']), /100 m² invece di 80 m²/)
  t.match(lastReply('tinteggiatura', [walls, 'scusa i metri sono 90']), /90 m² invece di 80 m²/)
})

t.test('an unread addition is added if similar first messages ask for it', async (t) => {
  const reply = lastReply('ristrutturazione_tetto', [two, 'anche due velux 78x118 nella mansarda pls'])
  t.match(reply, /Aggiungo: mettere una finestra da tetto/)
})

/** Returns a case with these jobs after their figure. */
const caseOf = (keys: readonly AnyJobKey[]): CaseState => ({
  ...freshCase,
  greeted: true,
  phase: 'estimated',
  shared: { foto: { kind: 'photos', count: 0 }, quando: { kind: 'time', words: 'a maggio' } },
  told: [{ text: 'due lavori', jobs: keys }],
  jobs: keys.map((key) => ({ ...newJob(key, true), shown: {} })),
})

/** Returns the last turn of a conversation. */
function lastTurn(slug: ServiceSlug, messages: readonly string[]): Turn {
  const surveyor = createSurveyor(wholeCatalogue, knowledge, slug)
  const [first = '', ...more] = messages
  let turn = surveyor.handle(freshCase, { content: first, photos: 0, now })
  for (const content of more) turn = surveyor.handle(turn.state, { content, photos: 0, now })
  return turn
}

t.test('an unread change asks what changes, keeps the figure, and offers what can change', async (t) => {
  const left = 'quelli lasciamoli stare, sono ancora belli bianchi'
  const asked = lastTurn('tinteggiatura', [walls, left])
  t.match(
    asked.reply.paragraphs.join(' '),
    /Ho capito che .*l’ho scritto nella scheda, ma la stima non ne tiene ancora conto/,
  )
  t.ok(asked.reply.chips?.includes('Superfici'))
  t.notOk(asked.reply.estimates)
  t.same(asked.state.notes, [left], 'it is a note for the professional')
  t.match(lastReply('tinteggiatura', [walls, left, 'Superfici']), /Adesso conto: pareti e soffitti/)
  t.match(
    lastReply('tinteggiatura', [walls, left, 'Superfici', 'Solo pareti']),
    /solo le pareti invece di pareti e soffitti/,
  )
})

t.test('with several jobs an unread drop offers to leave out each of them', async (t) => {
  const dropped = lastTurn('ristrutturazione_tetto', [
    two,
    'quella cosa lì non la facciamo più, troppi soldi',
  ])
  t.match(dropped.reply.paragraphs.join(' '), /vuoi togliere qualcosa/)
  const [first = ''] = dropped.reply.chips ?? []
  t.match(first, /^Senza /)
  const surveyor = createSurveyor(wholeCatalogue, knowledge, 'ristrutturazione_tetto')
  const after = surveyor.handle(dropped.state, { content: first, photos: 0, now })
  t.equal(after.state.jobs.length, 1)
  t.match(after.reply.paragraphs.join(' '), /Ok, tolgo/)
  t.equal(surveyor.handle(after.state, { content: 'annulla', photos: 0, now }).state.jobs.length, 2)
})

t.test(
  'a change that is taken back leaves the figure, and one in other words asks its question',
  async (t) => {
    const left = 'quelli lasciamoli stare, sono ancora belli bianchi'
    for (const answer of ['no niente, lascia perdere', 'non lo so', 'va bene così'])
      t.match(lastReply('tinteggiatura', [walls, left, answer]), /^Va bene: lascio la stima com’è/, answer)
    t.match(lastReply('tinteggiatura', [walls, left, 'i soffitti']), /Adesso conto: pareti e soffitti/)
    t.match(lastReply('tinteggiatura', [walls, left, 'ok grazie']), /^Prego/)
    // Without such a question the words mean something else.
    t.notMatch(lastReply('tinteggiatura', [walls, 'no niente, lascia perdere']), /lascio la stima/)
  },
)

t.test('a quick answer of a question is not taken for the name of a question', async (t) => {
  const surveyor = createSurveyor(wholeCatalogue, knowledge, 'serramenti')
  const asked = surveyor.handle(caseOf(['serramenti/finestre']), { content: 'Tapparelle', photos: 0, now })
  t.equal(asked.state.asked?.slot, 'accessori')
  t.ok(asked.reply.chips?.includes('Tapparelle'))
  const answered = surveyor.handle(asked.state, { content: 'Tapparelle', photos: 0, now })
  t.match(answered.state.jobs[0]?.facts['accessori'], { option: 'tapparelle' })
})

t.test('an answer to a question about a job is no unread change', async (t) => {
  const reply = lastReply('ristrutturazione_bagno', [
    bath,
    'anche il condizionatore',
    'dal piano terra al primo',
  ])
  t.notMatch(reply, /Ho capito che/)
})

t.test('each quick answer does exactly what it says', async (t) => {
  let tried = 0
  for (const { slug, kinds, standard } of wholeCatalogue.services.values()) {
    const surveyor = createSurveyor(wholeCatalogue, knowledge, slug)
    const first: AnyJobKey = `${slug}/${standard}`
    for (const [id, kind] of Object.entries(kinds)) {
      const key: AnyJobKey = `${slug}/${id}`
      if (key === first || kind.rows === null) continue
      const say = (state: CaseState, content: string): AnyJobKey[] =>
        surveyor.handle(state, { content, photos: 0, now }).state.jobs.map((job) => job.key)
      t.same(say(caseOf([first]), adding(kind)), [first, key], adding(kind))
      t.same(say(caseOf([first, key]), dropping(kind)), [first], dropping(kind))
      const state = caseOf([key])
      for (const { name, question } of namedQuestions(jobsAtHand(wholeCatalogue, state))) {
        const { asked } = surveyor.handle(state, { content: name, photos: 0, now }).state
        t.same(asked?.slot, question.slot.id, `${key}: ${name}`)
      }
      tried += 1
    }
  }
  t.ok(tried > 90, `${tried} jobs`)
})

t.test(
  'a question without a mark whether the price includes a thing is answered, and adds nothing',
  async (t) => {
    const windows =
      '5 finestre in pvc a Termoli, doppio vetro, a due ante, niente scorrevoli, le tapparelle restano'
    for (const text of [
      'nel prezzo ci sono anche il montaggio e lo smaltimento di quelle vecchie',
      'lo smaltimento è compreso',
      'le vecchie le portano via loro o quello no',
    ])
      t.match(lastReply('serramenti', [windows, text]), /compreso/, text)
    t.match(lastReply('serramenti', [windows, 'nel preventivo ci metta anche le zanzariere']), /^Aggiungo/)
    t.notMatch(lastReply('serramenti', [windows, 'il pagamento lo faccio tutto alla fine']), /invece di/)
  },
)
