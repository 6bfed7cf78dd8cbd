import t from 'tap'

import { knowledge } from '../../../src/assistant/answers/knowledge.ts'
import { freshCase } from '../../../src/assistant/interview/case.ts'
import { createSurveyor } from '../../../src/assistant/interview/surveyor.ts'
import { wholeCatalogue } from '../engines/whole-catalogue.ts'
import { inShort } from '../in-short.ts'

type Slug = Parameters<typeof createSurveyor>[2]

/** Returns the jobs after the messages, with their facts and the place. */
function after(slug: Slug, ...messages: readonly string[]) {
  const surveyor = createSurveyor(wholeCatalogue, knowledge, slug)
  let state = freshCase
  for (const content of messages)
    ({ state } = surveyor.handle(state, { content, photos: 0, now: Date.UTC(2026, 10, 20) }))
  return {
    jobs: state.jobs.map(({ key }) => key),
    facts: { ...inShort(state.jobs[0]?.facts ?? {}), ...inShort(state.shared) },
  }
}

t.test('A long answer counts by its last telling clause, and what is sound needs no work', async (t) => {
  const boiler = [
    'la caldaia è da cambiare, un bagno, 85 mq',
    'il tubo sale sul tetto, l’hanno intubato sei anni fa ed è a posto',
  ]
  t.match(after('caldaia', ...boiler).facts, { scarico: 'posto' })
  const balconies = [
    'Ho due balconi da sistemare, si vedono i ferri, 14 metri di bordo a Chioggia',
    'il sotto dei balconi è sano, solo il bordo per circa 3 cm',
  ]
  t.match(after('ristrutturazione_facciata', ...balconies).facts, { sottobalcone: 'no' })
})

t.test('What each of the things has is not their number', async (t) => {
  const radiators = 'devo cambiare i termosifoni'
  const each = [
    'sei in tutta la casa, 9 colonnine ognuno',
    '6, da 9 elementi ciascuno',
    'sei, dieci elementi l’uno',
  ]
  for (const said of each) t.match(after('caldaia', radiators, said).facts, { termosifoni: '6' }, said)
})

t.test('A quantity of another thing is no answer', async (t) => {
  const home = ['la caldaia ha 22 anni e va cambiata', 'un bagno solo, appartamento di 85 metri. è da 24']
  t.match(after('caldaia', ...home).facts, { superficie: '85' })
  const wall = ['vorrei l’open space', 'tra cucina e sala c’è un muretto da tirare via, è un forato da 8']
  t.equal(after('ristrutturazione', ...wall).facts['muroMq'], undefined)
  const air = ['vorrei l’aria condizionata', '2 stanze, la camera nostra e il salone, un motore solo']
  t.match(after('impianti', ...air).facts, { split: '2' })
  const bell = ['il citofono non suona più', 'una famiglia, nessun condominio']
  t.equal(after('impianti', ...bell).facts['apparecchi'], undefined)
})

t.test('The place is where the work is', async (t) => {
  const moved =
    'Dopo trent’anni a Roma torniamo nella casa dei nonni, appena fuori Spoleto. Il tetto è da rifare'
  t.match(after('ristrutturazione_tetto', moved).facts, { comune: 'Spoleto (PG)' })
  const colour = ['pitturare la facciata, 220 mq a Crotone', 'e se prendo un rosso invece della crema?']
  t.match(after('ristrutturazione_facciata', ...colour).facts, { comune: 'Crotone (KR)' })
})

t.test('Things that stay are no refusal of the work', async (t) => {
  const surveyor = createSurveyor(wholeCatalogue, knowledge, 'ristrutturazione_facciata')
  let state = freshCase
  let words = ''
  for (const content of [
    'pitturare la facciata, 220 mq',
    'due piani',
    'intonaco buono',
    'i balconi e le ringhiere li lasciamo stare',
  ]) {
    const turn = surveyor.handle(state, { content, photos: 0, now: Date.UTC(2026, 10, 20) })
    ;({ state } = turn)
    words = turn.reply.paragraphs.join(' ')
  }
  t.notMatch(words, /non devi niente/)
})

/** Returns the stage of a danger that answers the first question about a bathroom; undefined without one. */
function stageAfter(answer: string) {
  const surveyor = createSurveyor(wholeCatalogue, knowledge, 'ristrutturazione_bagno')
  const now = Date.UTC(2026, 10, 20)
  const { state } = surveyor.handle(freshCase, { content: 'vorrei rifare il bagno, 5 mq', photos: 0, now })
  return surveyor.handle(state, { content: answer, photos: 0, now }).state.danger?.stage
}

t.test('A danger in answer to a question is an alarm, old pipes are an answer', async (t) => {
  for (const danger of [
    'esce acqua a fiumi dal tubo, si ferma solo se chiudo il contatore',
    'si è staccato un pezzo di soffitto grosso così e ne cade altro',
    'il tubo è scoppiato e sta allagando il bagno',
  ])
    t.equal(stageAfter(danger), 'open', danger)
  t.equal(stageAfter('si spacca tutto, i tubi so di ferro e hanno 50 anni'), undefined)
})

t.test('A no to the restart keeps what was said, whatever follows it', async (t) => {
  const windows = ['5 finestre in pvc a Bari, 120x140', 'ricominciamo']
  for (const answer of ['no, continuiamo con le finestre in pvc', 'no no, parlami del bagno dopo']) {
    const { facts } = after('serramenti', ...windows, answer)
    t.match(facts, { finestre: '5', comune: 'Bari (BA)' }, answer)
  }
  t.same(after('serramenti', ...windows, 'rifare il bagno di 5 mq').jobs, ['ristrutturazione_bagno/completo'])
})

t.test('A restart in a longer message is understood, and the next work answers it', async (t) => {
  const { jobs, facts } = after(
    'ristrutturazione_facciata',
    'vorrei il cappotto per 340 mq di facciata',
    'quella è di mio suocero e ancora non sa se lo fa. ricominciamo da capo',
    'casa mia a Pesaro: l’intonaco è da sistemare in qualche punto e la facciata da pitturare, 160 mq',
  )
  t.same(jobs, ['ristrutturazione_facciata/facciata'])
  t.match(facts, { comune: 'Pesaro (PU)' })
})

/** Answers to a question: the chat, the messages up to the question, its id, and each answer with its meaning. */
const answers: readonly (readonly [
  slug: Slug,
  before: readonly string[],
  id: string,
  said: Readonly<Record<string, string>>,
])[] = [
  [
    'impianti',
    ['Vorrei rifare l’impianto elettrico', '50 m²', 'Livello 1', 'Nei muri'],
    'abitata',
    {
      vuoto: 'vuota',
      'è vuoto': 'vuota',
      vuoti: 'vuota',
      vuta: 'vuota',
      sgombro: 'vuota',
      'siamo via fino a giugno': 'vuota',
      'è abitato': 'abitata',
      'si ci stiamo': 'abitata',
    },
  ],
  [
    'impianti',
    ['Vorrei rifare l’impianto elettrico', '50 m²'],
    'fascia',
    { 'livello due': 'media', 'con più prese': 'media' },
  ],
  [
    'impianti',
    ['Vorrei rifare l’impianto di riscaldamento', '50 m²'],
    'caldaia',
    { 'ce l’ho già': 'no', 'la caldaia resta': 'no' },
  ],
  [
    'impianti',
    ['Vorrei rifare l’impianto idraulico', '1'],
    'cucina',
    { 'no, la cucina è a posto': 'no', 'la cucina sì, la lavatrice no': 'si' },
  ],
  [
    'impianti',
    ['Vorrei pulire o riparare il climatizzatore'],
    'split',
    { 'tre split': '3', 'uno split': '1' },
  ],
  [
    'impianti',
    ['Vorrei montare le telecamere'],
    'telecamere',
    { '3 fuori e una dentro': '4', 'tutte e 5': '5', '10 o 12': '10-12' },
  ],
  [
    'ristrutturazione',
    ['Vorrei aprire o spostare il vano di una porta'],
    'cosaVano',
    { 'lo chiudiamo': 'chiudere', chiusa: 'chiudere' },
  ],
  [
    'ristrutturazione',
    ['Vorrei aprire un muro portante'],
    'apertura',
    { 'due e mezzo': 'grande', 'un metro e mezzo': 'passaggio', '90': 'porta' },
  ],
  [
    'ristrutturazione',
    ['Vorrei costruire una parete', 'Cartongesso'],
    'acustico',
    { 'va bene senza': 'no', 'sarebbe meglio': 'si' },
  ],
  [
    'serramenti',
    ['Vorrei cambiare i vetri', '1 vetro', '50 x 110 cm'],
    'tipo-vetro',
    { 'quello che costa meno': 'normale', 'la seconda, siamo al piano terra': 'antisfondamento' },
  ],
  [
    'serramenti',
    ['Vorrei cambiare le finestre', '3 finestre', 'PVC', 'A un’anta', 'Nessuna'],
    'accessori',
    { 'le tapparelle no, i cassonetti sì': 'cassonetti' },
  ],
  ['serramenti', ['Vorrei sistemare una finestra o una porta'], 'guasto', { spifferi: 'guarnizioni' }],
  [
    'tinteggiatura',
    ['Vorrei tinteggiare gli interni', 'Circa 50 m²', 'Pareti e soffitti'],
    'finitura',
    { 'quella classica': 'traspirante', 'la più economica': 'traspirante' },
  ],
  [
    'ristrutturazione_tetto',
    ['Vorrei cambiare le grondaie'],
    'grondaie',
    { 'due lati da 10': '20', 'non li ho misurati': '?' },
  ],
  [
    'ristrutturazione_tetto',
    ['Vorrei rifare il tetto', 'Casa di 80 m²', 'Sì', 'Sì, sono sane'],
    'piani',
    {
      'terra e primo': '2',
    },
  ],
  [
    'impianto_fotovoltaico',
    ['Vorrei installare il fotovoltaico'],
    'consumo',
    { 'tra 3 e 4 mila': '3000-4000' },
  ],
]

t.test('An answer counts in other forms, by its price, its place or its parts', async (t) => {
  for (const [slug, before, id, said] of answers)
    for (const [answer, meant] of Object.entries(said))
      t.equal(after(slug, ...before, answer).facts[id], meant, `${before[0]}: ${answer}`)
})

t.test('The first message may call a flat empty', async (t) => {
  const first = 'rifare l’impianto elettrico, appartamento vuoto di 70 mq'
  t.match(after('impianti', first).facts, { abitata: 'vuota' })
})

t.test('A word of the open question is no answer to another one', async (t) => {
  const { facts } = after(
    'tinteggiatura',
    'imbiancare una stanza e posare la carta da parati',
    '16 m²',
    'normale',
  )
  t.not(facts['fornitura'], 'compresa')
})
