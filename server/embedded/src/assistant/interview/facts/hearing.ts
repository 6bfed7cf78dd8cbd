import { readUtterance } from '../../italian/utterance.ts'
import type { AnyJobKey } from '../../jobs/job-engine.ts'
import type { Fact, Facts } from '../../slots/facts.ts'
import { type Slot, unknownFact } from '../../slots/slot.ts'
import {
  askedQuestion,
  jobsAtHand,
  type JobAtHand,
  questionOf,
  type Question,
  sharedSlots,
} from '../agenda.ts'
import { type CaseState, factsOf, type JobInHand, sharedIds } from '../case.ts'
import type { Catalogue } from '../catalogue.ts'
import { isDetail } from '../jobs/mentions/details.ts'
import { type Message, segmentsOf } from '../message.ts'
import { readBeside, wordsBefore } from './beside.ts'
import type { AskBack } from './draft.ts'
import { beginsAnswer, type FactReading, readFacts, type ReadingOptions } from './fact-reading.ts'
import { withDenial } from './known-figure.ts'
import { withMainSize } from './main-size.ts'
import { namedTown, namesakesAfter, withNamesake } from './namesakes.ts'
import { bathroomParts } from './rooms/added-bathroom.ts'
import { withAddedRoom } from './rooms/added-room.ts'
import { revisedParts } from './rooms/revised-parts.ts'
import { withoutClaimed } from './same-question.ts'
import { withAllOpenings } from './unnamed/for-all.ts'
import { withoutPartOfTotal } from './unnamed/part-of-total.ts'
import { withoutSizesOfOthers } from './unnamed/size-of-other.ts'
import { lateParts } from './unnamed/unnamed-change.ts'
import { chosenPart } from './variants/chosen-size.ts'
import { variantParts } from './variants/variant-parts.ts'

/** A new or changed fact. */
export interface Change {
  /** Null for a question that all jobs share. */
  readonly job: AnyJobKey | null
  readonly slot: Slot
  readonly before: Fact | null
  readonly fact: Fact
}

/** The answers that a message gives to the questions of a case. */
export interface Hearing {
  readonly state: CaseState
  readonly changes: readonly Change[]
  readonly askBack: (AskBack & { readonly job: AnyJobKey | null }) | null
  /** Whether the customer says that they do not know the answer. */
  readonly unknown: boolean
  /** Whether the message repeats a known fact. */
  readonly repeated: boolean
  /** Whether the question that was asked is now answered. */
  readonly answered: boolean
}

/** The reading of a message for one job; for the facts that all jobs share, `job` is null. */
export interface Part {
  readonly job: JobAtHand | null
  readonly slots: readonly Slot[]
  readonly reading: FactReading
}

/**
 * Takes a counted thing as the answer to a question, even if it is the mention of a job that is not in hand: 'un
 * bagno' in 'ristrutturare un appartamento, un bagno'.
 */
function withCounted(job: JobAtHand, reading: FactReading, { named, segments }: Message): FactReading {
  const facts: Record<string, Fact> = { ...reading.facts }
  const changed = [...reading.changed]
  for (const { key, denied } of named) {
    const segment = segments.get(key)
    if (denied || key === job.key || segment === undefined) continue
    const utterance = readUtterance(segment)
    if (utterance.quantities[0]?.from !== 0 || utterance.quantities[0].unit === null) continue
    for (const slot of job.engine.slots) {
      const isOpen = facts[slot.id] === undefined && slot.needed(facts)
      const found = isOpen ? slot.read(utterance, true) : null
      if (found?.kind !== 'fact' || found.fact.kind !== 'number') continue
      facts[slot.id] = found.fact
      changed.push(slot)
      break
    }
  }
  return { ...reading, facts, changed }
}

/**
 * Reads a message for every job in hand, beginning with the jobs that it names or whose question was asked.
 *
 * @param added the jobs that the message adds to others after the figure: its sizes are theirs
 */
export function hear(
  catalogue: Catalogue,
  state: CaseState,
  heard: Message,
  added: readonly AnyJobKey[] = [],
): Hearing {
  const spoken = withDenial(state, heard)
  const plain = state.told.length > 0 ? withoutPartOfTotal(spoken) : spoken
  const jobs = jobsAtHand(catalogue, state)
  const open = askedQuestion(catalogue, state)
  const chosen = chosenPart(state, jobs, open, plain)
  const message = chosen
    ? { ...plain, said: chosen.rest, saidWords: readUtterance(chosen.rest).words }
    : plain
  // 'il muro a nord no, saremo a 180' refuses nothing else, and 'sì, e facciamolo da 6' answers.
  const asked = chosen && !beginsAnswer.test(chosen.rest) ? null : open
  const last = questionOf(catalogue, state, state.lastFilled)
  const options = (job: AnyJobKey | null): ReadingOptions => ({
    asked: asked && asked.job === job ? asked.slot : null,
    // A first message may have several figures, so 'no scusa, sono 6' then corrects the main one.
    last: last && last.job === job && state.told.length > 1 ? last.slot : null,
    mayReplace: state.phase === 'estimated' || message.isChange === true,
    isWhatIf: message.isWhatIf,
    mayGuess: message.isWhatIf && !message.asksTopic,
  })
  const slots = sharedSlots(catalogue, state)
  const ofCase: Part = {
    job: null,
    slots,
    reading: withNamesake(
      catalogue,
      state,
      state.shared,
      readFacts(message.said, slots, state.shared, options(null)),
    ),
  }
  const shared = ofCase.reading.facts
  const inHand = new Set(jobs.map(({ key }) => key))
  const segments = segmentsOf(
    message.saidWords,
    message.named.filter((one) => {
      // 'la sala, che è 30 mq di pavimento' is no word about the floor in hand.
      const isOfAdded = added.length > 0 && !added.includes(one.key) && isDetail(one, message)
      return one.kind !== 'question' && !isOfAdded && (one.denied || inHand.has(one.key))
    }),
  )
  const first = (job: JobAtHand): string | undefined =>
    segments.get(job.key) ?? (segments.size === 0 && asked?.job === job.key ? message.said : undefined)
  // Read the words of each job for this job first, before other jobs search for answers in them.
  const own = jobs.flatMap((job): Part[] => {
    const text = first(job)
    if (text === undefined) return []
    const before = { ...shared, ...job.inHand.facts }
    const reading = readFacts(text, job.engine.slots, before, options(job.key))
    return [{ job, slots: job.engine.slots, reading: withMainSize(job, text, reading, message) }]
  })
  const parts = [ofCase, ...own]
  for (const job of jobs) {
    const mine = own.find((part) => part.job === job)
    if (mine && first(job) === message.said) continue
    const isOld = added.length > 0 && !added.includes(job.key)
    if (isOld && mine) continue
    const before = mine?.reading.facts ?? { ...shared, ...job.inHand.facts }
    const others = parts.filter((part) => part !== mine && part.job !== null)
    const counted = { ...message, named: message.named.filter(({ key }) => !inHand.has(key)) }
    const passing = {
      asked: null,
      last: null,
      mayReplace: false,
      isWhatIf: false,
      mayGuess: false,
      isBeside: true,
    }
    const { slots: all } = job.engine
    const read = mine
      ? readBeside(message, job, inHand, { before, isAgain: true, ...passing })
      : readFacts(isOld ? wordsBefore(message, added) : message.said, all, before, options(job.key))
    const rest = mine || jobs.length > 1 ? read : withMainSize(job, message.said, read, message)
    const reading = withCounted(job, withoutClaimed(rest, before, others), counted)
    parts.push({ job, slots: job.engine.slots, reading })
  }
  const revisions = [bathroomParts, revisedParts, variantParts, addedParts].map((read) =>
    read(state, jobs, message),
  )
  const revised = chosen ? [chosen.part] : (revisions.find((one) => one.length > 0) ?? [])
  const sized = withoutSizesOfOthers(parts, jobs, message, readUtterance(message.said).quantities)
  const counted = sized.map((part) => withOpenings(part, jobs, open, message))
  const late = revised.length + added.length > 0 ? [] : lateParts(state, jobs, message, counted)
  const kept = counted.map((part) => withoutRevised(part, revised))
  const all = [...kept, ...revised.map((part) => onTopOf(part, kept)), ...late]
  return conclude(state, open, [...all, ...namedTown(catalogue, state, message, all)])
}

/** Returns a part in which a job that the message names or that is asked about counts all openings of another job. */
function withOpenings(
  part: Part,
  jobs: readonly JobAtHand[],
  asked: Question | null,
  message: Message,
): Part {
  const { job, reading } = part
  const isAnswer = asked !== null && asked.job === job?.key
  if (!job || !(isAnswer || message.named.some(({ key, denied }) => key === job.key && !denied))) return part
  return { ...part, reading: withAllOpenings(job, jobs, reading, { said: message.said, isAnswer }) }
}

/** Returns the changes of a message that adds a room to the only job in hand: 'e anche il corridoio'. */
function addedParts({ told }: CaseState, jobs: readonly JobAtHand[], { said }: Message): Part[] {
  const [job, ...more] = jobs
  const reading =
    job && more.length === 0
      ? withAddedRoom(
          job,
          said,
          told.map(({ text }) => text),
        )
      : null
  return job && reading ? [{ job, slots: job.engine.slots, reading }] : []
}

/** Removes from a part the facts that a revised list states: '8 mq' is then the size of one room. */
function withoutRevised(part: Part, revised: readonly Part[]): Part {
  const mine = revised.find(({ job }) => job !== null && job === part.job)
  if (!mine) return part
  const changed = part.reading.changed.filter((slot) => !mine.reading.changed.includes(slot))
  return { ...part, reading: { ...part.reading, changed, repeated: false } }
}

/** Returns a revision with the other facts of its message: 'solo 2 finestre' changes a list, and drops the French window. */
function onTopOf(revision: Part, parts: readonly Part[]): Part {
  const mine = parts.findLast(({ job }) => job !== null && job === revision.job)
  if (!mine) return revision
  const facts: Record<string, Fact> = { ...mine.reading.facts }
  for (const { id } of revision.reading.changed) facts[id] = revision.reading.facts[id] ?? unknownFact
  return { ...revision, reading: { ...revision.reading, facts } }
}

function ownFacts(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([id]) => !sharedIds.has(id)))
}

function conclude(state: CaseState, asked: Question | null, parts: readonly Part[]): Hearing {
  const ofCase = parts.findLast(({ job }) => job === null)?.reading
  const shared = ofCase?.facts ?? state.shared
  const jobs = state.jobs.map((inHand): JobInHand => {
    const part = parts.findLast(({ job }) => job?.key === inHand.key)
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
  const answered =
    asked !== null && changes.some(({ job, slot }) => job === asked.job && slot.id === asked.slot.id)
  // 'le finestre sono 6, non ho contato il bagno' says nothing about the photos that were asked for.
  const isBeside =
    asked?.job === null && asked.slot.id !== 'comune' && changes.some(({ job }) => job !== null)
  const back = parts.find(({ reading }) => reading.askBack !== null)
  const lastChange = changes.at(-1)
  return {
    state: {
      ...state,
      jobs,
      namesakes: ofCase ? namesakesAfter(state, ofCase) : state.namesakes,
      shared: Object.fromEntries(Object.entries(shared).filter(([id]) => sharedIds.has(id))),
      lastFilled: lastChange ? { job: lastChange.job, slot: lastChange.slot.id } : state.lastFilled,
    },
    changes,
    askBack: back?.reading.askBack ? { ...back.reading.askBack, job: back.job?.key ?? null } : null,
    unknown: asked !== null && !answered && !isBeside && parts.some(({ reading }) => reading.unknown),
    repeated: parts.some(({ reading }) => reading.repeated),
    answered,
  }
}
