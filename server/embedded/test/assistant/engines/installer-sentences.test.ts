import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import { unpricedJobs } from '@mestieri/shared/services/unpriced-jobs.ts'
import t from 'tap'

import { createEngines } from '../../../src/assistant/engines/all.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { recogniseJobs } from '../../../src/assistant/recognise/recognise.ts'
import { otherJobs, type RecognisableService } from '../../../src/assistant/recognise/services.ts'
import { boilerSentences, type JobSentence, plantSentences, systemSentences } from './installer-sentences.ts'
import { unpricedSentences } from './unpriced-sentences.ts'

const engines = createEngines()
const services = new Map<string, RecognisableService>([
  ...engines,
  [otherJobs, { slug: otherJobs, kinds: unpricedJobs }],
])

/** The jobs that a message names, without those that are part of another one of them. */
function jobsIn(message: string, chat: ServiceSlug): string[] {
  const wanted = recogniseJobs(readUtterance(message), services, chat).filter(({ denied }) => !denied)
  const plain = wanted.some(({ isWeak }) => !isWeak) ? wanted.filter(({ isWeak }) => !isWeak) : wanted
  const keys: readonly string[] = plain.map(({ key }) => key)
  return keys.filter((key) => {
    const [slug = '', id = ''] = key.split('/')
    const parents = engines.get(slug as ServiceSlug)?.kinds[id]?.partOf ?? []
    return !parents.some((parent) => keys.includes(`${slug}/${parent}`))
  })
}

const tables: readonly (readonly [service: string, sentences: readonly JobSentence[]])[] = [
  ['boilers', boilerSentences],
  ['systems', systemSentences],
  ['photovoltaics', plantSentences],
  ['unpriced jobs', unpricedSentences],
]

for (const [name, sentences] of tables) {
  t.test(`${name}: what customers write names the job that they mean`, async (t) => {
    for (const [chat, message, jobs] of sentences) {
      t.same(jobsIn(message, chat).toSorted(), jobs.toSorted(), message)
    }
  })
}

t.test('a thing that a message names in passing asks for no job of its own', async (t) => {
  const passing = [
    ['caldaia', 'cambiare la caldaia, ho anche una stufa a pellet', ['caldaia/sostituzione']],
    ['caldaia', 'cambiare caldaia in una villetta con giardino e piscina', ['caldaia/sostituzione']],
    [
      'impianto_fotovoltaico',
      'ho un contatore da 3 kW, vorrei un fotovoltaico da 6',
      ['impianto_fotovoltaico/impianto'],
    ],
    ['impianti', 'rifare l’impianto elettrico, in casa ci sono armadi e librerie', ['impianti/elettrico']],
  ] as const
  for (const [chat, message, jobs] of passing) t.same(jobsIn(message, chat), jobs, message)
})
