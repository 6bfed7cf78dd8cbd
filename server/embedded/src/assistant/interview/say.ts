import type { ReplyLink } from '@mestieri/shared/chat/reply-blocks.ts'
import type { ReplyEstimate } from '@mestieri/shared/chat/reply-estimate.ts'

import { placeOfFacts } from '../slots/facts.ts'
import { totalOf } from '../wording/estimate-reply.ts'
import { professionalsLink } from '../wording/places.ts'
import { jobsAtHand, type Question } from './agenda.ts'
import type { CaseState } from './case.ts'
import type { Turn, TurnContext } from './context.ts'
import { briefOf, progressOf } from './summary.ts'

/** What is said in a turn. */
export interface Said {
  readonly paragraphs: readonly string[]
  readonly state: CaseState
  /** The question that the words end with. */
  readonly question?: Question | null
  readonly cards?: readonly ReplyEstimate[]
  /** The paragraphs that say what the cards show: index of the first, and how many. */
  readonly inWords?: readonly [number, number]
  /** In place of the question's own. */
  readonly chips?: readonly string[]
  readonly link?: ReplyLink | null
  /** What 'annulla' would take back. */
  readonly undo?: string | null
  readonly isEmergency?: boolean
}

/** Where the professionals for the first job in hand are; if the marketplace has none for it, a person. */
export function whereLink({ catalogue }: TurnContext, state: CaseState): ReplyLink | null {
  const [first] = jobsAtHand(catalogue, state)
  return first?.profession
    ? professionalsLink(first.profession, placeOfFacts(state.shared))
    : { kind: 'person' }
}

/** Makes a turn of what is said: quick answers, progress and the job's description come with it. */
export function say({ catalogue }: TurnContext, said: Said): Turn {
  const { state, question = null, cards = [], paragraphs, inWords, link, undo } = said
  const chips = said.chips ?? question?.slot.chips ?? []
  const total = totalOf(cards)
  // A danger told before any job is no interview that could be under way.
  const hasProgress = said.isEmergency !== true || state.jobs.length > 0
  return {
    state,
    asksForPhotos: question?.slot.id === 'foto',
    isEmergency: said.isEmergency ?? false,
    reply: {
      paragraphs: paragraphs.filter((text) => text !== ''),
      ...(cards.length > 0 ? { estimates: cards } : {}),
      ...(total ? { total } : {}),
      ...(inWords ? { inWords } : {}),
      ...(chips.length > 0 ? { chips } : {}),
      ...(undo ? { undo } : {}),
      ...(hasProgress ? { progress: progressOf(catalogue, state, question) } : {}),
      brief: briefOf(catalogue, state),
      ...(link ? { link } : {}),
    },
  }
}
