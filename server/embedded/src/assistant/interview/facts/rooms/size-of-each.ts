import { readUtterance } from '../../../italian/utterance.ts'
import { spokenText } from '../../../italian/words.ts'
import { jobsAtHand } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { Message } from '../../message.ts'
import type { OwnAnswers } from '../own/own-words.ts'
import { mainSize } from '../variants/main-count.ts'

/** Matches a message that only tells the size of each piece: 'quattro metri l’uno', 'ognuno sarà 3 metri'. */
const ofEach = /(?:^| )(?:l un[oa]|ciascun[oa]|ognun[oa]|cadaun[oa]|cad|a testa)(?= |$)/
/** Maximum number of words of such a message. */
const mostWords = 8

/**
 * Returns the size of a job that a message tells for each of the pieces which the message before counted: 'tre balconi', 'quattro metri
 * l’uno'. Null for any other message.
 */
export function withSizeOfEach(
  catalogue: Catalogue,
  { told, jobs }: CaseState,
  { whole, text }: Message,
): OwnAnswers | null {
  const [job, ...more] = jobsAtHand(catalogue, { jobs })
  const last = told.at(-1)
  if (!job || more.length > 0 || last === undefined || whole.words.length > mostWords) return null
  if (text.includes('?') || !ofEach.test(spokenText(whole.words))) return null
  const size = mainSize(job)
  if (size === null || size.isCount) return null
  const reading = size.slot.read(readUtterance(`${last.text}, ${text}`), true)
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number') return null
  return { answers: [{ job: job.key, slot: size.slot.id, fact: reading.fact }], isVariant: false }
}
