import type { JobAtHand } from '../../agenda.ts'
import type { NamedJob } from '../../message.ts'
import type { FactReading } from '../fact-reading.ts'

/** Returns the mentions of jobs that a message states: none that it denies, asks about or only falls back to. */
export const statedJobs = (named: readonly NamedJob[]): NamedJob[] =>
  named.filter(({ denied, kind, isFallback }) => !denied && !isFallback && kind !== 'question')

/** Returns the stated mentions that are requests: those of jobs in hand, and those with a verb of their own. */
export const requestedJobs = (named: readonly NamedJob[], jobs: readonly JobAtHand[]): NamedJob[] =>
  statedJobs(named).filter(({ key, hasOwnVerb }) => hasOwnVerb || jobs.some((job) => job.key === key))

/** A reading with the job that it is about. */
interface JobReading {
  readonly job: JobAtHand
  readonly reading: FactReading
}

/** Returns the reading if `read` gives exactly one for all jobs together, with its job; otherwise null. */
export function onlyReading(
  jobs: readonly JobAtHand[],
  read: (job: JobAtHand) => readonly FactReading[],
): JobReading | null {
  const [only, ...more] = jobs.flatMap((job) => read(job).map((reading) => ({ job, reading })))
  return only && more.length === 0 ? only : null
}

/**
 * Returns the reading of the job that a message means, with the job. Null if several jobs give a reading, because the message
 * does not say which of them it means.
 *
 * @param named the mentions of jobs in the message. Only the jobs that they name are tried; without mentions, all jobs.
 */
export function ofOneJob(
  jobs: readonly JobAtHand[],
  named: readonly NamedJob[],
  read: (job: JobAtHand) => FactReading | null,
): JobReading | null {
  const meant = jobs.filter((job) => named.every(({ key }) => key === job.key))
  return onlyReading(meant, (job) => [read(job) ?? []].flat())
}
