import { euro } from '../../answers/about/subject.ts'
import type { Answer } from '../../answers/answer-context.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { jobsAtHand } from '../agenda.ts'
import type { CaseState } from '../case.ts'
import type { TurnContext } from '../context.ts'
import { partKey } from '../jobs/giving-up.ts'
import { calledBy } from '../jobs/leaving/names.ts'
import { estimateOf } from './showing.ts'

const asksPrice = /(?<!\p{L})(?:quant[oi]|prezzo|cost[ao]|costano|viene|vengono|cifra)(?!\p{L})/iu
const asksPart = /(?<!\p{L})(?:sol[oaie]|soltanto|(?:la|una) parte|separat\p{L}*|a parte)(?!\p{L})/iu

/**
 * Returns the price of one of several jobs whose estimates were shown: 'quanto è solo la parte dei muri?'.
 */
export function priceOfOneJob(
  { catalogue }: TurnContext,
  state: CaseState,
  { raw, words }: Utterance,
): Answer | null {
  const jobs = jobsAtHand(catalogue, state).filter(({ inHand }) => inHand.shown !== null)
  if (jobs.length < 2 || !asksPrice.test(raw) || !asksPart.test(raw)) return null
  const text = words.flatMap((word) => (word.kind === 'mark' ? [] : [word.text])).join(' ')
  const job = calledBy(jobs, text)
  const estimate = job && estimateOf(state, job)
  if (!job || !estimate) return null
  return {
    paragraphs: [
      `Solo ${job.kind.work}: ${euro(estimate.gross)}, IVA compresa. Il resto è degli altri lavori.`,
    ],
    key: `${partKey}${job.key}`,
  }
}
