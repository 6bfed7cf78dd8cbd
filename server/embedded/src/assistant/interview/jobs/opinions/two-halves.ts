import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import type { Word } from '../../../italian/words.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import { guessJob } from '../../../recognise/learned/guess.ts'
import type { Catalogue } from '../../catalogue.ts'
import { clausesOf } from '../mentions/further-clauses.ts'
import { asksAt } from '../requested.ts'
import { areAlternatives } from '../ways/alternatives.ts'
import { areOneWork } from './one-work.ts'

/** Maximum number of words of a short list of works. Longer messages tell a story. */
const mostWords = 30
/** Minimum probability of each job in its half of the message. */
const leastShare = 0.75

/** Words of a message that tells what there is, gives a reason or says who does it: it lists no works. */
const telling =
  /^(?:sono|hanno|ha|ho|abbiamo|gia|resta|restano|rimane|rimangono|lascio|lasciamo|tengo|teniamo|ok|posto|era|erano|stat[oaie]|non|nn|perche|che|ke|quindi|dice|invece|se|io|noi|senza)$/
/** Words that begin the second work of a list, besides a number and a verb that asks for work. */
const beginsWork =
  /^(?:il|lo|la|l|i|gli|le|un|uno|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|in|nel|nella|dal|dalla|sul|sulla|dove|poi)$/

const tells = ({ text, accented }: Word): boolean => telling.test(text) || (text === 'e' && accented)

/**
 * Returns the two jobs of a short list whose halves, joined by 'e', each name a job of their own: '9 valvoline sui termosifoni e 1 aggeggio
 * wifi per accendere'. Null for any other message, and for parts or variants of one work.
 */
export function jobsOfHalves(
  { catalogue, slug }: { readonly catalogue: Catalogue; readonly slug: ServiceSlug },
  words: readonly Word[],
): readonly [AnyJobKey, AnyJobKey] | null {
  if (words.length > mostWords || words.some((word) => tells(word))) return null
  const clauses = clausesOf(words)
  const guessOf = (part: typeof clauses) =>
    guessJob({ words: part.flatMap((clause) => clause.words) }, catalogue.recognisable, slug)
  for (const [at, { isJoined, words: own }] of clauses.entries()) {
    const [first] = own
    const isWork = first?.kind === 'figure' || beginsWork.test(first?.text ?? '') || asksAt(own, 0)
    if (at === 0 || !isJoined || !isWork) continue
    const [left, right] = [guessOf(clauses.slice(0, at)), guessOf(clauses.slice(at))]
    if (!left || !right || Math.min(left.share, right.share) < leastShare || left.key === right.key) continue
    const isPriced = [left, right].every(({ key }) => catalogue.job(key)?.slug)
    if (isPriced && !areOneWork(catalogue, left.key, right.key) && !areAlternatives(left.key, right.key))
      return [left.key, right.key]
  }
  return null
}
