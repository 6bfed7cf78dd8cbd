import type { Quantity } from '../../../../italian/numbers/quantities.ts'
import { jobsAtHand } from '../../../agenda.ts'
import type { CaseState } from '../../../case.ts'
import type { TurnContext } from '../../../context.ts'
import type { OwnAnswers } from '../../../facts/own/own-words.ts'
import type { MainSize } from '../../../facts/variants/main-count.ts'
import type { Message } from '../../../message.ts'
import { isOfSomeOnly } from '../meant-option.ts'
import { isAgainst } from './against-words.ts'
import { answerOf, figuresOf, isAlike, isOfJob, sizesOf } from './meant-number.ts'
import { numberAfter } from './number-after.ts'
import { guessNumberChange } from './number-changes.ts'

/** Minimum probability of what a message does to a number, whatever the rules read. */
const leastShare = 0.9
/** Minimum probability that it changes something, and maximum probability that it only asks. */
const leastChange = 0.1
const mostAsking = 0.5

/** Matches 'tutt’e due', which counts nothing anew. */
const both = /^tutt[ie]?$/

/** Matches the side that a figure measures: 'è larga 2 metri e 60, non 3'. The rules keep the other side. */
const side = /^(?:larg|lung|alt[aoie]$|altezza|profond)/

/** Minimum number of words. The rules read shorter messages: '8 mq'. */
const fewestWords = 4

/** Returns the figures of a message that are of the kind of a size. Those in its own unit or before its noun come before bare ones. */
function figuresFor(message: Message, all: readonly Quantity[], size: MainSize): readonly Quantity[] {
  const { words } = message.whole
  const alike = all.filter((figure) => isAlike(figure, size))
  const named = alike.filter(({ unit, to }) =>
    size.isCount ? size.stem.length > 2 && words[to]?.text.startsWith(size.stem) : unit !== null,
  )
  return named.length > 0 ? named : alike
}

/**
 * Returns the number that a message after the figure surely changes, as similar messages do, whatever the rules read. Null if that
 * is unsure, or if it may be about another job.
 */
export function surelyMeantNumber(
  context: TurnContext,
  state: CaseState,
  message: Message,
): OwnAnswers | null {
  const { acts, language, text, whole } = message
  if (whole.words.filter(({ kind }) => kind !== 'mark').length < fewestWords) return null
  if (state.phase !== 'estimated' || acts === null || language !== null || state.asked?.job) return null
  const changes = acts.change + acts.add + acts.drop
  if (text.includes('?') || changes < leastChange || acts.ask > mostAsking || isOfSomeOnly(message))
    return null
  const said = figuresOf(message).filter(
    ({ from }) => !whole.words.slice(Math.max(0, from - 2), from).some((word) => both.test(word.text)),
  )
  const found = sizesOf(jobsAtHand(context.catalogue, state), message).flatMap(({ job, size }) => {
    // 'anzi ne facciamo due' counts things, and 'il bagno degli ospiti, 3 mq' is one more of them.
    const isOther = whole.words.some((word) => side.test(word.text) || word.text === 'ne')
    const isBathroom = job.slug === 'ristrutturazione_bagno' && message.text.toLowerCase().includes('bagn')
    if (!size.isCount && (isOther || isBathroom)) return []
    const all = said.filter(({ low }) => low !== size.known.low)
    const isNamed = size.stem.length > 2 && whole.words.some((word) => word.text.startsWith(size.stem))
    if (!isNamed && !isOfJob(context, job, message)) return []
    const sureOf = (figures: readonly Quantity[]): number | null => {
      const { of, share } = guessNumberChange(text, figures.length)
      // The rules multiply the sides of 'il lastrico è 9 metri per 5'.
      if (of === 'times' && whole.sides.length > 0) return null
      return share < leastShare || isAgainst(of, message, figures) ? null : numberAfter(of, figures, size)
    }
    // 'ogni balcone ha 6 metri e i balconi sono 3' multiplies figures of two kinds.
    const figures = figuresFor(message, all, size)
    const value = sureOf(figures) ?? (all.length > figures.length ? sureOf(all) : null)
    return answerOf(job, size, value)
  })
  const [only, ...others] = found
  return only && others.length === 0 ? { answers: [only], isVariant: false } : null
}
