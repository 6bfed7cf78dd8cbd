import type { Test } from 'tap'

import type { ServiceEngine } from '../../../src/assistant/jobs/job-engine.ts'
import { jobsAfter } from './whole-catalogue.ts'

/** What customers write, and the jobs of the service that they mean by it; the standard one if they name none. */
export type SentenceTable = readonly (readonly [sentence: string, ...jobs: string[]])[]

/** The jobs that a sentence names in the service's chat, among the jobs of all services. */
export function jobsIn({ slug, standard }: ServiceEngine, sentence: string): string[] {
  const named = jobsAfter(slug, sentence)
  return named.length > 0 ? named : [standard]
}

/** Checks that each sentence names its jobs. */
export function checkSentences(t: Test, engine: ServiceEngine, table: SentenceTable): void {
  for (const [sentence, ...jobs] of table) t.same(jobsIn(engine, sentence), jobs.toSorted(), sentence)
}
