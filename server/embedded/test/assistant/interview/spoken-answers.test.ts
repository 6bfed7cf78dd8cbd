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
