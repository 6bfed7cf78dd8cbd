import { readUtterance } from '../../italian/utterance.ts'
import { acknowledgePhotos } from '../../wording/acknowledge.ts'
import { askedQuestion, jobsAtHand } from '../agenda.ts'
import { answerContext } from '../answering.ts'
import { goOnLater } from '../asking.ts'
import type { CaseState } from '../case.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Turn, TurnContext } from '../context.ts'
import type { Message } from '../message.ts'
import { asksAboutPhotos, guessPhotoAnswer } from '../photos/photo-answers.ts'
import { say } from '../reply/say.ts'
import { resume } from './restart.ts'

/** The key in `CaseState.said` for the explanation of the photos. */
const explained = 'photos-for'

/** Confirms photos that have just arrived. The first time, explains their use. */
export function arrivedPhotos(
  catalogue: Catalogue,
  state: CaseState,
  count: number,
): { readonly words: readonly string[]; readonly state: CaseState } {
  if (count === 0) return { words: [], state }
  const [job] = jobsAtHand(catalogue, state)
  if (!job || state.said.includes(explained)) return { words: [acknowledgePhotos(count, null)], state }
  return {
    words: [acknowledgePhotos(count, job.kind.visit)],
    state: { ...state, said: [...state.said, explained] },
  }
}

/** Answers a message that only brings photos. Photos do not change a figure, so no card is repeated. */
export function withPhotosAlone(
  context: TurnContext,
  state: CaseState,
  lead: readonly string[],
  arrived: number,
): Turn {
  if (arrived === 0) {
    return say(context, { paragraphs: lead, state, question: askedQuestion(context.catalogue, state) })
  }
  return state.phase === 'estimated' ? goOnLater(context, state, lead, null) : resume(context, state, lead)
}

/**
 * Answers a question about the photos that the last reply asked for: 'come le mando?', 'quante ne servono?'. Null for any other
 * message. After an answer about something else, 'sono obbligatorie?' may mean that.
 */
export function aboutAskedPhotos(
  context: TurnContext,
  state: CaseState,
  { whole, sentences }: Message,
  lead: readonly string[],
): Turn | null {
  if (state.asked?.slot !== 'foto' || state.wondered !== undefined) return null
  const isOnly = sentences.every(({ utterance }) => /^(?:asks|now)$/.test(guessPhotoAnswer(utterance)))
  if (!asksAboutPhotos(whole) || (sentences.length > 1 && !isOnly)) return null
  const { paragraphs } = context.knowledge.answer('photos', answerContext(context, state, whole))
  return say(context, {
    paragraphs: [...lead, ...paragraphs],
    state,
    chips: askedQuestion(context.catalogue, state)?.slot.chips ?? [],
  })
}

/** Whether a message agrees before it asks about something else: in 'ok e quanto dura?' it promises no photos. */
export const onlyAgrees = ({ asked }: CaseState, { said, sentences }: Message): boolean =>
  asked?.slot === 'foto' &&
  sentences.some(({ kind }) => kind !== 'statement') &&
  guessPhotoAnswer(readUtterance(said)) === 'now'
