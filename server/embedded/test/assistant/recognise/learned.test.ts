import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import t from 'tap'

import { createGradual } from '../../../src/assistant/learning/gradual.ts'
import { conceptsOf } from '../../../src/assistant/learning/lexicon.ts'
import { pack, unpack } from '../../../src/assistant/learning/packed.ts'
import { createGuesser, learnModels } from '../../../src/assistant/recognise/learned/guess.ts'
import {
  catalogueTexts,
  exampleTexts,
  readExamples,
  sampleOf,
} from '../../../src/assistant/recognise/learned/samples.ts'
import { jobsAfter, jobsAfterAll, wholeCatalogue } from '../engines/whole-catalogue.ts'

const services = wholeCatalogue.recognisable

t.test('every example is of a job of the services, and has a message', async (t) => {
  const examples = [...readExamples('messages'), ...readExamples('typical')]
  t.same(
    examples.filter(({ key }) =>
      [...services].every(
        ([slug, { kinds }]) =>
          !key.startsWith(`${slug}/`) || !Object.hasOwn(kinds, key.slice(slug.length + 1)),
      ),
    ),
    [],
  )
  t.ok(examples.length > 2000)
})

t.test('the bundle keeps exactly what its sources learn', async (t) => {
  const models = createGradual(learnModels(services)).result()
  t.ok(models.jobs.features.length > 10_000)
  t.same(unpack(pack({ ...models })), models, 'nothing is lost on the way')
  const kept = readFileSync(join(import.meta.dirname, '../../../../dist/learned-jobs.bin'))
  // The bytes of equal data may differ: a text takes one or two bytes a letter, as the process holds it.
  t.ok(
    isDeepStrictEqual(unpack(kept), { ...models }),
    'server/dist is older than its sources: run "npm run build"',
  )
})

t.test('of messages that it has not seen, most are guessed right, and nearly all sure guesses', async (t) => {
  const examples = exampleTexts(services, 'messages').map(sampleOf)
  // A message that asks for two jobs has no single right answer.
  const byMessage = Map.groupBy(examples, ({ features }) => features.join(' '))
  const single = [...byMessage.values()].flatMap((same) => (same.length === 1 ? same : []))
  const held = new Set(single.filter((_, index) => index % 5 === 2))
  const guess = createGuesser([
    ...catalogueTexts(services).map(sampleOf),
    ...exampleTexts(services, 'typical').map(sampleOf),
    ...examples.filter((example) => !held.has(example)),
  ])
  const guesses = [...held].map(({ features, of }) => ({ of, guess: guess(features) }))
  const isRight = ({ of, guess }: (typeof guesses)[number]): boolean => guess?.key === of
  const sure = guesses.filter(({ guess }) => guess !== null && guess.share >= 0.75)
  const right = guesses.filter(isRight).length / held.size
  const sureAndRight = sure.filter(isRight).length / sure.length
  t.ok(held.size > 100)
  t.ok(right >= 0.92, `${right} are right`)
  t.ok(sure.length / held.size >= 0.65, `${sure.length / held.size} are sure`)
  t.ok(sureAndRight >= 0.96, `${sureAndRight} of the sure ones are right`)
})

t.test('a first message with unusual words gets the job that similar messages asked for', async (t) => {
  const cases = [
    ['impianti', 'il quadro della luce è preistorico, senza salvavita, lo cambierei tutto', 'quadro'],
    [
      'impianto_fotovoltaico',
      'salve devo far fare la revisione alla caldaia col bollino',
      'caldaia/revisione',
    ],
    ['impianti', 'vorrei un antifurto wireless in un trilocale, di telecamere non ne voglio', 'allarme'],
    ['impianti', 'il condizionatore della sala va ma non rinfresca più, sarà scarico', 'clima-servizio'],
    ['caldaia', 'invece della caldaia pensavamo a un ibrido, casa con i termosifoni', 'ibrido'],
  ] as const
  for (const [chat, message, job] of cases) t.same(jobsAfter(chat, message), [job], message)
})

t.test('a guess replaces details that the cues took for jobs, but not one of several jobs', async (t) => {
  const terrace =
    'dal terrazzo entra acqua nella camera sotto, è da rifare tutto: via il pavimento vecchio, guaina e piastrelle nuove, 30 mq'
  t.same(jobsAfter('ristrutturazione_tetto', terrace), ['terrazzo'])
  t.same(
    jobsAfter('tinteggiatura', 'imbiancare tutta la casa, 80 mq, e anche levigare il parquet del salotto'),
    ['interni', 'ristrutturazione/levigatura'],
  )
})

t.test('the cues decide about titles, denied jobs, several jobs and later messages', async (t) => {
  t.same(jobsAfter('impianti', 'Telecamere'), ['telecamere'])
  t.notOk(
    jobsAfter('serramenti', 'non voglio cambiare le finestre, solo le guarnizioni').includes('finestre'),
  )
  t.same(jobsAfter('ristrutturazione_bagno', 'rubinetto della doccia che perde e un water nuovo sospeso'), [
    'rubinetto',
    'sanitari',
  ])
  t.same(jobsAfterAll('impianti', ['tre prese in cucina', 'il quadro è nuovo, col salvavita']), ['punti'])
})

t.test('a message without a known subject is no job', async (t) => {
  for (const message of ['ciao', 'non lo so', 'quanto dura la garanzia sul lavoro?'])
    t.same(jobsAfter('caldaia', message), [], message)
})

t.test('words of one thing share a concept', async (t) => {
  for (const word of ['parete', 'tramezza', 'muretto']) t.ok(conceptsOf(word).includes('wall'), word)
  for (const word of ['imbiancare', 'pitturare', 'tinteggio']) t.ok(conceptsOf(word).includes('paint'), word)
  t.same(conceptsOf('zia'), [])
})
