import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import type { Test } from 'tap'

import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import type { ServiceEngine } from '../../../src/assistant/jobs/job-engine.ts'
import { recogniseJobs } from '../../../src/assistant/recognise/recognise.ts'

/** What customers write, and the jobs of the service that they mean by it; the standard one if they name none. */
export type SentenceTable = readonly (readonly [sentence: string, ...jobs: string[]])[]

/** The jobs of a service that a sentence names in its chat, without those that another one covers. */
export function jobsIn(
  engine: ServiceEngine,
  sentence: string,
  services: ReadonlyMap<ServiceSlug, ServiceEngine> = new Map([[engine.slug, engine]]),
): string[] {
  const named = recogniseJobs(readUtterance(sentence), services, engine.slug)
    .filter(({ denied }) => !denied)
    .map(({ key }) => key.slice(key.indexOf('/') + 1))
  const left = named.filter((id) => !engine.kinds[id]?.partOf?.some((other) => named.includes(other)))
  return left.length > 0 ? left.toSorted() : [engine.standard]
}

/** Checks that each sentence names its jobs. */
export function checkSentences(t: Test, engine: ServiceEngine, table: SentenceTable): void {
  for (const [sentence, ...jobs] of table) t.same(jobsIn(engine, sentence), jobs.toSorted(), sentence)
}
