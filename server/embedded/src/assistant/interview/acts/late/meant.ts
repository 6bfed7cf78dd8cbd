import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { CaseState } from '../../case.ts'
import { isPriced } from '../../catalogue.ts'
import type { TurnContext } from '../../context.ts'
import type { Heard, HeardAnswer } from '../../facts/heard.ts'
import type { Hearing } from '../../facts/hearing/parts.ts'
import { onlyRooms } from '../../facts/own/only-rooms.ts'
import { answersInOwnWords, type OwnAnswers } from '../../facts/own/own-words.ts'
import { asKnownAnswer } from '../../facts/own/quick-answer.ts'
import { withAddedPiece } from '../../facts/rooms/added-piece.ts'
import { withSizeOfEach } from '../../facts/rooms/size-of-each.ts'
import { withWindowPieces } from '../../facts/rooms/window-pieces.ts'
import { isSumOfFigures } from '../../facts/variants/sum-of-figures.ts'
import type { Route } from '../../jobs/routing.ts'
import type { Message } from '../../message.ts'
import { meantJob } from './meant-job.ts'
import { meantBesideAsides } from './meant-option.ts'
import { meantDifference, meantNumber } from './numbers/meant-number.ts'
import { splitWindows } from './numbers/split-windows.ts'
import { surelyMeantNumber } from './numbers/sure-number.ts'

/** A change that similar messages make. */
export interface Meant {
  /** The changed jobs and answers. */
  readonly heard: Heard
  /** The message for the rules to read, without the words that the change explains. */
  readonly message: Message
}

const withAnswers = (typed: Message, known: OwnAnswers): Meant => ({
  heard: { jobs: [], answers: known.answers },
  message: asKnownAnswer(typed, known),
})

/** Returns the number that a message surely changes, beside the other answers that were read in it; null if it changes none. */
function sureNumber(
  context: TurnContext,
  state: CaseState,
  message: Message,
  read: readonly HeardAnswer[],
): OwnAnswers | null {
  const sure = splitWindows(context, state, message) ?? surelyMeantNumber(context, state, message)
  if (sure === null || read.some(({ fact }) => isSumOfFigures(fact, message.whole))) return null
  // Other numbers may have been calculated from the misread one.
  const others = read.filter(({ fact }) => fact.kind === 'choice')
  return { ...sure, answers: [...others, ...sure.answers] }
}

/** Returns the answers that a message gives in words that Gino shows, with its number as similar messages mean it; null if there are none. */
export function answersAsMeant(context: TurnContext, state: CaseState, message: Message): OwnAnswers | null {
  const { catalogue } = context
  const known =
    onlyRooms(catalogue, state, message) ??
    withAddedPiece(catalogue, state, message) ??
    withSizeOfEach(catalogue, state, message) ??
    withWindowPieces(catalogue, state, message)
  if (known !== null) return known
  const own = answersInOwnWords(catalogue, state, message)
  if (own === null) return null
  // '2 piani e 8 metri di frontalino' names each of its numbers.
  const sure = own.answers.length > 1 ? null : sureNumber(context, state, message, own.answers)
  return sure ?? meantDifference(context, state, message, own) ?? own
}

/**
 * Returns what a message after the figure changes that the rules did not read, or misread, by its likeness to other messages: a
 * number, a job, or an option. Null if the rules stand.
 *
 * @param read what the rules read in the message
 */
export function meantLate(
  context: TurnContext,
  state: CaseState,
  { typed, message }: { readonly typed: Message; readonly message: Message },
  { hearing, routed }: { readonly hearing: Hearing; readonly routed: Route },
): Meant | null {
  const { catalogue } = context
  const isChanged = routed.added.length + routed.removed.length > 0
  const read = hearing.changes.map(({ job, slot, fact }) => ({ job, slot: slot.id, fact }))
  const noAnswerRead = read.length === 0 && hearing.askBack === null
  // 'solo mezzo muro, l’altra metà mi serve per il mobile' asks for no furniture.
  const hasNoPrice = (key: AnyJobKey): boolean => {
    const job = catalogue.job(key)
    return job === null || !isPriced(job)
  }
  const addsNoPrice = routed.removed.length === 0 && routed.added.every((key) => hasNoPrice(key))
  const sure = isChanged ? null : sureNumber(context, state, typed, read)
  const answers =
    sure ??
    (isChanged ? null : meantDifference(context, state, typed, { answers: read, isVariant: false })) ??
    (addsNoPrice && noAnswerRead ? meantNumber(context, state, typed) : null)
  if (answers) return withAnswers(typed, answers)
  const job = meantJob(context, state, message, { hearing, routed })
  if (job) {
    // The rules read no answers in a message that drops a job: a town in it tells where somebody lives. A message that exchanges a job may
    // describe the new one.
    const other = job.dropped ? asKnownAnswer(typed, { answers: [], isVariant: false }) : typed
    return { heard: job, message: { ...other, acts: null, isOnly: true } }
  }
  const option = isChanged ? null : meantBesideAsides(context, state, message, hearing)
  return option && withAnswers(typed, option)
}
