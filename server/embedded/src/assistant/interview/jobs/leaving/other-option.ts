import { readUtterance } from '../../../italian/utterance.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import { stemOf } from '../../../recognise/words/terms.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { Message } from '../../message.ts'
import { namedIn, thingWords } from './names.ts'

/** Matches a clause that refuses something. */
const refusing =
  /(?:^| )(?:niente|senza|no|non|togli\p{L}*|tolg\p{L}*|lev(?:a|o|i|iamo|ate)|lasci\p{L}*|elimin\p{L}*)(?= |$)/u

/**
 * Returns the jobs of which a message refuses only the chosen option, because it chooses another one: 'niente stucco, effetto
 * cemento', of a decorative finish.
 */
export function jobsWithOtherOption(
  inHand: readonly JobAtHand[],
  clauses: readonly string[],
  { named }: Message,
): AnyJobKey[] {
  const refused = clauses.filter((clause) => refusing.test(clause))
  const rest = clauses.filter((clause) => !refusing.test(clause))
  if (refused.length === 0 || rest.length === 0) return []
  const stems = new Set(refused.flatMap((clause) => thingWords(clause).map((word) => stemOf(word))))
  return inHand.flatMap((job) => {
    const others = inHand.filter((one) => one !== job)
    const isOfOther = (clause: string): boolean => namedIn(others, readUtterance(clause)) !== null
    if (named.some(({ key, denied }) => !denied && key !== job.key) || rest.some(isOfOther)) return []
    const isChosen = job.engine.slots.some((slot) => {
      const known = job.inHand.facts[slot.id]
      if (known?.kind !== 'choice') return false
      const isRefused = thingWords(slot.show(known)).some((word) => stems.has(stemOf(word)))
      return (
        isRefused &&
        rest.some((clause) => {
          const found = slot.read(readUtterance(clause), false)
          return found?.kind === 'fact' && found.fact.kind === 'choice' && found.fact.option !== known.option
        })
      )
    })
    return isChosen ? [job.key] : []
  })
}
