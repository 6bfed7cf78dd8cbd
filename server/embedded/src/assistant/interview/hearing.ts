import type { JobKey } from '../jobs/job-engine.ts'
import { type Fact, type Facts, isSameFact } from '../slots/facts.ts'
import { type Slot, unknownFact } from '../slots/slot.ts'
import { askedQuestion, jobsAtHand, type JobAtHand, questionOf, type Question, sharedSlots } from './agenda.ts'
import { type CaseState, factsOf, type JobInHand, sharedIds } from './case.ts'
import type { Catalogue } from './catalogue.ts'
import { type AskBack, type FactReading, readFacts, type ReadingOptions } from './fact-reading.ts'
import type { Message } from './message.ts'
import { isSameQuestion } from './same-question.ts'

/** A fact that is new or another. */
export interface Change {
  /** Null for what holds for all jobs. */
  readonly job: JobKey | null
  readonly slot: Slot
  readonly before: Fact | null
  readonly fact: Fact
}

/** What a message says about the questions of a case. */
export interface Hearing {
  readonly state: CaseState
  readonly changes: readonly Change[]
  readonly askBack: (AskBack & { readonly job: JobKey | null }) | null
  /** The customer does not know what was asked. */
  readonly unknown: boolean
  /** It says, again, something that is known. */
  readonly repeated: boolean
  /** Whether the question that was asked has its answer now. */
  readonly answered: boolean
}

interface Part {
  readonly job: JobAtHand | null
  readonly slots: readonly Slot[]
  readonly reading: FactReading
}

const merged = (a: Facts, b: FactReading): FactReading['facts'] => ({ ...a, ...b.facts })

/** What another job has taken from the same words: it counts here only if it is the same question. */
function isClaimed(slot: Slot, fact: Fact | undefined, parts: readonly Part[]): boolean {
  return parts.some(({ reading }) =>
    reading.changed.some(
      (other) =>
        other.id === slot.id &&
        fact !== undefined &&
        isSameFact(reading.facts[other.id], fact) &&
        !isSameQuestion(other, slot),
    ),
  )
}

/** Leaves out of a reading what other jobs have claimed. */
function withoutClaimed(reading: FactReading, before: Facts, parts: readonly Part[]): FactReading {
  const changed = reading.changed.filter((slot) => !isClaimed(slot, reading.facts[slot.id], parts))
  const facts: Record<string, Fact> = { ...before }
  for (const { id } of changed) facts[id] = reading.facts[id] ?? unknownFact
  return { ...reading, changed, facts }
}

/** Reads a message for every job in hand: first for those that it names or whose question was asked. */
export function hear(catalogue: Catalogue, state: CaseState, message: Message): Hearing {
  const asked = askedQuestion(catalogue, state)
  const last = questionOf(catalogue, state, state.lastFilled)
  const options = (job: JobKey | null): ReadingOptions => ({
    asked: asked && asked.job === job ? asked.slot : null,
    last: last && last.job === job ? last.slot : null,
    mayReplace: state.phase === 'estimated',
    isWhatIf: message.isWhatIf,
  })
  const parts: Part[] = []
  const slots = sharedSlots(catalogue, state)
  parts.push({ job: null, slots, reading: readFacts(message.said, slots, state.shared, options(null)) })
  const shared = parts[0]?.reading.facts ?? state.shared
  const isFirst = ({ key }: JobAtHand): boolean =>
    message.segments.has(key) || (message.segments.size === 0 && asked?.job === key)
  const jobs = jobsAtHand(catalogue, state)
  for (const job of jobs.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))) {
    parts.push({ job, slots: job.engine.slots, reading: readForJob(job, shared, message, parts, options(job.key)) })
  }
  return conclude(state, asked, parts)
}

/** Reads the words that belong to a job first, then the whole message for what is still open. */
function readForJob(
  job: JobAtHand,
  shared: Facts,
  message: Message,
  parts: readonly Part[],
  options: ReadingOptions,
): FactReading {
  const before = { ...shared, ...job.inHand.facts }
  const own = message.segments.get(job.key)
  if (own === undefined) {
    const reading = readFacts(message.said, job.engine.slots, before, options)
    return withoutClaimed(reading, before, parts)
  }
  const first = readFacts(own, job.engine.slots, before, options)
  const rest = readFacts(message.said, job.engine.slots, first.facts, {
    ...options,
    asked: null,
    last: null,
    mayReplace: false,
    isWhatIf: false,
  })
  const more = withoutClaimed(rest, first.facts, parts)
  return { ...first, facts: merged(first.facts, more), changed: [...new Set([...first.changed, ...more.changed])] }
}

function ownFacts(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([id]) => !sharedIds.has(id)))
}

function conclude(state: CaseState, asked: Question | null, parts: readonly Part[]): Hearing {
  const shared = parts.find(({ job }) => job === null)?.reading.facts ?? state.shared
  const jobs = state.jobs.map((inHand): JobInHand => {
    const part = parts.find(({ job }) => job?.key === inHand.key)
    return part ? { ...inHand, facts: ownFacts(part.reading.facts) } : inHand
  })
  const changes = parts.flatMap(({ job, reading }) =>
    reading.changed.map((slot): Change => {
      const before = job ? factsOf(state, job.inHand) : state.shared
      return {
        job: job?.key ?? null,
        slot,
        before: before[slot.id] ?? null,
        fact: reading.facts[slot.id] ?? unknownFact,
      }
    }),
  )
  const answered = asked !== null && changes.some(({ job, slot }) => job === asked.job && slot.id === asked.slot.id)
  const back = parts.find(({ reading }) => reading.askBack !== null)
  const lastChange = changes.at(-1)
  return {
    state: {
      ...state,
      jobs,
      shared: Object.fromEntries(Object.entries(shared).filter(([id]) => sharedIds.has(id))),
      lastFilled: lastChange ? { job: lastChange.job, slot: lastChange.slot.id } : state.lastFilled,
    },
    changes,
    askBack: back?.reading.askBack ? { ...back.reading.askBack, job: back.job?.key ?? null } : null,
    unknown: asked !== null && !answered && parts.some(({ reading }) => reading.unknown),
    repeated: parts.some(({ reading }) => reading.repeated),
    answered,
  }
}
