import { findPattern, patterns } from '../../italian/patterns.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { askedQuestion } from '../agenda.ts'
import { ask, askWhichJob, goOn, goOnLater } from '../asking.ts'
import { type CaseState, freshCase, whichJob, withPhotos, withUndo } from '../case.ts'
import type { Incoming, Turn, TurnContext } from '../context.ts'
import type { Message, MessagePart } from '../message.ts'
import { conclude } from '../prices/showing.ts'
import { say } from '../reply/say.ts'

const restarts = patterns(
  'ricominciamo|ricomincia|ricominciare|ricomincio|da capo|daccapo|ripartiamo|ripartire da zero|ripartire da capo|azzera|azzeriamo|reset|resetta|resettare|cancella tutto|nuova stima|altra stima|nuovo preventivo|start over',
)
/** Words that may accompany a restart or an undo without another meaning. */
const around = new Set(
  'ok si no dai allora ora adesso voglio vorrei possiamo posso puoi favore tutto tutta stima preventivo zero capo grazie ancora conversazione chat ultimo ultima risposta quello che ho detto scritto indietro capo ricominciare fammi fare'.split(
    ' ',
  ),
)
const undos = patterns(
  'annulla|annullare|annulliamo|torna indietro|torniamo indietro|torna a prima|torna come prima|come prima|rimetti come prima|ripristina|indietro|undo',
)

/** Whether the message contains only one of these patterns and words in `around`. */
function isOnly({ content }: Utterance, list: ReturnType<typeof patterns>): boolean {
  const said = content.filter((word) => word !== ',')
  const match = list.map((one) => findPattern(said, one)[0]).find((found) => found !== undefined)
  if (!match) return false
  return said.every((word, at) => (at >= match.at && at < match.at + match.length) || around.has(word))
}

/** Whether the whole message asks to restart. */
export function asksToRestart(utterance: Utterance): boolean {
  return isOnly(utterance, restarts)
}

/** Whether a statement of a longer message asks to restart: 'quella casa non è mia. Ricominciamo da capo'. */
export function restartsIn({ kind, utterance }: MessagePart): boolean {
  return kind === 'statement' && utterance.content.length > 1 && isOnly(utterance, restarts)
}

/** Whether the whole message asks to undo the last change. */
export function asksToUndo(utterance: Utterance): boolean {
  return isOnly(utterance, undos)
}

/** Maximum number of content words of an answer with yes or no. */
const mostOfAnswer = 8

/**
 * Whether a message that answers 'Vuoi ricominciare da zero?' describes another work than the ones in hand. That is a yes;
 * a message that begins with 'no' or names the works in hand alone is none.
 */
export function describesOtherWork({ jobs }: CaseState, { named, whole }: Message): boolean {
  // In a long message, a later 'non mi interessa' is about something else.
  const isRefusal = whole.polarity === 'no' && whole.content.length <= mostOfAnswer
  if (isRefusal || whole.words[0]?.text === 'no') return false
  const wanted = named.filter(({ denied, isFallback }) => !denied && !isFallback)
  return wanted.some(({ key }) => jobs.every((job) => job.key !== key))
}

const hasSaid = ({ jobs, shared, told }: CaseState): boolean =>
  told.length > 0 || jobs.some(({ named }) => named) || Object.keys(shared).length > 0

/** Asks the customer to confirm the restart. */
export function confirmRestart(context: TurnContext, state: CaseState): Turn {
  if (!hasSaid(state)) return askWhichJob(context, state, [])
  const words = 'Vuoi ricominciare da zero? Quello che mi hai detto finora non lo userei più.'
  return say(context, { paragraphs: [words], state: { ...state, pending: 'restart' }, chips: ['Sì', 'No'] })
}

/** Restarts the conversation. 'annulla' restores the state before. */
export function restart(context: TurnContext, state: CaseState, { photos }: Incoming): Turn {
  const blank = { ...freshCase, greeted: true, said: state.said, replies: state.replies }
  const kept = photos > 0 ? withPhotos(blank, photos) : blank
  const label = 'ricominciare da zero'
  const turn = askWhichJob(context, withUndo({ ...kept, asked: null }, state, label), [
    'Fatto, ricominciamo. Se ci ripensi scrivi «annulla» e torno a prima.',
  ])
  return {
    ...turn,
    state: { ...turn.state, told: [], asked: whichJob },
    reply: { ...turn.reply, undo: label },
  }
}

/** Returns to the open question, or to the estimates that were shown. */
export function resume(context: TurnContext, state: CaseState, lead: readonly string[]): Turn {
  const question = askedQuestion(context.catalogue, state)
  if (state.jobs.some(({ shown }) => shown !== null)) return conclude(context, state, lead, null)
  if (question) return ask(context, state, question, lead)
  return state.phase === 'estimated'
    ? goOnLater(context, state, lead, null)
    : goOn(context, state, lead, null)
}

/** Undoes the last change. The reply says so in general words, unless it has its own. */
export function undo(context: TurnContext, state: CaseState, words?: string): Turn {
  const { undo: before } = state
  if (!before) return resume(context, state, ['Non c’è altro da annullare.'])
  const { label, ...situation } = before
  const restored: CaseState = { ...state, ...situation, undo: null, misses: 0, pending: null }
  return resume(context, restored, [words ?? `Annullato: ${label}.`])
}
