import type { Word } from '../../italian/words.ts'
import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { guessJob, guessOneJob } from '../../recognise/learned/guess.ts'
import { type JobMention, recogniseJobs } from '../../recognise/recognise.ts'
import type { TurnContext } from '../context.ts'
import type { Message } from '../message.ts'

/** The logarithm of the odds of a probability. */
export function logOdds(share: number): number {
  const bounded = Math.min(Math.max(share, 1e-4), 1 - 1e-4)
  return Math.log(bounded / (1 - bounded))
}

/**
 * What speaks for a further job in a clause, and its weight: the odds of the job in the clause and in the whole message;
 * the odds of the first job in the message, and against it in the clause; the weight of its object; a verb of its own; a
 * word that adds ('poi', 'intanto'); and against it the odds that the message asks for one job. Fitted to messages with
 * one and with several jobs (decision 0030).
 */
const weights = {
  clause: 0.08,
  whole: 0.69,
  first: 0.86,
  firstInClause: -0.37,
  object: 0.59,
  ownVerb: 1.44,
  added: 1.04,
  oneJob: -1.01,
  none: -3.74,
} as const
const leastScore = -0.7
/** Bound of the odds that the message asks for one job: few messages with several jobs were there to learn from. */
const mostOfOne = 2
/** The number of jobs that may be added to the first. */
const mostFurther = 2

/** Words that begin another clause: 'laminato in due camere e cinque porte', 'già che ci siete'. */
const opening = new Set('e ed poi piu gia anche inoltre oltre'.split(' '))
/** Those of them that add a work. */
const addingOpening = new Set('poi gia anche inoltre oltre'.split(' '))
const adding = new Set(
  'poi anche pure inoltre intanto aggiungi aggiungere aggiungerei approfitto approfittarne approfittando approfittiamo'.split(
    ' ',
  ),
)
/** Number of words at the beginning of a clause that may add it, and of those before it. */
const addingReach = { within: 4, before: 6 } as const
/** The end of 'già che ci siamo', 'visto che ci siete'. */
const whileHere = new Set(['siamo', 'siete'])

interface Clause {
  readonly words: readonly Word[]
  /** Whether a word adds it to what was said before. */
  readonly isAdded: boolean
}

function clausesOf(words: readonly Word[]): Clause[] {
  const found: { words: Word[]; start: number }[] = [{ words: [], start: 0 }]
  words.forEach((word, at) => {
    if (word.kind === 'mark' || (opening.has(word.text) && !word.accented))
      found.push({ words: [], start: at + 1 })
    else found.at(-1)?.words.push(word)
  })
  return found
    .filter((clause) => clause.words.length > 1)
    .map(({ words: own, start }) => {
      const before = words.slice(Math.max(0, start - addingReach.before), start)
      const isAdded =
        own.slice(0, addingReach.within).some(({ text }) => adding.has(text)) ||
        addingOpening.has(before.at(-1)?.text ?? '') ||
        before.some(({ text }, at) => whileHere.has(text) && before[at - 1]?.text === 'ci')
      return { words: own, isAdded }
    })
}

/** Whether a clause only says how a thing is, or how old: 'la facciata davanti è di pietra', 'caldaia di 6 anni'. */
function isDescription(words: readonly Word[]): boolean {
  const isState = words.some(({ text, accented }) => text === 'sono' || (text === 'e' && accented))
  const isAge = words.some(({ text }) => /^ann[io]$/.test(text))
  return isAge || (isState && words.every(({ text }) => text !== 'da'))
}

/** Returns the jobs that other clauses of a message ask for beside its first job; the most probable one comes first. */
export function furtherJobs(
  { catalogue, slug }: Pick<TurnContext, 'catalogue' | 'slug'>,
  message: Message,
  first: AnyJobKey,
): AnyJobKey[] {
  const services = catalogue.recognisable
  const ofOne = logOdds(guessOneJob(message.whole, services))
  const whole = guessJob(message.whole, services, slug)
  const ofMessage =
    weights.none +
    weights.oneJob * Math.min(mostOfOne, Math.max(-mostOfOne, ofOne)) +
    weights.first * logOdds(whole?.shareOf(first) ?? 0)
  const isOut = (key: AnyJobKey): boolean =>
    message.named.some((one) => one.key === key && (one.denied || one.inGoodOrder))
  const ofFirst = new Set(
    message.named
      .filter(({ key }) => key === first)
      .flatMap((one) => one.objectsAt.map((at) => message.saidWords[at]?.text)),
  )
  // 'la doccia al posto della vasca, sanitari nuovi': the shower belongs to the bathroom.
  const isInFirst = ({ objectsAt }: JobMention, words: readonly Word[]): boolean =>
    objectsAt.length > 1 && objectsAt.every((at) => ofFirst.has(words[at]?.text))
  const scores = new Map<AnyJobKey, number>()
  for (const { words, isAdded } of clausesOf(message.saidWords)) {
    const mentions = recogniseJobs({ words }, services, slug)
    if (mentions.some(({ denied, inGoodOrder }) => denied || inGoodOrder) || isDescription(words)) continue
    const guess = guessJob({ words }, services, slug)
    for (const one of mentions) {
      if (one.key === first || isOut(one.key) || !catalogue.job(one.key) || isInFirst(one, words)) continue
      const score =
        ofMessage +
        weights.clause * logOdds(guess?.shareOf(one.key) ?? 0) +
        weights.firstInClause * logOdds(guess?.shareOf(first) ?? 0) +
        weights.whole * logOdds(whole?.shareOf(one.key) ?? 0) +
        weights.object * one.objectWeight +
        (one.hasOwnVerb ? weights.ownVerb : 0) +
        (isAdded ? weights.added : 0)
      if (score >= Math.max(leastScore, scores.get(one.key) ?? leastScore)) scores.set(one.key, score)
    }
  }
  return [...scores]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostFurther)
    .map(([key]) => key)
}
