import t from 'tap'

import type { JobSentence } from './installer-sentences.ts'
import { jobsAfter } from './whole-catalogue.ts'

/** Messages with a word in passing that names another job: the plant, the wires, the door around the lock. */
const sentences: readonly JobSentence[] = [
  ['caldaia', 'l’acqua calda arriva tiepida', ['riparazione']],
  ['impianti', 'vecchio quadro con i fusibili da mettere a norma', ['quadro']],
  ['impianti', 'solo riscaldamento a pavimento, casa da 100 mq', ['radiante']],
  ['impianto_fotovoltaico', 'l’inverter del mio impianto è bruciato', ['inverter']],
  ['serramenti', 'cilindro nuovo per la porta blindata', ['serratura']],
  ['serramenti', 'due portefinestre da regolare', ['riparazione']],
]

t.test('a word in passing names no second job', async (t) => {
  for (const [slug, message, jobs] of sentences) t.same(jobsAfter(slug, message), jobs, message)
})
