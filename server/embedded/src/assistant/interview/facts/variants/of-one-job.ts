import type { JobAtHand } from '../../agenda.ts'
import type { NamedJob } from '../../message.ts'
import type { FactReading } from '../fact-reading.ts'

/** Returns the mentions of jobs that a message states: none that it denies, asks about or only falls back to. */
export const statedJobs = (named: readonly NamedJob[]): NamedJob[] =>
  named.filter(({ denied, kind, isFallback }) => !denied && !isFallback && kind !== 'question')

/** Returns the stated mentions that are requests: those of jobs in hand, and those with a verb of their own. */
export const requestedJobs = (named: readonly NamedJob[], jobs: readonly JobAtHand[]): NamedJob[] =>
  statedJobs(named).filter(({ key, hasOwnVerb }) => hasOwnVerb || jobs.some((job) => job.key === key))

/**
 * Returns the only job in hand for which `read` returns a reading. Null if there is none, or several: then it is not clear
 * which job a message means.
 *
 * @param named the mentions whose jobs the message means, if there is any
 */
export function ofOneJob(
  jobs: readonly JobAtHand[],
  named: readonly NamedJob[],
  read: (job: JobAtHand) => FactReading | null,
): { readonly job: JobAtHand; readonly reading: FactReading } | null {
  const found = jobs.flatMap((job) => {
    const reading = named.some(({ key }) => key !== job.key) ? null : read(job)
    return reading ? [{ job, reading }] : []
  })
  const [only, ...more] = found
  return only && more.length === 0 ? only : null
}
