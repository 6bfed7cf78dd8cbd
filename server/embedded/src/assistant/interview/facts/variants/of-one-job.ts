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

/** Returns the only reading of all jobs. Null if there is none, or if there are several. */
export function onlyReading(
  jobs: readonly JobAtHand[],
  read: (job: JobAtHand) => readonly FactReading[],
): JobReading | null {
  const [only, ...more] = jobs.flatMap((job) => read(job).map((reading) => ({ job, reading })))
  return only && more.length === 0 ? only : null
}

/**
 * Returns the only reading of the jobs that a message may mean. Null if there is none. Null also if there are several, because
 * the message does not say which job it means.
 *
 * @param named the mentions of the message; if there is one, only its job may be meant
 */
export function ofOneJob(
  jobs: readonly JobAtHand[],
  named: readonly NamedJob[],
  read: (job: JobAtHand) => FactReading | null,
): JobReading | null {
  const meant = jobs.filter((job) => named.every(({ key }) => key === job.key))
  return onlyReading(meant, (job) => [read(job) ?? []].flat())
}
