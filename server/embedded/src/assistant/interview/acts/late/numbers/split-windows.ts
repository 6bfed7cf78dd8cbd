import { jobsAtHand } from '../../../agenda.ts'
import type { CaseState } from '../../../case.ts'
import type { TurnContext } from '../../../context.ts'
import type { HeardAnswer } from '../../../facts/heard.ts'
import type { OwnAnswers } from '../../../facts/own/own-words.ts'
import type { Message } from '../../../message.ts'
import { guessNumberChange } from './number-changes.ts'

/** The job whose windows and French windows are counted one by one. */
const windows = 'serramenti/finestre'

/** Minimum probability that some of the things are of another kind. */
const leastShare = 0.5

/** Matches what tells a French window from a window: it reaches the floor, or leads outside. */
const outside =
  /^(?:portafinestr[ae]|portefinestr[ae]|port[ae]|terra|balcon[ei]|terrazz[aoie]|terrazzin[oi]|giardino|cortile|pergolo|poggiolo|veranda|uscire)$/

/**
 * Returns how many windows and French windows there are: the figure nearest before the first word of French windows counts these, the
 * other figure or the rest the windows: 'due arrivano fino a terra, le altre tre no'.
 */
function countsOf(
  message: Message,
  known: number,
): { readonly windows: number; readonly french: number } | null {
  const { words, quantities } = message.whole
  const at = words.findIndex(({ text }) => outside.test(text))
  const counts = quantities.filter(
    ({ ordinal, unit, low, high }) => !ordinal && (unit === null || unit === 'other') && low === high,
  )
  const before = counts.filter(({ from, low }) => from < at && low < known)
  const french = before.findLast(({ article }) => !article) ?? before.at(-1) ?? null
  if (french === null) return null
  const [other, ...more] = counts.filter((one) => one !== french && !one.article && one.low !== known)
  if (more.length > 0) return null
  return { windows: other?.low ?? known - french.low, french: french.low }
}

const answer = (slot: string, value: number): HeardAnswer => ({
  job: windows,
  slot,
  fact: { kind: 'number', low: value, high: value },
})

/**
 * Returns the windows and French windows of a message after the figure that says how many of the windows are French ones: 'di queste 5
 * due arrivano fino a terra'. Null for any other message.
 */
export function splitWindows(context: TurnContext, state: CaseState, message: Message): OwnAnswers | null {
  if (state.phase !== 'estimated' || message.language !== null || message.text.includes('?')) return null
  const job = jobsAtHand(context.catalogue, state).find(({ key }) => key === windows)
  const known = job?.inHand.facts['finestre']
  const french = job?.inHand.facts['portefinestre']
  if (!job || known?.kind !== 'number' || known.low !== known.high) return null
  if (french?.kind === 'number' && french.high > 0) return null
  const counts = countsOf(message, known.low)
  if (counts === null) return null
  const { of, share } = guessNumberChange(message.text, 1)
  if (of !== 'split' || share < leastShare) return null
  return {
    answers: [answer('finestre', counts.windows), answer('portefinestre', counts.french)],
    isVariant: false,
  }
}
