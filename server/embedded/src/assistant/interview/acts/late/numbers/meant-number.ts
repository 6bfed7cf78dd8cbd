import type { Quantity } from '../../../../italian/numbers/quantities.ts'
import { readUtterance } from '../../../../italian/utterance.ts'
import { guessJob } from '../../../../recognise/learned/guess.ts'
import { isSameFact } from '../../../../slots/facts.ts'
import { type JobAtHand, jobsAtHand } from '../../../agenda.ts'
import type { CaseState } from '../../../case.ts'
import type { TurnContext } from '../../../context.ts'
import type { HeardAnswer } from '../../../facts/heard.ts'
import type { OwnAnswers } from '../../../facts/own/own-words.ts'
import { knownSizes, type MainSize, namesOneThing, withMain } from '../../../facts/variants/main-count.ts'
import type { Message } from '../../../message.ts'
import { isOfSomeOnly } from '../meant-option.ts'
import { isAgainst } from './against-words.ts'
import { numberAfter } from './number-after.ts'
import { guessNumberChange } from './number-changes.ts'

/**
 * Minimum probability of what a message does to a number: where the rules read nothing, also if it seems to ask or names no figure;
 * where they took its figure for the total.
 */
const least = {
  unread: 0.6,
  sure: 0.85,
  misread: 0.7,
  /** That a message changes anything; surely, without a figure. */
  changes: { any: 0.4, surely: 0.8 },
} as const
/** Maximum probability that a message only asks. */
const mostAsking = 0.5

/** Matches words beside an article that make it a number: 'uno solo', 'soltanto una'. */
const sole = /^(?:sol[oa]|soltanto|solamente)$/

/** Returns the figures of a message that may count or measure, each once: 'una trentina di metri, 30 precisi'. */
export function figuresOf({ text }: Message): Quantity[] {
  const { words, quantities } = readUtterance(text)
  const isSole = ({ from, to, low }: Quantity): boolean =>
    low === 1 && (sole.test(words[from - 1]?.text ?? '') || sole.test(words[to]?.text ?? ''))
  const all = quantities.filter(
    (one) =>
      !one.ordinal &&
      one.low === one.high &&
      one.low > 0 &&
      // 'un kilowatt in meno'
      (!one.article || isSole(one) || (one.unit !== null && one.unit !== 'other')) &&
      // 'due in più' has no unit
      (one.unit !== 'other' || words[one.to]?.text === 'in'),
  )
  return [...new Map(all.map((one) => [one.low, one])).values()]
}

/** Whether a message has figures of another kind only: '40 euro'. */
const hasOther = ({ whole }: Message, { known }: MainSize): boolean =>
  whole.quantities.some(({ article, ordinal, low }) => !article && !ordinal && low !== known.low)

/** Matches words that make a figure the total: 'quindi due in tutto'. */
const inAll = /(?<!\p{L})(?:in tutto|in totale|totali|totale)(?!\p{L})/iu
/** Matches words that conclude with the total: 'ne vuole uno anche in salone, quindi due', 'ventidue metri, altro che dieci'. */
const concluding =
  /(?<!\p{L})(?:quindi|dunque|allora|anzi|facciamo|facciamone|insomma|diventa|diventano|in tutto|in totale|totali|totale|altro che)(?!\p{L})/iu

/** Matches 'due in più', which are no total. */
const byFigure = /(?<!\p{L})in (?:più|piu|meno)(?!\p{L})/iu

/** Whether a message concludes with a total, and does not say by how much a number differs: 'togli la cucina, quindi 37 metri'. */
const concludes = (text: string): boolean => concluding.test(text) && !byFigure.test(text)

/** Minimum number of words of a message that makes a number more or less by its figure: '8 mq' states a number. */
const fewestWords = 4

/** Whether a figure may be of the same kind as a size: m² with m², things with things. */
export function isAlike({ unit, low }: Quantity, { isCount, slot, known }: MainSize): boolean {
  if (isCount) return (unit === null || unit === 'other') && Number.isInteger(low)
  const shown = slot.show(known)
  if (shown.includes('m²')) return unit === 'area' || unit === null || unit === 'metre'
  if (/metri|\bm$/.test(shown)) return unit === 'metre' || unit === null
  return unit === null || shown.toLowerCase().endsWith(unit)
}

/** Minimum number of letters of the stem of a noun: 'mes' of months. */
const shortestStem = 3

/** Returns the sizes of jobs in hand that a message may mean: those that it names, or the main ones. */
export function sizesOf(
  jobs: readonly JobAtHand[],
  { whole, named }: Message,
): { readonly job: JobAtHand; readonly size: MainSize }[] {
  const all = jobs.flatMap((job) =>
    knownSizes(job).map((size, index) => ({ job, size, isMain: index === 0 })),
  )
  const byNoun = all.filter(
    ({ size: { stem } }) =>
      stem.length >= shortestStem && whole.words.some(({ text }) => text.startsWith(stem)),
  )
  if (byNoun.length > 0) return byNoun
  const byJob = all.filter(({ job, isMain }) => isMain && named.some(({ key }) => key === job.key))
  return byJob.length > 0 ? byJob : all.filter(({ isMain }) => isMain)
}

/** Minimum probability of another job that a message asks for. What it adds is then none of the things in hand. */
const otherJob = 0.5

/** Whether a message asks for no other work than a job in hand. */
export function isOfJob({ catalogue, slug }: TurnContext, { key }: JobAtHand, { whole }: Message): boolean {
  const guess = guessJob(whole, catalogue.recognisable, slug)
  return guess === null || guess.key === key || guess.share < otherJob
}

/** Returns the answer with the new value of a size; none if its question does not take the value. */
export function answerOf(job: JobAtHand, size: MainSize, value: number | null): HeardAnswer[] {
  const reading = value === null ? null : withMain(job, size, { low: value, high: value })
  const fact = reading?.facts[size.slot.id]
  return fact ? [{ job: job.key, slot: size.slot.id, fact }] : []
}

/** Minimum number of words of a message without a figure for which less certainty is enough. */
const fewestBare = 6

/** Returns the number that a message after the figure changes, although no rule read it; null if that is unsure. */
export function meantNumber(context: TurnContext, state: CaseState, message: Message): OwnAnswers | null {
  const { acts, language, text } = message
  if (state.phase !== 'estimated' || acts === null || language !== null || state.asked?.job) return null
  const changes = acts.change + acts.add + acts.drop
  if (text.includes('?') || changes < least.changes.any || isOfSomeOnly(message)) return null
  const all = figuresOf(message)
  const found = sizesOf(jobsAtHand(context.catalogue, state), message).flatMap(({ job, size }) => {
    // '80 litri son troppi, me ne basta uno da cinquanta'
    const figures = all.filter(({ low }) => low !== size.known.low)
    const { of, share } = guessNumberChange(text, figures.length)
    const isTotal = figures.length === 1 && inAll.test(text)
    // 'ne parlo con mia sorella, la casa è a metà'
    const isBare = figures.length === 0
    if (isBare && hasOther(message, size)) return []
    // 'è rotta anche la maniglia' tells too little.
    const isShort = isBare && message.whole.words.length < fewestBare
    const isUnsure = isShort || (isBare && changes < least.changes.surely) || acts.ask > mostAsking
    const needed = isUnsure ? least.sure : least.unread
    if (!isTotal && share < needed) return []
    if (of === 'one-more' && !isOfJob(context, job, message)) return []
    if (!figures.every((figure) => isAlike(figure, size))) return []
    return answerOf(job, size, numberAfter(isTotal ? 'total' : of, figures, size))
  })
  const [only, ...others] = found
  return only && others.length === 0 ? { answers: [only], isVariant: false } : null
}

/** Whether the rules took a figure for the new value of a size, or added or subtracted it. */
const comesFrom = ({ fact }: HeardAnswer, { low: figure }: Quantity, { known }: MainSize): boolean =>
  fact.kind === 'number' &&
  fact.low === fact.high &&
  [figure, known.low + figure, known.low - figure].includes(fact.low)

/**
 * Returns the numbers that a message after the figure makes more or less by its figure, where the rules read it otherwise: 'il
 * corridoio lasciamolo stare, sono 8 metri'. Other answers that the rules read stay. Null if the rules stand.
 */
export function meantDifference(
  context: TurnContext,
  state: CaseState,
  message: Message,
  { answers: read, isVariant }: OwnAnswers,
): OwnAnswers | null {
  const { acts, language, text } = message
  if (state.phase !== 'estimated' || acts === null || language !== null || text.includes('?')) return null
  const [figure, ...more] = figuresOf(message)
  if (!figure || more.length > 0 || concludes(text)) return null
  if (message.whole.words.length < fewestWords) return null
  const jobs = jobsAtHand(context.catalogue, state)
  const set = read.flatMap((one) => {
    const job = jobs.find(({ key }) => key === one.job)
    const size = job && knownSizes(job).find(({ slot }) => slot.id === one.slot)
    // 'la batteria facciamola da 5 kWh' names another one.
    if (!job || !size || namesOneThing.test(size.slot.show(size.known))) return []
    return comesFrom(one, figure, size) ? [{ job, size, one }] : []
  })
  if (set.length === 0) return null
  const { of, share } = guessNumberChange(text, 1)
  if (share < least.misread || (of !== 'more' && of !== 'less') || isAgainst(of, message, [figure]))
    return null
  const answers = set.flatMap(({ job, size }) => answerOf(job, size, numberAfter(of, [figure], size)))
  const isAsRead = answers.every(({ fact }) => set.some(({ one }) => isSameFact(one.fact, fact)))
  if (answers.length === 0 || isAsRead) return null
  // Keep the other answers that the rules read. Other numbers may have been calculated from the wrong one.
  const others = read.filter(({ fact }) => fact.kind !== 'number')
  return { answers: [...others, ...answers], isVariant }
}
