import type { AnyJobKey } from '../jobs/job-engine.ts'
import type { Slot } from '../slots/slot.ts'
import { type Asked, type CaseState, factsOf, type JobInHand, type Situation } from './case.ts'
import { type Catalogue, isPriced, type KnownJob, slugOf } from './catalogue.ts'

/** A question of a job, or of the whole case. */
export interface Question {
  readonly job: AnyJobKey | null
  readonly slot: Slot
}

/** A job in hand with what is known about it. */
export interface JobAtHand extends KnownJob {
  readonly inHand: JobInHand
}

/** The jobs in hand that this version of the program knows. */
export function jobsAtHand(catalogue: Catalogue, { jobs }: Pick<Situation, 'jobs'>): JobAtHand[] {
  return jobs.flatMap((inHand): JobAtHand[] => {
    const known = catalogue.job(inHand.key)
    return known ? [{ ...known, inHand }] : []
  })
}

/** The jobs' own questions that are still open, in the order in which they are asked. */
function openOfJobs(catalogue: Catalogue, situation: Situation): Question[] {
  return jobsAtHand(catalogue, situation)
    .filter((job) => isPriced(job))
    .flatMap(({ key, engine, inHand }) => {
      const facts = factsOf(situation, inHand)
      return engine.slots
        .filter((slot) => slot.needed(facts) && facts[slot.id] === undefined)
        .map((slot) => ({ job: key, slot }))
    })
}

/** The questions before the estimate that are still open. */
export function openQuestions(catalogue: Catalogue, situation: Situation): Question[] {
  const where = situation.shared['comune'] === undefined ? [{ job: null, slot: catalogue.place }] : []
  return [...openOfJobs(catalogue, situation), ...where]
}

/** The photo request of the first job in hand. */
function photosOf(catalogue: Catalogue, { jobs }: Pick<Situation, 'jobs'>): Slot {
  const [first] = jobs
  return catalogue.photos(first ? slugOf(first.key) : null)
}

/** The questions after the estimate that are still open: photos, then when to start. */
export function laterQuestions(catalogue: Catalogue, situation: Situation): Question[] {
  const { shared } = situation
  const slots = [photosOf(catalogue, situation), catalogue.time]
  return slots.filter(({ id }) => shared[id] === undefined).map((slot) => ({ job: null, slot }))
}

/** The questions that hold for all jobs. */
export function sharedSlots(catalogue: Catalogue, situation: Pick<Situation, 'jobs'>): Slot[] {
  return [catalogue.place, photosOf(catalogue, situation), catalogue.time]
}

/** The question that was asked last, if it still makes sense. */
export function askedQuestion(catalogue: Catalogue, state: CaseState): Question | null {
  return questionOf(catalogue, state, state.asked)
}

/** A question by its name; null if its job is not in hand. */
export function questionOf(
  catalogue: Catalogue,
  state: Pick<Situation, 'jobs'>,
  asked: Asked | null,
): Question | null {
  if (!asked) return null
  if (asked.job === null) {
    const slot = sharedSlots(catalogue, state).find(({ id }) => id === asked.slot)
    return slot ? { job: null, slot } : null
  }
  if (!state.jobs.some(({ key }) => key === asked.job)) return null
  const slot = catalogue.job(asked.job)?.engine.slots.find(({ id }) => id === asked.slot)
  return slot ? { job: asked.job, slot } : null
}
