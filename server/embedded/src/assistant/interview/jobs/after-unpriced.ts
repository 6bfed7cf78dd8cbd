import { asks } from '../../italian/sentences/questions.ts'
import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { actsOfClauses, guessActs } from '../acts/acts.ts'
import { jobsAtHand } from '../agenda.ts'
import { type CaseState, freshCase } from '../case.ts'
import { isPriced } from '../catalogue.ts'
import type { TurnContext } from '../context.ts'
import type { Heard, HeardJob } from '../facts/heard.ts'
import { type Message, readMessage } from '../message.ts'
import { withSecondOpinion } from './opinions/second-opinion.ts'
import { corrects } from './requested.ts'
import { route } from './routing.ts'

/** Minimum probability that a message gives up the work without a price, or only agrees. */
const sure = 0.5

/** Whether a message asks about a job only: each sentence that may name it is a question with a question word. */
function onlyAsks({ sentences }: Message): boolean {
  return sentences.every(({ kind, utterance }) => kind === 'question' && asks(utterance.words))
}

/**
 * Reads a message after a reply without a price. The customer often names another work then, in the words of a first
 * message: 'ok pazienza. c’è anche il bagno di sopra, 6 mq, tutto da rifare'.
 *
 * @returns the message as a first one, with the priced jobs that it names; null if it names none
 */
export function otherWork(
  context: TurnContext,
  state: CaseState,
  { typed, text }: Message,
): { readonly message: Message; readonly heard: Heard } | null {
  const { catalogue, knowledge, slug } = context
  const inHand = jobsAtHand(catalogue, state)
  const [unpriced] = inHand
  if (state.phase !== 'estimated' || !unpriced || inHand.some((job) => isPriced(job))) return null
  const message = readMessage(catalogue, knowledge, slug, { typed, isOpening: true })
  const acts = guessActs(text)
  // 'va bene, quando finiamo il tetto ne riparliamo' asks for no work.
  if (onlyAsks(message) || acts.agree >= sure) return null
  const reading = { answered: false, changesJob: false, isEmpty: true }
  const byCues = route(catalogue, slug, freshCase, message, reading)
  const routed = withSecondOpinion(context, { state: freshCase, changesJob: false }, message, byCues)
  const isOther = (key: AnyJobKey): boolean => {
    const job = catalogue.job(key)
    return job !== null && isPriced(job) && message.named.every((one) => one.key !== key || !one.denied)
  }
  const keys = routed.added.filter((key) => isOther(key))
  if (keys.length === 0) return null
  const isGivenUp = corrects(message) || actsOfClauses(text).some((clause) => clause.acts.drop >= sure)
  const jobs = keys.map((key): HeardJob => ({ key, replaces: isGivenUp ? unpriced.key : null }))
  const named = message.named.filter(({ key }) => keys.includes(key))
  return { message: { ...message, named }, heard: { jobs, answers: [] } }
}
