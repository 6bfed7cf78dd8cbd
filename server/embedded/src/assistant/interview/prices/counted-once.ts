import type { AnyJobKey } from '../../jobs/job-engine.ts'
import type { Fact, Facts } from '../../slots/facts.ts'
import type { JobInHand } from '../case.ts'
import { countsBathrooms, newBathroom } from '../facts/rooms/added-bathroom.ts'

/** A job that another one has as an option: its price must not count twice. */
interface Option {
  readonly part: AnyJobKey
  readonly whole: AnyJobKey
  /** The question of the whole about the option. */
  readonly slot: string
}

const options: readonly Option[] = [
  { part: 'caldaia/valvole', whole: 'caldaia/sostituzione', slot: 'valvole' },
  { part: 'caldaia/termostato', whole: 'caldaia/sostituzione', slot: 'termostato' },
]

/** The jobs that the renovation of a home counts by one of its own questions: its windows and its bathrooms. */
const countedByHome: readonly (Pick<Option, 'part' | 'slot'> & { readonly wholes: RegExp })[] = [
  { part: 'serramenti/finestre', wholes: /^ristrutturazione\/completa$/, slot: 'finestre' },
  {
    part: 'ristrutturazione_bagno/completo',
    wholes: /^ristrutturazione\/(?:completa|leggera|parziale)$/,
    slot: 'bagni',
  },
]

/** Whether the renovation of a home in hand has its own number of the things that a job makes. */
const isCountedByHome = (key: AnyJobKey, jobs: readonly JobInHand[]): boolean =>
  countedByHome.some(
    ({ part, wholes, slot }) =>
      part === key && jobs.some((job) => wholes.test(job.key) && job.facts[slot]?.kind === 'number'),
  )

/** Whether a fact takes the option: '7 valvole', 'con termostato nuovo'. */
const isTaken = (fact: Fact | undefined): boolean =>
  (fact?.kind === 'number' && fact.high > 0) || (fact?.kind === 'choice' && fact.option === 'si')

/** Returns the question of a job in hand whose answer counts another job already: that about the valves, of a boiler; or null. */
export function countedIn(key: AnyJobKey, jobs: readonly JobInHand[]): Pick<Option, 'whole' | 'slot'> | null {
  const counting = options.find(
    ({ part, whole, slot }) =>
      part === key && jobs.some((job) => job.key === whole && isTaken(job.facts[slot])),
  )
  return counting ?? null
}

/** Whether a job in hand counts another job already, as one of its options. */
export function isCounted(key: AnyJobKey, jobs: readonly JobInHand[]): boolean {
  if (key === newBathroom) return countsBathrooms(jobs)
  return isCountedByHome(key, jobs) || countedIn(key, jobs) !== null
}

/** Returns the question about an option that a job no longer asks, because the option is a job in hand; or null. */
export function ownJobOf(key: AnyJobKey, facts: Facts, jobs: readonly JobInHand[]): string | null {
  const own = options.find(
    ({ part, whole, slot }) =>
      whole === key && !isTaken(facts[slot]) && jobs.some((job) => job.key === part && job.named),
  )
  return own?.slot ?? null
}
