import type { Quantity } from '../../italian/numbers/quantities.ts'
import { isListOfRooms } from '../../italian/numbers/shares.ts'
import type { Utterance } from '../../italian/utterance.ts'
import type { Word } from '../../italian/words.ts'
import type { Interval } from '../../slots/number-slot.ts'
import { countedByRoom, piecesAt } from './located.ts'
import { countedSizes, singleOpenings } from './openings.ts'
import { withoutTotal } from './total.ts'

/** Reads the value of a number question from a message; null if it has none. */
export type Reader = (utterance: Utterance, asked: boolean) => Interval | null

/** Maximum distance between a number and the noun that it counts, in words. */
const reach = 3

const between = new Set(': sono son so sn saranno fanno circa ne ho abbiamo in tutto totale da di'.split(' '))

/** Matches adjectives of the counted thing: 'porte interne bianche 6'. */
const kind = /^(?:intern|estern|nuov|vecchi|bianc|legno|laminat|laccat|blindat|pvc|allumini|normal|standard)/

/** Matches units of what is no counted thing. */
const countsOther =
  /^(?:ann[io]|mes[ei]|giorn[io]|settiman[ae]|or[ae]|minuti|person[ae]|figli|bimb[ie]|bambin[ie]|ragazz[ie]|nipot(?:i|ini)|gemelli|neonati|adulti|anziani|coinquilini|ospiti|grad[io]|volt[ae]|km|chilometri|litri|percento)$/

const infinitive = /[aei]r(?:e|ne)$/

function textAt(words: readonly Word[], at: number): string {
  return words[at]?.text ?? ''
}

/** Whether a word begins with one of the stems. */
export function startsWithAny(text: string, stems: readonly string[]): boolean {
  return stems.some((stem) => text.startsWith(stem))
}

/** Returns the stem of the noun that a number counts; null if no stem fits. */
function stemAfter({ words }: Utterance, { from, to }: Quantity, stems: readonly string[]): string | null {
  for (let at = from + 1; at < to + reach; at += 1) {
    const word = words[at]
    // '5 o 6 tegole' is one quantity, so skip its second figure.
    if (word?.kind === 'figure' && at < to) continue
    if (word?.kind !== 'word' || (word.text === 'e' && at >= to)) return null
    // 'due ante che scorrono' belong to one window.
    if (/^ant[ae]$/.test(word.text)) return null
    const stem = stems.find((one) => word.text.startsWith(one))
    if (stem !== undefined) return stem
  }
  return null
}

/**
 * Whether a number follows the counted noun: '7' in 'zanzariere: 7', but not in 'zanzariere per 7 finestre'.
 */
function nounPrecedes({ words }: Utterance, { from, to, unit }: Quantity, stems: readonly string[]): boolean {
  // 'le porte sono 8': a noun without a question of its own
  if (unit !== null && unit !== 'other') return false
  // 'una porta di legno di 40 anni fa'
  if (countsOther.test(textAt(words, to - 1))) return false
  // 'persiane da mettere: 6 ante' counts the leaves.
  if (/^ant[ae]$/.test(textAt(words, to))) return false
  let at = from - 1
  // 'persiane da riverniciare 8'
  const isWork = (place: number): boolean =>
    infinitive.test(textAt(words, place)) && textAt(words, place - 1) === 'da'
  while (
    at > from - 1 - reach &&
    (between.has(textAt(words, at)) || kind.test(textAt(words, at)) || isWork(at))
  )
    at -= 1
  return startsWithAny(textAt(words, at), stems)
}

/**
 * Returns the counts of the newest noun if each has only an article: in 'abbiamo una porta vecchia, vorrei una
 * blindata' both nouns mean one door.
 */
function withoutOld(
  followed: readonly { readonly quantity: Quantity; readonly stem: string }[],
): readonly Quantity[] {
  const last = followed.at(-1)?.stem
  const isOneEach = followed.every(({ quantity: { article } }) => article)
  const meant = isOneEach ? followed.filter(({ stem }) => stem === last) : followed
  return meant.map(({ quantity }) => quantity)
}

function isInside({ sides }: Utterance, { from, to }: Quantity): boolean {
  return sides.some((pair) => from >= pair.from && to <= pair.to)
}

function sum(quantities: readonly Quantity[]): Interval | null {
  if (quantities.length === 0) return null
  return {
    low: quantities.reduce((total, { low }) => total + low, 0),
    high: quantities.reduce((total, { high }) => total + high, 0),
  }
}

const wishing = /^(?:vorrei|vorremmo|voglio|vogliamo|serv\p{L}*|occorr\p{L}*|mancano)$/u

/** Whether a number refers back to a noun by 'ne': 'ne vorrei isolare 6', 'da isolarne 6'. */
export function isOfThem(words: readonly Word[], { from }: Quantity): boolean {
  const before = textAt(words, from - 1)
  if (wishing.test(before) && textAt(words, from - 2) === 'ne') return true
  if (!infinitive.test(before)) return false
  return before.endsWith('ne') || [2, 3, 4].some((back) => textAt(words, from - back) === 'ne')
}

/**
 * Returns the only number of a message that names the counted thing: 'tapparelle rotte, 3 da cambiare',
 * 'vetri: sono due'.
 */
function looseCount(
  { words }: Utterance,
  said: readonly Quantity[],
  stems: readonly string[],
): Quantity | undefined {
  const [only, ...more] = said.filter(({ unit }) => unit === null)
  if (!only || more.length > 0 || !words.some(({ text }) => startsWithAny(text, stems))) return undefined
  const opens = /^(?:sono|saranno|ne|ho|abbiamo)$/.test(textAt(words, only.from - 1)) || isOfThem(words, only)
  const isAlone = words[only.from - 1]?.kind === 'mark' && (words[only.to]?.kind ?? 'mark') === 'mark'
  return opens || isAlone || /^(?:da|in|pezzi)$/.test(textAt(words, only.to)) ? only : undefined
}

/**
 * Makes a reader of a count: '7 zanzariere', 'zanzariere: 7', 'una porta blindata'.
 *
 * @param stems beginnings of the counted nouns, separated by '|'
 */
export function counted(stems: string): Reader {
  const list = stems.split('|')
  return (utterance, asked) => {
    // '12 metri di pluviale' is a length and not a count.
    const free = utterance.quantities.filter(
      (quantity) => quantity.unit !== 'metre' && !isInside(utterance, quantity),
    )
    const followed = withoutOld(
      free.flatMap((quantity) => {
        const stem = stemAfter(utterance, quantity, list)
        return stem === null ? [] : [{ quantity, stem }]
      }),
    )
    const [first] = followed
    if (first) {
      // 'mi mancano le prese: ne vorrei quattro, e anche un punto luce' asks for 5.
      const ofThem = free.filter(
        (one) => one.unit === null && !one.article && one.to <= first.from && isOfThem(utterance.words, one),
      )
      return sum([...ofThem, ...followed, ...inFurtherRooms(free, utterance.words, first)])
    }
    const isNamed = utterance.words.some(({ text }) => startsWithAny(text, list))
    const sizes = isNamed ? countedSizes(utterance) : []
    if (sizes.length > 0) return sum(sizes)
    const byRoom = isNamed || asked ? countedByRoom(utterance) : null
    if (byRoom) return byRoom
    const said = free.filter(({ article }) => !article)
    const before = said.find((quantity) => nounPrecedes(utterance, quantity, list))
    const loose = before ?? looseCount(utterance, said, list)
    return loose ? { low: loose.low, high: loose.high } : null
  }
}

/** Whether a number without a noun counts pieces at a place: 'due' in 'due in salotto'. */
export function isPlacedCount(free: readonly Quantity[], words: readonly Word[], one: Quantity): boolean {
  return one.unit === null && !one.ordinal && piecesAt({ quantities: free, words }, one) !== null
}

/** Returns further numbers without a noun, each with another room: 'una presa in cucina, due in salotto'. */
export function inFurtherRooms(
  free: readonly Quantity[],
  words: readonly Word[],
  first: Quantity,
): readonly Quantity[] {
  const further = free.filter((one) => one.from > first.to && isPlacedCount(free, words, one))
  // '4 prese in più (2 in sala, 2 in camera)' and '4 prese, 2 in sala e 2 in camera' only locate the 4
  // points.
  const [next, another] = further
  const isDivided =
    another !== undefined ||
    words.slice(first.to, next?.from).some(({ text }) => text === '(' || text === ':')
  const isWhole = further.reduce((all, { low }) => all + low, 0) === first.low
  return isDivided && isWhole && !isListOfRooms(words, first, further) ? [] : further
}

const ofOne =
  /^(?:il|lo|la|l|uno?|una|del|dello|della|dell|al|allo|alla|all|nel|nella|nell|sul|sulla|que(?:l|llo|lla)|nuov[ao]|vecchi[ao]|mi[ao])$/

/** Whether a thing is one: after a singular article, or in the singular at the start of a clause: 'cancello da riverniciare'. */
function isOneAt(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  const isStart = before === undefined || before.kind === 'mark'
  return isStart ? /[^i][oa]$/.test(textAt(words, at)) : ofOne.test(before.text)
}

/**
 * One thing that a message names with its article and never in the plural: 'la zanzariera della camera', 'il velux'.
 *
 * @param stems what is counted, by the beginning of the word, separated by '|'
 */
export function single(stems: string): Reader {
  const list = stems.split('|')
  return (utterance) => {
    const { words, quantities, sides } = utterance
    const named = words.flatMap(({ text }, at) =>
      startsWithAny(text, list) ? [{ text, isOne: isOneAt(words, at) }] : [],
    )
    const singular = new Set(named.filter(({ isOne }) => isOne).map(({ text }) => text))
    const isCounted = quantities.some((one) => !one.article && one.unit === null && !isInside(utterance, one))
    // 'velux da sostituire 78x118': a foreign noun with one size
    const isForeign = sides.length === 1 && named.length === 1 && /[^aeiou]$/.test(named[0]?.text ?? '')
    const isOne =
      isForeign || (singular.size > 0 && named.every(({ text }) => singular.has(text) || /[^i]a$/.test(text)))
    return isOne && !isCounted ? { low: 1, high: 1 } : null
  }
}

/** Combines readers. The result is the first one that is not null. */
export function firstOf(...readers: readonly Reader[]): Reader {
  return (utterance, asked) => {
    for (const read of readers) {
      const interval = read(utterance, asked)
      if (interval) return interval
    }
    return null
  }
}

/** 'una zanzariera per una portafinestra': the word before the thing that gets something. */
const receiving = /^(?:per|ad|alla|su)$/
const openingNoun = /^(?:finestr|portefinestr|portafinestr|balcon)/
const placing = /^(?:alle|alla|ai|al|per|sulle|sui|nelle)$/

/** Whether openings that get something follow an index: 'alle finestre', 'per le portefinestre'. */
const isPlaced = (words: readonly Word[], at: number): boolean =>
  placing.test(textAt(words, at)) && [1, 2].some((ahead) => openingNoun.test(textAt(words, at + ahead)))

/** Whether a bare number counts openings: 'a tutte le finestre, ne ho 8', 'e due alle portefinestre'. */
function countsOpenings(words: readonly Word[], { unit, article, ordinal, from, to }: Quantity): boolean {
  if (unit !== null || ordinal) return false
  if (isPlaced(words, to)) return true
  if (article) return false
  const verb = textAt(words, from - 1)
  const isTotal = /^(?:sono|saranno)$/.test(verb) || textAt(words, from - 2) === 'ne'
  return isTotal && words.slice(0, from).some(({ text }) => openingNoun.test(text))
}

/**
 * Counts all windows and French windows of a message if it names the thing to install on them or answers the
 * question about it: 7 for 'zanzariere per 5 finestre e 2 balconi'.
 *
 * @param stems beginnings of the nouns for the thing, separated by '|'
 */
function openingsWith(stems: string): Reader {
  const list = stems.split('|')
  const units: ReadonlySet<Quantity['unit']> = new Set(['window', 'door', 'balcony'])
  return (utterance, asked) => {
    const { quantities, words } = utterance
    if (!asked && !words.some(({ text }) => startsWithAny(text, list))) return null
    const openings = withoutTotal(quantities, words).filter(
      (one) => units.has(one.unit) || countsOpenings(words, one),
    )
    const isList = openings.some(({ article }) => !article)
    const stated = sum(
      openings.filter(
        ({ article, from }) =>
          asked ||
          !article ||
          receiving.test(textAt(words, from - 1)) ||
          (isList && [1, 2].some((back) => /^(?:e|piu|,)$/.test(textAt(words, from - back)))),
      ),
    )
    const added = singleOpenings(utterance, 'door') + singleOpenings(utterance, 'balcony')
    return stated && { low: stated.low + added, high: stated.high + added }
  }
}

/** Makes a reader that counts things for windows: by their own noun, or by the number of windows. */
export function countedOn(stems: string): Reader {
  const ofOpenings = openingsWith(stems)
  // '5 alle finestre e una alla portafinestra' names the openings of each number.
  const ofEach: Reader = (utterance, asked) => {
    const { words, quantities } = utterance
    const placed = quantities.filter(({ unit, to }) => unit === null && isPlaced(words, to))
    return placed.length > 1 ? ofOpenings(utterance, asked) : null
  }
  return firstOf(ofEach, counted(stems), ofOpenings)
}
