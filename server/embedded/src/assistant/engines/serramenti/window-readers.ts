import type { QuantityUnit } from '@mestieri/shared/services/interview.ts'

import { findPattern, patterns } from '../../italian/patterns.ts'
import type { Utterance } from '../../italian/utterance.ts'
import type { Interval } from '../../slots/number-slot.ts'
import { numberOfThem } from '../number-before.ts'
import { counted, type Reader } from '../readers/counted.ts'
import { singleOpenings, windowsOfLeaves } from '../readers/openings.ts'
import { withoutTotal } from '../readers/total.ts'
import { countOfSizes, meanArea, sizedWindows, slidingWords } from './sizes.ts'

const exactly = (value: number): { readonly low: number; readonly high: number } => ({
  low: value,
  high: value,
})

const room = /^(?:in|nel|nella|nei|nelle|al|alla)$/

const sizeWord = /^(?:piccol|grand|normal|medi[ae]$)/

/**
 * Returns a count that refers to the windows of the message: 'le finestre sono 4', 'sono 4 più una
 * portafinestra'.
 */
function totalStated(words: Utterance['words'], free: Utterance['quantities']): Interval | null {
  const isAboutWindows = words.some(({ text }) => /^(?:finestr|infiss|serrament)/.test(text))
  const bySize = free.filter(
    ({ unit, article, to }) => unit === null && !article && sizeWord.test(words[to]?.text ?? ''),
  )
  // 'finestre da rifare: tre piccole e due grandi'
  if (isAboutWindows && bySize.length > 0) return exactly(bySize.reduce((all, { high }) => all + high, 0))
  const total = free.find(
    ({ unit, article, from, to }) =>
      (unit === null || unit === 'other') &&
      !article &&
      words[to]?.text !== 'ante' &&
      // 'sono 4', '9 pezzi'
      (/^(?:sono|saranno|ne)$/.test(words[from - 1]?.text ?? '') ||
        words[to - 1]?.text === 'pezzi' ||
        words[to]?.text === 'pezzi'),
  )
  return isAboutWindows && total ? { low: total.low, high: total.high } : null
}

/**
 * Returns the windows counted by their noun plus those of further rooms: 'quattro finestre in camera e due in
 * bagno'.
 */
function statedCount(
  { quantities, words, sides }: Utterance,
  unit: QuantityUnit,
): { low: number; high: number } | null {
  const free = withoutTotal(
    quantities.filter(({ from, to }) => !sides.some((pair) => from >= pair.from && to <= pair.to)),
    words,
  )
  const [first, ...more] = free.filter((quantity) => quantity.unit === unit)
  if (!first) return unit === 'window' ? totalStated(words, free) : null
  const inRooms = free.filter(
    ({ unit: other, from, to }) => other === null && from > first.to && room.test(words[to]?.text ?? ''),
  )
  const further = [...more, ...inRooms]
  const rest = further.reduce((total, { high }) => total + high, 0)
  // '5 finestre: 3 finestre grandi e 2 finestre piccole' are 5 windows.
  if (rest === first.high) return { low: first.low, high: first.high }
  return {
    low: first.low + further.reduce((total, { low }) => total + low, 0),
    high: first.high + rest,
  }
}

/** Returns a total and the French windows in it: 'sono 7 di cui 2 balconi'; null if a message names no such part. */
function withFrench({
  quantities,
  words,
}: Utterance): { readonly all: number; readonly french: number } | null {
  const part = quantities.find(
    ({ unit, from }) =>
      (unit === 'balcony' || unit === 'door') &&
      words[from - 1]?.text === 'cui' &&
      /^d(?:i|e)$/.test(words[from - 2]?.text ?? ''),
  )
  const all = part && quantities.findLast(({ from, article }) => from < part.from && !article)
  return all && all.low > part.low ? { all: all.low, french: part.low } : null
}

const onlyWord = /^(?:sol[oe]|soltanto|solamente)$/
const choosing =
  /^(?:allora|quindi|faccio|facciamo|fai|cambio|cambiamo|metto|mettiamo|prendo|prendiamo|facessi|facessimo)$/
/** Maximum number of words between 'solo' and what is left of the work. */
const farOnly = 3

/**
 * Whether a message leaves only one kind of opening of the work: 'se faccio solo 2 finestre', 'e se cambio soltanto le
 * finestre'. In a first message 'solo le finestre' may mean both kinds.
 */
function leavesOnly({ words, quantities }: Utterance, kind: 'window' | 'door'): boolean {
  const isOther = kind === 'window' ? /^(?:port[ae]|balcon)/ : /^(?:infiss|serrament|balcon)/
  // 'le porte del balcone le lasciamo. Allora solo le 5 finestre': the sentence with 'solo' decides.
  const only = words.findIndex(({ text }) => onlyWord.test(text))
  const start = words.findLastIndex(({ text }, place) => place < only && /^[.;!?]$/.test(text)) + 1
  const texts = words.slice(start).map(({ text }) => text)
  if (texts.some((text) => isOther.test(text)) || !texts.some((text) => choosing.test(text))) return false
  const own = kind === 'window' ? /^finestr/ : /^port[ae]/
  const at = texts.findIndex(
    (text, index) =>
      onlyWord.test(text) && texts.slice(index + 1, index + 1 + farOnly).some((word) => own.test(word)),
  )
  if (at === -1) return false
  // The noun of 'porta finestra' begins with a door.
  if (
    kind === 'door' &&
    texts.some((text, index) => text.startsWith('finestr') && !/^port[ae]$/.test(texts[index - 1] ?? ''))
  )
    return false
  return texts.includes('se') || quantities.some(({ from, article }) => !article && from >= start + at)
}

/** Reads the windows that 'ne' counts beside the French ones: 'ne ho 5 e due portefinestre'. */
function countedBeside({ quantities, words }: Utterance): Interval | null {
  const one = quantities.find(
    ({ unit, article, from, to }) =>
      unit === null &&
      !article &&
      words[from - 2]?.text === 'ne' &&
      quantities.some((door) => door.unit === 'door' && door.from === to + 1),
  )
  return one ? { low: one.low, high: one.high } : null
}

/** Reads the number of windows: as stated, or summed over a list of sizes. */
export const windowCount: Reader = (utterance, asked) => {
  const both = withFrench(utterance)
  if (both) return exactly(both.all - both.french)
  if (leavesOnly(utterance, 'door')) return exactly(0)
  const sizes = sizedWindows(utterance)
  const ofSizes = countOfSizes(sizes, ['window', 'sliding'])
  const stated = statedCount(utterance, 'window')
  if (ofSizes !== null) return stated && stated.low > ofSizes ? stated : exactly(ofSizes)
  if (stated) return stated
  // 'alzante scorrevole 3 x 2,40' names no other window.
  if (sizes.length > 0 && sizes.every(({ kind }) => kind === 'sliding')) return exactly(sizes.length)
  if (countOfSizes(sizes, ['door']) !== null) return exactly(0)
  const { quantities } = utterance
  const isOnlyDoors =
    quantities.length > 0 && quantities.every(({ unit }) => unit === 'door' || unit === 'balcony')
  if (asked && isOnlyDoors) return exactly(0)
  const besideFrench = countedBeside(utterance)
  if (besideFrench) return besideFrench
  return asked || utterance.words.some(({ text }) => /^(?:finestr|infiss|serrament)/.test(text))
    ? windowsOfLeaves(utterance)
    : null
}

/**
 * Reads the number of windows of things that are also counted as a whole: 4 for '6 persiane, 4 finestre e 2 portefinestre'.
 *
 * @param whole reads the number of all things
 */
export function windowsAmong(whole: Reader): Reader {
  return (utterance, asked) => {
    const all = whole(utterance, false)
    const own = statedCount(utterance, 'window')
    const doors = frenchWindowCount(utterance, asked)
    return all && own && doors && doors.low > 0 && all.low === own.low + doors.low ? own : null
  }
}

/** Words for the place that a French window leads to. */
const outdoors = /^(?:balcon[ei]|terrazz[aoie]|terrazzin[aoie]|giardin[oi]|cortile|loggi[ae]|poggiol[oi])$/
const one = /^(?:una?|un|quella|quello|l)$/
const leadsTo = 5

/** The word indices of 'una grande sul balcone', one French window, in a message; null if it has none. */
export function balconyWindow({ words }: Pick<Utterance, 'words'>): { from: number; to: number } | null {
  const size = words.findIndex(
    ({ text }, at) => /^(?:grande|grossa|lunga|alta)$/.test(text) && one.test(words[at - 1]?.text ?? ''),
  )
  if (size === -1 || !words.slice(0, size).some(({ text }) => /^(?:finestr|infiss|serrament)/.test(text)))
    return null
  const place = words.findIndex(({ text }, at) => at > size && at <= size + leadsTo && outdoors.test(text))
  const isBroken = words.slice(size, place).some(({ kind }) => kind !== 'word')
  return place === -1 || isBroken ? null : { from: size - 1, to: place + 1 }
}

/** Reads the number of French windows. */
export const frenchWindowCount: Reader = (utterance, asked) => {
  const both = withFrench(utterance)
  if (both) return exactly(both.french)
  if (leavesOnly(utterance, 'window')) return exactly(0)
  // 'cambiare 5 finestre e 2 balconi': in the south a balcony is its window.
  const isBeside = utterance.quantities.some(({ unit }) => unit === 'window')
  const stated =
    statedCount(utterance, 'door') ?? (asked || isBeside ? statedCount(utterance, 'balcony') : null)
  if (stated) return stated
  const ofSizes = countOfSizes(sizedWindows(utterance), ['door'])
  if (ofSizes !== null) return exactly(ofSizes)
  const ofThem = numberOfThem(utterance, /^port[ae]finestr[ae]$/)
  const isOwnCount = !utterance.words.some(({ text }) => text === 'finestre')
  if (ofThem && isOwnCount) return ofThem
  const single = singleOpenings(utterance, 'door')
  if (single > 0) return exactly(single)
  return balconyWindow(utterance) ? exactly(1) : null
}

/** The count that represents all windows. */
export const allWindows = 200

const countedSliding = counted('scorr|alzant|vetrat')
const sliding = patterns('scorrevol*|scorrono|scorre|alzant*|a scorrere')
const every = patterns('tutte|tutti|tutte quante|ognuna')
const allHinged = patterns('tutte battente|tutti battente|solo battente|soltanto battente|battente tutte')
const oneOfThem = patterns('quella|quello|solo|soltanto|solamente|la piu grande|la grande')
/** Matches the other kinds of windows: 'tutte uguali', 'cinque a battente', 'tutte a due ante'. */
const otherKind = /^(?:ugual|stess|normal|standard|ant[ae]$|battent|ribalt|fiss[ei]$)/
const excepting = /^(?:tranne|meno|eccetto|salvo|ma|pero)$/

/** Whether an answer to the question about sliding windows describes windows of another kind, and leaves none of them out. */
const isOfOtherKind = ({ content, words }: Utterance): boolean =>
  (content.some((word) => otherKind.test(word)) || isOnlyWindows(words.map(({ text }) => text))) &&
  words.at(-1)?.text !== 'no' &&
  !words.some(({ text }) => excepting.test(text))

/** Whether an answer says 'solo infissi', and so no others. */
const isOnlyWindows = (texts: readonly string[]): boolean =>
  texts.some((text, at) => text === 'solo' && texts[at + 1]?.startsWith('infiss'))

/**
 * Reads the number of sliding windows: 'solo quella del salotto scorre', '2 scorrevoli', 'tutte scorrevoli'.
 */
export const slidingCount: Reader = (utterance, asked) => {
  const { content } = utterance
  const ofSizes = countOfSizes(sizedWindows(utterance), ['sliding'])
  if (ofSizes !== null) return exactly(ofSizes)
  const named = sliding.flatMap((pattern) => findPattern(content, pattern))
  const spoken = slidingWords(utterance.words.map(({ text }) => text))
  const isDenied = spoken.length > 0 && spoken.every(({ denied }) => denied)
  if (named.length > 0 && (isDenied || named.every(({ denied }) => denied))) return exactly(0)
  const says = (list: ReturnType<typeof patterns>): boolean =>
    list.some((pattern) => findPattern(content, pattern).some(({ denied }) => !denied))
  if (named.length > 0) {
    const many = countedSliding(utterance, asked)
    if (many) return many
    if (says(every)) return exactly(allWindows)
    if (content.includes('scorrevoli') || content.includes('scorrono')) return exactly(allWindows)
    return exactly(1)
  }
  if (!asked) return says(allHinged) ? exactly(0) : null
  if (isOfOtherKind(utterance)) return exactly(0)
  if (says(every)) return exactly(allWindows)
  const hasNumber = utterance.quantities.some(({ article }) => !article)
  return !hasNumber && says(oneOfThem) ? exactly(1) : null
}

/** Minimum billed area of a window in m². */
export const leastBilled = 1.5

export const windowArea: Reader = (utterance) => meanArea(sizedWindows(utterance), 'window')
export const billedArea: Reader = (utterance) => meanArea(sizedWindows(utterance), 'window', leastBilled)
export const frenchWindowArea: Reader = (utterance) => meanArea(sizedWindows(utterance), 'door')

/** Reads the area in m² of the only thing that the question is about, of any kind. */

export const anyArea: Reader = (utterance) => {
  const all = sizedWindows(utterance)
  return meanArea(all, 'sliding') ?? meanArea(all, 'door') ?? meanArea(all, 'window')
}

/** Reads the area in m² of the sliding windows in a list. */
export const slidingArea: Reader = (utterance, asked) =>
  asked ? anyArea(utterance, asked) : meanArea(sizedWindows(utterance), 'sliding')
