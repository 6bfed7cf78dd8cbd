import type { Word } from '../../../italian/words.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { JobMention } from '../../mention.ts'

const light: AnyJobKey = 'ristrutturazione/leggera'

const tidying = /^(?:sistem|rinfresc|rimodern|svecchi)/
const home = /^(?:casa|casetta|appartament|alloggi|villett)/
/** Number of words between the verb and the home: 'sistemare un po’ la casa'. */
const homeReach = 4
/** Matches verbs of what a customer needs: 'ci servirebbe il laminato'. */
const needing = /^(?:serv(?:e|ono|irebbe|irebbero)|vorrebbe|vorrebbero|vorremmo|vorrei)$/
/** Matches the painting, which a light renovation includes. */
const painting = /^(?:r?imbianc|pittur|tinteggi|ritinteggi|tinta$|bianco$)/
/** Matches things that are parts of a home, each with its own job. */
const parts = /^(?:laminat|parquet|paviment|port[ae]$|finestr|infiss|bagn|prese$|termosifon|tapparell)/

/**
 * Returns the index from which a message lists the only works that a general wish stands for; -1 if it does not: 'dobbiamo sistemare
 * la casa dei nonni. Ci servirebbe il laminato in sala e tre porte'. With the painting it is a light renovation.
 */
function needsAt(words: readonly Word[]): number {
  const wish = words.findIndex(
    ({ text }, at) =>
      tidying.test(text) && words.slice(at + 1, at + 1 + homeReach).some((one) => home.test(one.text)),
  )
  const need = wish === -1 ? -1 : words.findIndex(({ text }, at) => at > wish && needing.test(text))
  if (need === -1 || words.some(({ text }) => painting.test(text))) return -1
  return words.slice(need).some(({ text }) => parts.test(text)) ? need : -1
}

/** Whether a message names a light renovation only as the purpose of other works. */
export const isGeneralWish = (key: AnyJobKey, words: readonly Word[]): boolean =>
  key === light && needsAt(words) !== -1

/** Returns the words without those of a general wish, in whose place are marks. */
export function wordsWithoutWish(words: readonly Word[]): readonly Word[] {
  const need = needsAt(words)
  return words.map((word, at) => (at < need ? { ...word, text: ';', kind: 'mark' } : word))
}

/** Returns the mentions without a light renovation that is only the purpose of the others. Each of these counts as asked for. */
export function withoutGeneralWish(
  mentions: readonly JobMention[],
  words: readonly Word[],
): readonly JobMention[] {
  const need = needsAt(words)
  const needed = mentions.filter(({ key, denied, objectAt }) => key !== light && !denied && objectAt > need)
  if (need === -1 || needed.length === 0) return mentions
  return mentions
    .filter(({ key }) => key !== light)
    .map((one) => (needed.includes(one) ? Object.assign({}, one, { hasOwnVerb: true }) : one))
}
