import type { AnyJobKey } from '../jobs/job-engine.ts'
import type { Slot } from '../slots/slot.ts'
import { type Asked, type CaseState, factsOf, type JobInHand, type Situation } from './case.ts'
import { type Catalogue, isPriced, type KnownJob, type PhotoRequest } from './catalogue.ts'
import { ownJobOf } from './prices/counted-once.ts'

/** A question of one job, or of the whole case. */
export interface Question {
  readonly job: AnyJobKey | null
  readonly slot: Slot
}

/** A job in hand with its definition and the facts known so far. */
export interface JobAtHand extends KnownJob {
  readonly inHand: JobInHand
}

const paintsRooms = /^tinteggiatura\/(?:interni|stanza)$/
/** The question of a repair whether to paint the rest of the room. */
const repaint = 'ridipingere'

/**
 * Returns the jobs in hand, without those that this version of the program does not know. Beside a job that paints the
 * room, a repair does not ask whether to paint it; nor does a job ask for an option that is a job in hand.
 */
export function jobsAtHand(catalogue: Catalogue, { jobs }: Pick<Situation, 'jobs'>): JobAtHand[] {
  const isPainted = jobs.some(({ key, named }) => named && paintsRooms.test(key))
  return jobs.flatMap((inHand): JobAtHand[] => {
    const known = catalogue.job(inHand.key)
    if (!known) return []
    const { engine } = known
    // 'stuccare le crepe e imbiancare il soggiorno', 'cambiare la caldaia e mettere le valvole'
    const own = ownJobOf(inHand.key, inHand.facts, jobs)
    const isLeftOut = (id: string): boolean => (isPainted && id === repaint) || id === own
    const slots = engine.slots.filter(({ id }) => !isLeftOut(id))
    return [{ ...known, engine: slots.length < engine.slots.length ? { ...engine, slots } : engine, inHand }]
  })
}

/** Returns the open questions of the jobs themselves, in the order in which they are asked. */
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

/** Returns the open questions that come before the estimate. */
export function openQuestions(catalogue: Catalogue, situation: Situation): Question[] {
  const where = situation.shared['comune'] === undefined ? [{ job: null, slot: catalogue.place }] : []
  return [...openOfJobs(catalogue, situation), ...where]
}

/** Returns the photo request of the first job in hand. */
export function photosOf(catalogue: Catalogue, { jobs }: Pick<Situation, 'jobs'>): PhotoRequest {
  return catalogue.photos(jobs[0]?.key ?? null)
}

/** Returns the open questions that come after the estimate: photos, then the start date. */
export function laterQuestions(catalogue: Catalogue, situation: Situation): Question[] {
  const { shared } = situation
  const slots = [photosOf(catalogue, situation).slot, catalogue.time]
  return slots.filter(({ id }) => shared[id] === undefined).map((slot) => ({ job: null, slot }))
}

/** Returns the slots that all jobs share. */
export function sharedSlots(catalogue: Catalogue, situation: Pick<Situation, 'jobs'>): Slot[] {
  return [catalogue.place, photosOf(catalogue, situation).slot, catalogue.time]
}

/** Returns the question that was asked last; null if its job is no longer in hand. */
export function askedQuestion(catalogue: Catalogue, state: CaseState): Question | null {
  return questionOf(catalogue, state, state.asked)
}

/** Returns a question by its job and slot id; null if its job is not in hand. */
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
