import type { Fact, Facts } from '../../../slots/facts.ts'
import { unknownFact } from '../../../slots/slot.ts'
import { type Question } from '../../agenda.ts'
import { type CaseState, factsOf, type JobInHand, sharedIds } from '../../case.ts'
import { namesakesAfter } from '../namesakes.ts'
import type { Change, Hearing, Part } from './parts.ts'

/** Removes from a part the facts that a revised list states: '8 mq' is then the size of one room. */
export function withoutRevised(part: Part, revised: readonly Part[]): Part {
  const mine = revised.find(({ job }) => job !== null && job === part.job)
  if (!mine) return part
  const changed = part.reading.changed.filter((slot) => !mine.reading.changed.includes(slot))
  return { ...part, reading: { ...part.reading, changed, repeated: false } }
}

/** Returns a revision with the other facts of its message: 'solo 2 finestre' changes a list, and drops the French window. */
export function onTopOf(revision: Part, parts: readonly Part[]): Part {
  const mine = parts.findLast(({ job }) => job !== null && job === revision.job)
  if (!mine) return revision
  const facts: Record<string, Fact> = { ...mine.reading.facts }
  for (const { id } of revision.reading.changed) facts[id] = revision.reading.facts[id] ?? unknownFact
  return { ...revision, reading: { ...revision.reading, facts } }
}

function ownFacts(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([id]) => !sharedIds.has(id)))
}

export function conclude(state: CaseState, asked: Question | null, parts: readonly Part[]): Hearing {
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
