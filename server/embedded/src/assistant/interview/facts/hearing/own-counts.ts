import type { Quantity } from '../../../italian/numbers/quantities.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import type { Word } from '../../../italian/words.ts'
import { stemOf } from '../../../recognise/words/terms.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { Message } from '../../message.ts'
import { mainSize } from '../variants/main-count.ts'
import type { Part } from './parts.ts'

/** Minimum number of letters of a word that names a thing. */
const leastName = 4

/** Returns the stems of the words that name the things of a job: 'persian', 'scur'. */
function namesOf(job: JobAtHand): ReadonlySet<string> {
  const label = mainSize(job)?.slot.label ?? ''
  const words = `${job.kind.title} ${label}`.toLowerCase().split(/[^\p{L}]+/u)
  return new Set(words.filter((word) => word.length >= leastName).map((word) => stemOf(word)))
}

/** Returns the index of the noun that a number counts; -1 for none. */
function nounOf(words: readonly Word[], { from, to, article, ordinal }: Quantity): number {
  if (article || ordinal) return -1
  return [to - 1, to].find((at) => at > from && words[at]?.kind === 'word') ?? -1
}

/** Whether a number counts the things that a job is about: 'i termosifoni sono 6 termosifoni'. */
export function countsThingsOf(job: JobAtHand, words: readonly Word[], figure: Quantity): boolean {
  return namesOf(job).has(stemOf(words[nounOf(words, figure)]?.text ?? ''))
}

/** Returns the counts in a text of the things of other jobs in hand, for a job whose own count is known. */
function countsOfOthers(
  { words, quantities }: Utterance,
  job: JobAtHand,
  jobs: readonly JobAtHand[],
): Quantity[] {
  if (jobs.length < 2 || mainSize(job)?.isCount !== true) return []
  const own = namesOf(job)
  const others = new Set(jobs.flatMap((one) => (one === job ? [] : [...namesOf(one)])))
  return quantities.filter((one) => {
    const stem = stemOf(words[nounOf(words, one)]?.text ?? '')
    return !own.has(stem) && others.has(stem)
  })
}

/**
 * Returns a text without the counts of the things of other jobs in hand, for a job whose own count is known: 'le finestre
 * sono 4 finestre, le persiane restano 6 persiane' has no 4 for the shutters.
 */
export function withOwnCounts(text: string, job: JobAtHand, jobs: readonly JobAtHand[]): string {
  const utterance = readUtterance(text)
  const { words } = utterance
  const foreign = countsOfOthers(utterance, job, jobs)
  if (foreign.length === 0) return text
  const kept = words.filter((_, at) =>
    foreign.every((one) => at < one.from || at > Math.max(one.from, nounOf(words, one))),
  )
  const start = kept.findIndex(({ text: word, kind }) => kind !== 'mark' && word !== 'e' && word !== 'ed')
  return kept
    .slice(Math.max(0, start))
    .map((word) => word.text)
    .join(' ')
}

/** Whether a revision gives a job the count of the things of another one in hand. */
export function takesCountOfOther(
  { job, reading }: Part,
  jobs: readonly JobAtHand[],
  { said }: Message,
): boolean {
  const main = job && mainSize(job)
  const fact = main && reading.changed.includes(main.slot) ? reading.facts[main.slot.id] : undefined
  if (!job || fact?.kind !== 'number') return false
  const utterance = readUtterance(said)
  const foreign = countsOfOthers(utterance, job, jobs)
  const isFact = ({ low, high }: Quantity): boolean => low === fact.low && high === fact.high
  return foreign.some(isFact) && !utterance.quantities.some((one) => isFact(one) && !foreign.includes(one))
}
