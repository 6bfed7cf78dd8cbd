import { readUtterance } from '../../../italian/utterance.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { Fact, Facts } from '../../../slots/facts.ts'
import { type Slot, unknownFact } from '../../../slots/slot.ts'
import {
  askedQuestion,
  jobsAtHand,
  type JobAtHand,
  questionOf,
  type Question,
  sharedSlots,
} from '../../agenda.ts'
import { type CaseState } from '../../case.ts'
import type { Catalogue } from '../../catalogue.ts'
import { isDetail } from '../../jobs/mentions/details.ts'
import { type Message, segmentsOf } from '../../message.ts'
import { readBeside, withCounted, wordsBefore } from '../beside.ts'
import { beginsAnswer, type FactReading, readFacts, type ReadingOptions } from '../fact-reading.ts'
import { withDenial } from '../known-figure.ts'
import { withMainSize } from '../main-size.ts'
import { namedTown, withNamesake } from '../namesakes.ts'
import { restatedParts } from '../restated/restated-parts.ts'
import { wholeParts } from '../restated/whole-count.ts'
import { bathroomParts } from '../rooms/added-bathroom.ts'
import { withAddedRoom } from '../rooms/added-room.ts'
import { pieceParts } from '../rooms/named-pieces.ts'
import { asksForOther, otherBathroomParts } from '../rooms/other-bathroom.ts'
import { revisedParts } from '../rooms/revised-parts.ts'
import { withoutClaimed } from '../same-question.ts'
import { isBesideQuestion, refusesThing } from '../unnamed/beside-question.ts'
import { withAllOpenings } from '../unnamed/for-all.ts'
import { withoutPartOfTotal } from '../unnamed/part-of-total.ts'
import { withoutSizesOfOthers } from '../unnamed/size-of-other.ts'
import { lateParts } from '../unnamed/unnamed-change.ts'
import { chosenPart } from '../variants/chosen-size.ts'
import { variantParts } from '../variants/variant-parts.ts'
import { conclude, onTopOf, withoutRevised } from './conclude.ts'
import { movedTown } from './moved-town.ts'
import { takesCountOfOther, withOwnCounts } from './own-counts.ts'
import type { Part, Hearing } from './parts.ts'
import { revisedSlots } from './revised-slots.ts'

/** Returns a reading that changes no known fact: the answer to the question of another job corrects nothing. */
function withoutCorrections(reading: FactReading, before: Facts): FactReading {
  const isOpen = ({ id }: Slot): boolean => (before[id]?.kind ?? 'unknown') === 'unknown'
  const facts: Record<string, Fact> = { ...before }
  for (const { id } of reading.changed.filter((slot) => isOpen(slot)))
    facts[id] = reading.facts[id] ?? unknownFact
  return { ...reading, facts, changed: reading.changed.filter((slot) => isOpen(slot)) }
}

/** The jobs that a message adds. */
export interface Adding {
  /** The jobs that it adds to others after the figure: its sizes are theirs. */
  readonly beside: readonly AnyJobKey[]
  /** All jobs that it adds: its words correct what was told before for others. */
  readonly fresh: readonly AnyJobKey[]
}

/** How a message is read. */
interface Manner extends Adding {
  /** Whether the message only changes what was told before. */
  readonly isChange: boolean
}

/** Reads a message that either answers or changes something. */
export function hearOne(
  catalogue: Catalogue,
  state: CaseState,
  heard: Message,
  { beside: added, fresh, isChange }: Manner,
): Hearing {
  const moved = movedTown(catalogue, state, heard)
  const here = moved ? { ...heard, said: moved.rest, saidWords: readUtterance(moved.rest).words } : heard
  const spoken = withDenial(state, here)
  const plain = state.told.length > 0 ? withoutPartOfTotal(spoken) : spoken
  const jobs = jobsAtHand(catalogue, state)
  const open = askedQuestion(catalogue, state)
  // 'dimenticavo, 11 metri: la ringhiera' measures the job that it adds, and chooses no size of another one.
  const figures = plain.saidWords.filter(({ kind }) => kind === 'figure').length
  const chosen =
    fresh.length > 0 && figures < 2
      ? null
      : chosenPart(isChange ? { ...state, phase: 'estimated' } : state, jobs, open, plain)
  const message = chosen
    ? { ...plain, said: chosen.rest, saidWords: readUtterance(chosen.rest).words }
    : plain
  // 'il muro a nord no, saremo a 180' refuses nothing else, and 'sì, e facciamolo da 6' answers.
  const isBeside = chosen
    ? !beginsAnswer.test(chosen.rest)
    : isChange ||
      asksForOther(jobs, plain) ||
      (open !== null && isBesideQuestion(open, jobs, plain, state.told))
  const again = fresh.length > 0 ? [] : restatedParts(state, jobs, message, isBeside ? null : open)
  const asked = isBeside || moved?.isFirst === true ? null : open
  const filled = questionOf(catalogue, state, state.lastFilled)
  // 'il seggiolino no' takes back no answer about the lift.
  const last = filled && refusesThing(filled, message) ? null : filled
  const options = (job: AnyJobKey | null): ReadingOptions => ({
    asked: asked && asked.job === job ? asked.slot : null,
    // A first message may have several figures, so 'no scusa, sono 6' then corrects the main one.
    last: last && last.job === job && state.told.length > 1 ? last.slot : null,
    mayReplace:
      isChange ||
      state.phase === 'estimated' ||
      message.isChange === true ||
      again.length > 0 ||
      (job !== null && state.told.length > 0 && fresh.includes(job)),
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
      withTown(catalogue, readFacts(message.said, slots, state.shared, options(null)), moved?.place ?? null),
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
    const typed = first(job)
    if (typed === undefined) return []
    const text = withOwnCounts(typed, job, jobs)
    const before = { ...shared, ...job.inHand.facts }
    const reading = readFacts(text, job.engine.slots, before, options(job.key))
    return [
      {
        job,
        slots: job.engine.slots,
        reading: withMainSize(job, text, reading, message, fresh.includes(job.key)),
      },
    ]
  })
  const parts = [ofCase, ...own]
  // The answer to the question of one job corrects no other, nor does a size of it told again: 'una da 7 kW', of the wallbox.
  const isAnswered = own.some(
    ({ job, reading }) =>
      job?.key === asked?.job && (reading.repeated || reading.changed.some((one) => one === asked?.slot)),
  )
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
      : readFacts(isOld ? wordsBefore(message, added) : withOwnCounts(message.said, job, jobs), all, before, {
          ...options(job.key),
          // The facts of a new job may come from what was told before: its first figure adds to none of them.
          isAgain: added.includes(job.key),
        })
    const uncorrected = isAnswered && !mine ? withoutCorrections(read, before) : read
    // The only size of a message that adds one job is its own: 'e anche una parete in cartongesso, 9 mq'.
    const isMeasured = jobs.length === 1 || (fresh.length === 1 && fresh[0] === job.key)
    const isFresh = fresh.includes(job.key)
    const rest =
      mine || !isMeasured ? uncorrected : withMainSize(job, message.said, uncorrected, message, isFresh)
    const reading = withCounted(job, withoutClaimed(rest, before, others), counted)
    parts.push({ job, slots: job.engine.slots, reading })
  }
  // Beside a question, the known sizes change as they do after the figure.
  const situation = isBeside ? { ...state, phase: 'estimated' as const } : state
  // 'aggiungete la tinteggiatura della sala, 30 mq' measures no floor.
  const roomParts = fresh.length > 0 ? [] : [addedParts]
  const whole = fresh.length > 0 ? [] : wholeParts(state, jobs, message, isBeside ? null : open)
  const revisions = [
    () => whole,
    revisedSlots,
    bathroomParts,
    otherBathroomParts,
    pieceParts,
    revisedParts,
    variantParts,
    ...roomParts,
    () => again,
  ].map((read) =>
    read(situation, jobs, message).filter(
      (part) => !takesCountOfOther(part, jobs, message) && !(part.job && fresh.includes(part.job.key)),
    ),
  )
  const revised = chosen ? [chosen.part] : (revisions.find((one) => one.length > 0) ?? [])
  const sized = withoutSizesOfOthers(parts, jobs, message, readUtterance(message.said).quantities)
  const counted = sized.map((part) => withOpenings(part, jobs, open, message))
  const late = revised.length + added.length > 0 ? [] : lateParts(situation, jobs, message, counted)
  const kept = counted.map((part) => withoutRevised(part, revised))
  const all = [...kept, ...[...revised, ...late].map((part) => onTopOf(part, kept))]
  return conclude(state, open, [...all, ...namedTown(catalogue, state, message, all)])
}

/** Returns a reading in which the work is in another town. */
function withTown({ place }: Catalogue, reading: FactReading, town: Fact | null): FactReading {
  if (town === null) return reading
  return {
    ...reading,
    facts: { ...reading.facts, [place.id]: town },
    changed: [...new Set([...reading.changed, place])],
  }
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

/** Returns the changes of a message that adds a room to the only job whose rooms count: 'e anche il corridoio'. */
function addedParts({ told }: CaseState, jobs: readonly JobAtHand[], { said }: Message): Part[] {
  const statements = told.map(({ text }) => text)
  const found = jobs.flatMap((job): Part[] => {
    const reading = withAddedRoom(job, said, statements)
    return reading ? [{ job, slots: job.engine.slots, reading }] : []
  })
  return found.length === 1 ? found : []
}
