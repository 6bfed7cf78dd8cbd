import t from 'tap'

import { knowledge } from '../../src/assistant/answers/knowledge.ts'
import { freshCase, newJob, sharedIds } from '../../src/assistant/interview/case.ts'
import { hear } from '../../src/assistant/interview/facts/hearing/hearing.ts'
import { readMessage } from '../../src/assistant/interview/message.ts'
import type { AnyJobKey } from '../../src/assistant/jobs/job-engine.ts'
import type { Facts } from '../../src/assistant/slots/facts.ts'
import { jobsAfter, wholeCatalogue } from './engines/whole-catalogue.ts'
import { inShort } from './in-short.ts'
import { listReadings } from './reading-lists.ts'
import { readings } from './reading-table.ts'

/** What a message says about one job, beside what is known already. */
function read(key: AnyJobKey, asked: string, message: string, facts: Facts = {}): Record<string, string> {
  const job = wholeCatalogue.job(key)
  if (!job?.slug) throw new RangeError(`no job '${key}'`)
  const question = asked === '' ? null : { job: sharedIds.has(asked) ? null : key, slot: asked }
  const state = { ...freshCase, greeted: true, jobs: [newJob(key, true, facts)], asked: question }
  const typed = readMessage(wholeCatalogue, knowledge, job.slug, { typed: message, isOpening: false })
  const heard = hear(wholeCatalogue, state, typed).state
  return inShort({ ...heard.shared, ...heard.jobs[0]?.facts })
}

for (const [key, rows = []] of [...Object.entries(readings), ...Object.entries(listReadings)]) {
  t.test(`${key}: ${rows.length} messages are read as they are meant`, (t) => {
    for (const [asked, message, expected] of rows) {
      t.same(read(key as AnyJobKey, asked, message), expected, `${asked || 'nothing asked'}: ${message}`)
    }
    t.end()
  })
}

t.test('what is known roughly gives way to a closer figure, and a colour is no kind of paint', (t) => {
  const known: Facts = {
    superficie: { kind: 'number', low: 70, high: 95 },
    finitura: { kind: 'choice', option: 'lavabile' },
  }
  const key = 'tinteggiatura/interni'
  t.match(read(key, 'superfici', 'circa 85 mq, pareti e soffitti', known), {
    superficie: '85',
    superfici: 'tutto',
  })
  t.match(read(key, 'superfici', 'pareti e soffitti, una stanza da 12 mq è piccola', known), {
    superficie: '70-95',
  })
  t.match(read(key, 'foto', 'tinta unica', known), { finitura: 'lavabile' })
  t.end()
})

/** Short answers that name a job, in the chat of each service. */
const named: readonly (readonly [slug: Parameters<typeof jobsAfter>[0], message: string, job: string])[] = [
  ['impianti', 'elettrico', 'elettrico'],
  ['impianti', 'eletrico', 'elettrico'],
  ['impianti', 'il condizionatore', 'clima'],
  ['impianti', 'antifurto', 'allarme'],
  ['impianti', 'aggiungere due prese', 'punti'],
  ['impianti', 'mi si è rotto lo scaldabagno', 'caldaia/scaldabagno'],
  ['caldaia', 'solo sostituirla', 'sostituzione'],
  ['caldaia', 'penso a un ibrido', 'ibrido'],
  ['ristrutturazione_tetto', 'è piano, con la guaina', 'impermeabilizzazione'],
  ['ristrutturazione_tetto', 'purtroppo eternit', 'eternit'],
  ['ristrutturazione_tetto', 'qualche tegola rotta', 'tegola'],
  ['ristrutturazione_facciata', 'il cappotto', 'cappotto'],
  ['ristrutturazione_facciata', 'solo dare il bianco', 'facciata'],
  ['ristrutturazione_facciata', 'l’intonaco si stacca', 'facciata'],
  ['ristrutturazione_bagno', 'solo i sanitari e le piastrelle', 'rinnovo'],
  ['ristrutturazione_bagno', 'solo sanitari, non i tubi', 'sanitari'],
  ['ristrutturazione', 'giusto una rinfrescata', 'leggera'],
]

t.test('a few words name the job that is meant', (t) => {
  for (const [slug, message, job] of named) t.same(jobsAfter(slug, message), [job], message)
  t.end()
})
