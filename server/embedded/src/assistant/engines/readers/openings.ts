import type { Quantity } from '../../italian/numbers/quantities.ts'
import { unitAt } from '../../italian/numbers/units.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { spokenText } from '../../italian/words.ts'
import type { Interval } from '../../slots/number-slot.ts'

/** Matches windows or doors that all open on hinges. */
const hinged = /(?:^| )(?:tutt[ei](?: e \p{L}+| \d+)?|solo|soltanto) (?:a |ad )?(?:battent[ei]|anta)(?: |$)/u

/** Whether a message says that all windows or doors open on hinges, so that none slides: 'tutte a battente'. */
export const areAllHinged = ({ words }: Utterance): boolean => hinged.test(spokenText(words))

const definite = /^(?:la|il|l|alla|al|all|sulla|sul|sull|della|del|dell|nella|nel)$/
const joints = new Set(['e', 'ed', 'piu', '+', ',', 'anche'])
/** Maximum distance in words between a joint and its noun: 'e per la portafinestra'. */
const farJoint = 3

const isOpening = ({ unit: one, article }: Quantity): boolean =>
  !article && (one === 'window' || one === 'door' || one === 'balcony')

/**
 * Returns how many single openings a message adds to a list without a number: 1 for 'alle 2 finestre e alla
 * portafinestra'.
 */
export function singleOpenings({ words, quantities }: Utterance, unit: 'door' | 'balcony'): number {
  const counts = new Set(
    quantities.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  )
  return words.filter((word, at) => {
    if (word.kind !== 'word' || counts.has(at) || unitAt(words, at)?.unit !== unit) return false
    if (!/[ao]$/.test(word.text) && word.text !== 'balcone') return false
    if (!definite.test(words[at - 1]?.text ?? '')) return false
    const isJoined = [2, farJoint].some((back) => joints.has(words[at - back]?.text ?? ''))
    return isJoined && quantities.some((one) => isOpening(one) && one.to <= at)
  }).length
}

const ofSize = /^(?:grand|piccol|medi[aeo]$|normal|strett|largh)/

/** Returns the counts that come before a size: '4 da 130x160 e 2 da 100x240', 'cinque da 80 e due da 70', '4 grandi e 2 piccole'. */
export function countedSizes({ quantities, sides, words }: Utterance): readonly Quantity[] {
  const starts = new Set(sides.map(({ from }) => from))
  const counts = quantities.filter(
    ({ unit, ordinal }) => (unit === null || unit === 'window' || unit === 'door') && !ordinal,
  )
  const sized = counts.filter(({ to }) => words[to]?.text === 'da' && starts.has(to + 1))
  if (sized.length > 0) return sized
  const kinds = counts.filter(
    ({ to }) =>
      ofSize.test(words[to]?.text ?? '') || (words[to]?.text === 'da' && words[to + 1]?.kind === 'figure'),
  )
  return kinds.length > 1 ? kinds : []
}

const each = /^(?:ciascun|ognun|cadaun|l$|per$|a$)/

/**
 * Returns the number of windows that a message counts by their leaves, two per window: 3 for 'persiane, 6
 * ante'. Returns null for the leaves of one window: '4 finestre a due ante'.
 */
export function windowsOfLeaves({ words, quantities }: Utterance): Interval | null {
  const leaves = quantities.filter(
    ({ unit, to, from }) =>
      unit === null &&
      words[to]?.text === 'ante' &&
      !/^(?:a|ad|di|da|con)$/.test(words[from - 1]?.text ?? '') &&
      !each.test(words[to + 1]?.text ?? ''),
  )
  const [only, ...more] = leaves
  if (!only || more.length > 0 || only.low < 2) return null
  return { low: Math.ceil(only.low / 2), high: Math.ceil(only.high / 2) }
}

const joinsFurther = /^(?:e|ed|anche|pure|piu|poi)$/
const oneOpening = /^(?:finestra|finestrella|finestrina|portafinestra|portefinestra|balcone|porta)$/
/** Matches words after 'porta' that name a door of another job. */
const otherDoor = /^(?:blindat|intern|scorrev|ingress|basculant|tagliafuoc|rototrasl|soffiett|d$|di$)/
/** Maximum number of words of a message that adds one opening: 'e anche la finestra del bagno'. */
const mostFurther = 6

/** Whether a message only adds one more thing to those told before: 'e una porta', 'anche la portafinestra'. */
export function addsOne({ words, quantities }: Utterance): boolean {
  return (
    words.length <= mostFurther &&
    joinsFurther.test(words[0]?.text ?? '') &&
    // 'e un bagno solo?' states the whole count.
    !words.some(({ text }) => /^(?:sol[oa]|soltanto|unic[oa])$/.test(text)) &&
    quantities.every(({ low, high }) => low === 1 && high === 1)
  )
}

/** Returns 1 for a message that adds one opening of a kind: 'anche la portafinestra'. */
export function furtherOpening(kind: RegExp): (utterance: Utterance) => Interval | null {
  return (utterance) => {
    const { words } = utterance
    const named = words.filter(
      ({ text }, at) => oneOpening.test(text) && !otherDoor.test(words[at + 1]?.text ?? ''),
    )
    const [only] = named
    return addsOne(utterance) && only && named.length === 1 && kind.test(only.text)
      ? { low: 1, high: 1 }
      : null
  }
}
