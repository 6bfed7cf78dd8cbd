import type { Quantity } from '../../../../italian/numbers/quantities.ts'
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

/** Returns the figure that stands nearest before the first word of French windows: 'due arrivano fino a terra, le altre tre no'. */
function countBefore(message: Message, known: number): number | null {
  const { words, quantities } = message.whole
  const at = words.findIndex(({ text }) => outside.test(text))
  const isCount = ({ from, ordinal, unit, low, high }: Quantity): boolean =>
    from < at && !ordinal && (unit === null || unit === 'other') && low === high && low < known
  const before = quantities.filter(isCount)
  const sure = before.filter(({ article }) => !article)
  return (sure.at(-1) ?? before.at(-1))?.low ?? null
}

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
  const count = countBefore(message, known.low)
  if (count === null) return null
  const { of, share } = guessNumberChange(message.text, 1)
  if (of !== 'split' || share < leastShare) return null
  const answer = (slot: string, value: number): HeardAnswer => ({
    job: windows,
    slot,
    fact: { kind: 'number', low: value, high: value },
  })
  return {
    answers: [answer('finestre', known.low - count), answer('portefinestre', count)],
    isVariant: false,
  }
}
