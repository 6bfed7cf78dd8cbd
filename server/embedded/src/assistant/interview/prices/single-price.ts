import { euro } from '../../answers/about/subject.ts'
import type { Answer } from '../../answers/answer-context.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { recogniseJobs } from '../../recognise/recognise.ts'
import { jobsAtHand } from '../agenda.ts'
import type { CaseState } from '../case.ts'
import { isPriced } from '../catalogue.ts'
import type { TurnContext } from '../context.ts'
import { partKey } from '../jobs/giving-up.ts'
import { calledBy } from '../jobs/leaving/names.ts'
import { estimateOf } from './showing.ts'

const asksPrice = /(?<!\p{L})(?:quant[oi]|prezzo|cost[ao]|costano|viene|vengono|cifra)(?!\p{L})/iu
const asksPart = /(?<!\p{L})(?:sol[oaie]|soltanto|(?:la|una) parte|separat\p{L}*|a parte)(?!\p{L})/iu

/** Matches a question what something costs, as opposed to what a price holds. */
const asksCost =
  /(?<!\p{L})quanto (?:mi |ci )?(?:cost\p{L}+|vien\p{L}*|verrebbe\p{L}*|sarebbe|fa(?!\p{L})|spend\p{L}+|chied\p{L}+)|(?<!\p{L})(?:verrebbe|costerebbe) quanto/iu
const ofContents =
  /(?<!\p{L})(?:compres\p{L}|inclus\p{L}|ci sta|dentro|nel prezzo|in più|differenza)(?!\p{L})/iu
/** Minimum weight of a mention that names its job without doubt. */
const sure = 1.9

/**
 * Answers a question for the price of another job that has none: 'e un montascale quanto verrebbe?'. Null if the question names a job
 * with a price, or one in hand.
 */
export function noPriceOf(
  { catalogue, slug }: TurnContext,
  state: CaseState,
  utterance: Utterance,
): Answer | null {
  if (state.jobs.length === 0 || !asksCost.test(utterance.raw) || ofContents.test(utterance.raw)) return null
  const named = recogniseJobs(utterance, catalogue.recognisable, slug).filter(({ denied }) => !denied)
  const [best] = named.toSorted((a, b) => b.weight - a.weight)
  const job = best && best.weight >= sure ? catalogue.job(best.key) : null
  if (!job || isPriced(job) || state.jobs.some(({ key }) => key === job.key)) return null
  return {
    paragraphs: [
      `Per ${job.kind.work} non ho un prezzo affidabile, e non te lo invento: te lo dice ${job.teller} dopo un sopralluogo.`,
    ],
    key: `unpriced:${job.key}`,
  }
}

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
