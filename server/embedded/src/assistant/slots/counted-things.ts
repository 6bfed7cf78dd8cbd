import type { Quantity } from '../italian/numbers/quantities.ts'
import type { Utterance } from '../italian/utterance.ts'

/** Words after a number that only qualify it: '4 scarsi', '80 calpestabili'. */
const qualifying =
  /^(?:scars|abbondant|nett|lord|calpestabil|quadr|metri|total|complessiv|precis|pien|tond|giust|comprensiv)/
/** The largest count of things that is told beside a question about a size. */
const mostCounted = 12

function countsThings({ high, to, unit }: Quantity, words: Utterance['words']): boolean {
  const next = words[to]
  return (
    unit === null &&
    high <= mostCounted &&
    next?.kind === 'word' &&
    next.text.length > 5 &&
    /[ie]$/.test(next.text) &&
    !qualifying.test(next.text)
  )
}

/** Returns a message without the counts of things, which are no sizes: 'tre maniglioni', in reply to 'Quanto misura?'. */
export function withoutCounts(utterance: Utterance): Utterance {
  const { quantities, words } = utterance
  return quantities.some((one) => countsThings(one, words))
    ? { ...utterance, quantities: quantities.filter((one) => !countsThings(one, words)) }
    : utterance
}
