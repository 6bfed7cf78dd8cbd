import type { JobKind } from '@mestieri/shared/services/job-kind.ts'

import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { lowerFirst } from '../../wording/figures.ts'
import { askedQuestion, type JobAtHand, jobsAtHand, type Question } from '../agenda.ts'
import { ask } from '../asking.ts'
import { type CaseState, factsOf } from '../case.ts'
import { type Catalogue, isPriced } from '../catalogue.ts'
import type { Turn, TurnContext } from '../context.ts'
import type { Heard } from '../facts/heard.ts'

/** The start of a quick answer that adds a job. */
const also = 'Anche '
/** Returns the quick answers that add a job and drop one. */
export const adding = ({ work }: JobKind): string => `${also}${work}`
export const dropping = ({ title }: JobKind): string => `Senza ${lowerFirst(title)}`

/** A question of a job that changes its price, with the name that a quick answer has for it. */
export interface NamedQuestion {
  readonly name: string
  readonly question: Question
}

/**
 * Returns the questions of jobs whose answers change the price. The answered ones come first. With several jobs a name also has
 * its job: 'Finiture (porte interne)'. Of two questions with one name only the first is returned.
 */
export function namedQuestions(jobs: readonly JobAtHand[]): NamedQuestion[] {
  const all = jobs.flatMap(({ key, kind, engine, inHand: { facts } }) =>
    engine.slots
      .filter((slot) => slot.price !== null && !slot.quiet)
      .map((slot) => ({
        name: jobs.length === 1 ? slot.label : `${slot.label} (${lowerFirst(kind.title)})`,
        question: { job: key, slot },
        isKnown: facts[slot.id] !== undefined,
        isNeeded: slot.needed(facts),
      })),
  )
  const { known = [], needed = [] } = Object.groupBy(
    all.filter(({ isKnown, isNeeded }) => isKnown || isNeeded),
    ({ isKnown }) => (isKnown ? 'known' : 'needed'),
  )
  return [...known, ...needed].filter(
    ({ name }, at, found) => found.findIndex((other) => other.name === name) === at,
  )
}

/** Returns the job that a quick answer adds. */
function addedBy({ services }: Catalogue, text: string): AnyJobKey | null {
  for (const { slug, kinds } of services.values())
    for (const [id, kind] of Object.entries(kinds)) if (adding(kind) === text) return `${slug}/${id}`
  return null
}

/** The effect of a quick answer that Gino offered for an unread change: to ask a question anew, or to add or drop a job. */
type Command =
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'change'; readonly heard: Heard }

/** Returns the command of a text that is such a quick answer; null for any other text. */
export function commandIn({ catalogue }: TurnContext, state: CaseState, typed: string): Command | null {
  if (state.phase !== 'estimated') return null
  const text = typed.trim()
  // 'Tapparelle' is also an answer to the question of this name.
  if (askedQuestion(catalogue, state)?.slot.chips.includes(text)) return null
  const jobs = jobsAtHand(catalogue, state).filter((job) => isPriced(job))
  const dropped = jobs.length > 1 ? jobs.find(({ kind }) => dropping(kind) === text) : undefined
  if (dropped) return { kind: 'change', heard: { jobs: [], answers: [], dropped: [dropped.key] } }
  const added = text.startsWith(also) ? addedBy(catalogue, text) : null
  if (added !== null)
    return { kind: 'change', heard: { jobs: [{ key: added, replaces: null }], answers: [] } }
  const named = namedQuestions(jobs).find(({ name }) => name.toLowerCase() === text.toLowerCase())
  return named ? { kind: 'ask', question: named.question } : null
}

/** Asks a question of a job anew, and says which answer counts now. */
export function askAnew(
  context: TurnContext,
  state: CaseState,
  question: Question,
  lead: readonly string[],
): Turn {
  const job = state.jobs.find(({ key }) => key === question.job)
  const known = job && factsOf(state, job)[question.slot.id]
  const now = known && known.kind !== 'unknown' ? [`Adesso conto: ${question.slot.show(known)}.`] : []
  return ask(context, state, question, [...lead, ...now])
}
