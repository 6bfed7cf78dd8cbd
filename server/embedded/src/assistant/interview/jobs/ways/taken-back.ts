import { spokenText } from '../../../italian/words.ts'
import type { CaseState } from '../../case.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { Message } from '../../message.ts'
import { isCalled, namesOf, thingWords } from '../leaving/names.ts'
import { mentionOf } from './sure-mention.ts'

/** Matches a refusal of the last change that keeps the thing of before: 'no lasciamo le tegole', 'no dai, teniamo la caldaia'. */
const keepsBefore =
  /^(?:no|nono|anzi no|ripensandoci no)(?: \p{L}+)? (?:lasciamo|teniamo|tengo|lascio|restiamo (?:con|su)|rimaniamo (?:con|su)) (?:il |lo |la |l |i |gli |le )?(?<thing>.+)$/u

/**
 * Returns a message that names the job which the last one replaced, if it refuses the new one and keeps the thing of before: 'no lasciamo le
 * tegole', after a metal roof took the place of tiles.
 */
export function withTakenBack(catalogue: Catalogue, state: CaseState, message: Message): Message {
  const last = state.dropped.at(-1)
  const known = last && catalogue.job(last.key)
  const thing = keepsBefore.exec(spokenText(message.whole.words))?.groups?.['thing']
  if (!known || thing === undefined || state.jobs.some(({ key }) => key === known.key)) return message
  const names = namesOf(known)
  const words = thingWords(thing)
  const isOfNew = state.jobs.some(({ key }) => {
    const job = catalogue.job(key)
    return job !== null && words.some((word) => isCalled(word, namesOf(job)))
  })
  if (words.length === 0 || isOfNew || !words.every((word) => isCalled(word, names))) return message
  return { ...message, named: [{ ...mentionOf(known.key), kind: 'statement', instead: true }] }
}
