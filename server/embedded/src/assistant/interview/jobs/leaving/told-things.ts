import { thingOf } from '../../../italian/things.ts'
import { readUtterance } from '../../../italian/utterance.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import { recogniseJobs } from '../../../recognise/recognise.ts'
import { stemOf } from '../../../recognise/words/terms.ts'
import { jobsAtHand } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import { type Catalogue, slugOf } from '../../catalogue.ts'
import { mainSize } from '../../facts/variants/main-count.ts'
import { segmentsOf } from '../../message.ts'

/** Matches the thing at the beginning of a clause: 'il bidet l’ha aggiustato mio figlio'. */
const opening =
  /^(?:(?:ok|no|ma|e|ah|anzi|allora|senta|senti|guardi|per|quello del|quella del|quello della|quella della) )*(?<article>(?:il|lo|la|l|i|gli|le|del|della) )?(?<thing>\p{L}{4,})(?= |$)/u
/** Matches things that are rooms and other places. They tell where the work is. */
const place = /^(?:room|bathroom|storage|home|flat|floor|wall|ceiling|facade)$/

/**
 * Returns the job in hand in whose words alone the customer named the thing that a clause begins with: 'il bidet', of 'lo
 * scarico è intasato, e il miscelatore del bidet è da cambiare'. Null for none, for several, and for a job that counts
 * several things.
 */
export function jobOfTold(catalogue: Catalogue, state: CaseState, clause: string): AnyJobKey | null {
  const { jobs, told } = state
  const [first] = jobs
  const slug = first ? slugOf(first.key) : null
  const found = opening.exec(clause)?.groups
  const thing = found?.['thing'] ?? ''
  const kind = thingOf(thing)
  // 'si leva tutto' names nothing.
  const isThing = thing !== '' && (found?.['article'] !== undefined || kind !== null)
  if (slug === null || jobs.length < 2 || !isThing || place.test(kind ?? '')) return null
  const stem = stemOf(thing)
  const keys = told.flatMap(({ text }) => {
    const { words } = readUtterance(text)
    if (!words.some((word) => stemOf(word.text) === stem)) return []
    const named = recogniseJobs({ words }, catalogue.recognisable, slug).filter(
      ({ key, denied }) => !denied && jobs.some((job) => job.key === key),
    )
    return [...segmentsOf(words, named)].flatMap(([key, part]) =>
      part.split(' ').some((word) => stemOf(word) === stem) ? [key] : [],
    )
  })
  const [only, ...more] = new Set(keys)
  const job = jobsAtHand(catalogue, state).find(({ key }) => key === only)
  if (!job || more.length > 0) return null
  const main = mainSize(job)
  return main?.isCount === true && main.known.high > 1 ? null : job.key
}
