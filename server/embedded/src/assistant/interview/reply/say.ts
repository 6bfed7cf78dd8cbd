import type { ReplyLink } from '@mestieri/shared/chat/reply-blocks.ts'
import type { ReplyEstimate } from '@mestieri/shared/chat/reply-estimate.ts'

import { placeOfFacts } from '../../slots/facts.ts'
import { totalOf } from '../../wording/estimate-reply.ts'
import { professionalsLink } from '../../wording/places.ts'
import { jobsAtHand, photosOf, type Question } from '../agenda.ts'
import type { CaseState } from '../case.ts'
import type { Turn, TurnContext } from '../context.ts'
import { briefOf, progressOf } from './summary.ts'

/** The content of a turn. */
export interface Said {
  readonly paragraphs: readonly string[]
  readonly state: CaseState
  /** The question at the end of the paragraphs. */
  readonly question?: Question | null
  readonly cards?: readonly ReplyEstimate[]
  /** The paragraphs that repeat the content of the cards: the index of the first, and their number. */
  readonly inWords?: readonly [number, number]
  /** Chips that replace those of the question. */
  readonly chips?: readonly string[]
  readonly link?: ReplyLink | null
  /** The name of the change that 'annulla' would undo. */
  readonly undo?: string | null
  readonly isEmergency?: boolean
}

/**
 * Returns the link to the professionals for the first job in hand; to customer service if the marketplace has
 * none for it.
 */
export function whereLink({ catalogue }: TurnContext, state: CaseState): ReplyLink | null {
  const [first] = jobsAtHand(catalogue, state)
  return first?.profession
    ? professionalsLink(first.profession, placeOfFacts(state.shared))
    : { kind: 'person' }
}

/** Makes a turn from its content. Adds quick answers, progress and the job description. */
export function say({ catalogue }: TurnContext, said: Said): Turn {
  const { state, question = null, cards = [], paragraphs, inWords, link, undo } = said
  const chips = said.chips ?? question?.slot.chips ?? []
  const total = totalOf(cards)
  // A danger that is reported before any job has no interview progress.
  const hasProgress = said.isEmergency !== true || state.jobs.length > 0
  const asksForPhotos = question?.slot.id === 'foto'
  return {
    state,
    asksForPhotos,
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
      ...(asksForPhotos ? { usefulPhotos: photosOf(catalogue, state).useful } : {}),
      ...(link ? { link } : {}),
    },
  }
}
