import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { type Fact, type Facts, isSameFact } from '../../slots/facts.ts'
import type { Slot } from '../../slots/slot.ts'
import type { CaseState, JobInHand } from '../case.ts'
import { sharedIds } from '../case.ts'
import type { Catalogue, KnownJob } from '../catalogue.ts'
import { readFacts } from './fact-reading.ts'
import type { Hearing } from './hearing/parts.ts'
import { isSameQuestion } from './same-question.ts'

/** A job whose answers another job may use. */
type Source = CaseState['dropped'][number]

/** Returns the answers of other jobs with their questions, newest first. */
function answersOf(
  catalogue: Catalogue,
  sources: readonly Source[],
): { readonly slot: Slot; readonly fact: Fact }[] {
  return sources.toReversed().flatMap(({ key, facts }) =>
    (catalogue.job(key)?.engine.slots ?? []).flatMap((slot) => {
      const fact = facts[slot.id]
      return fact && fact.kind !== 'unknown' ? [{ slot, fact }] : []
    }),
  )
}

/** Whether the slot has the option of an answer. The same question of another job may have other options. */
function isShown(slot: Slot, fact: Fact): boolean {
  return fact.kind !== 'choice' || slot.show(fact) !== 'da definire'
}

/**
 * Returns an added job with all facts that are known already: answers to the same questions of other jobs,
 * and answers to its own questions in the customer's earlier statements.
 */
export function withInherited(
  catalogue: Catalogue,
  state: CaseState,
  { engine }: KnownJob,
  job: JobInHand,
): JobInHand {
  const known = answersOf(catalogue, [...state.dropped, ...state.jobs])
  const facts: Record<string, Fact> = { ...job.facts }
  for (const slot of engine.slots) {
    if (facts[slot.id] !== undefined) continue
    const same = known.find((one) => isSameQuestion(one.slot, slot) && isShown(slot, one.fact))
    if (same) facts[slot.id] = same.fact
  }
  return { ...job, facts: withTold(state, engine.slots, facts, known) }
}

/**
 * Returns the answers in earlier statements, read from the oldest to the newest. Omits facts that a different
 * question of another job has taken.
 */
function withTold(
  { told, shared }: CaseState,
  slots: readonly Slot[],
  before: Facts,
  known: ReturnType<typeof answersOf>,
): Facts {
  const facts: Record<string, Fact> = { ...before }
  for (const { text } of told) {
    const options = { asked: null, last: null, mayReplace: false, isWhatIf: false, mayGuess: false }
    const reading = readFacts(text, slots, { ...shared, ...facts }, options)
    const own = reading.changed.filter(
      ({ id }) =>
        !sharedIds.has(id) &&
        !known.some((one) => {
          const fact = reading.facts[id]
          const slot = slots.find((wanted) => wanted.id === id)
          return (
            fact &&
            slot &&
            one.slot.id === id &&
            isSameFact(one.fact, fact) &&
            !isSameQuestion(one.slot, slot)
          )
        }),
    )
    for (const { id } of own) {
      const fact = reading.facts[id]
      if (fact) facts[id] = fact
    }
  }
  return facts
}

/** The options with which another job says that the work of a dropped job is not done. */
const withoutWork: ReadonlyMap<AnyJobKey, { readonly slot: string; readonly option: string }> = new Map([
  ['tinteggiatura/carta-togliere', { slot: 'carta', option: 'no' }],
  ['tinteggiatura/muffa', { slot: 'muffa', option: 'no' }],
])

/**
 * Returns what a message said, without the work of dropped jobs in the price of the others: after 'la carta la stacco io'
 * the painted room has no wallpaper to take off.
 */
export function withoutDropped(hearing: Hearing, dropped: readonly JobInHand[]): Hearing {
  const left = dropped.flatMap(({ key }) => withoutWork.get(key) ?? [])
  if (left.length === 0) return hearing
  const isLeft = (id: string): boolean => left.some(({ slot }) => slot === id)
  const jobs = hearing.state.jobs.map((job): JobInHand => {
    const gone = left.filter(({ slot }) => job.facts[slot] !== undefined)
    const options = gone.map(({ slot, option }): [string, Fact] => [slot, { kind: 'choice', option }])
    return gone.length === 0 ? job : { ...job, facts: { ...job.facts, ...Object.fromEntries(options) } }
  })
  return {
    ...hearing,
    state: { ...hearing.state, jobs },
    changes: hearing.changes.filter(({ slot }) => !isLeft(slot.id)),
  }
}

/** Returns what a message said without its time, which is that of the work that it puts off: 'il corridoio a primavera'. */
export function withoutTime(hearing: Hearing, before: CaseState): Hearing {
  const { quando: _read, ...shared } = hearing.state.shared
  const known = before.shared['quando']
  return {
    ...hearing,
    state: { ...hearing.state, shared: known ? { ...shared, quando: known } : shared },
    changes: hearing.changes.filter(({ slot }) => slot.id !== 'quando'),
  }
}
