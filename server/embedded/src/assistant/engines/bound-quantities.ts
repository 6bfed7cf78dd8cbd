import { ofMeasure, saysExtent } from '../italian/numbers/bound-nouns.ts'
import type { Quantity } from '../italian/numbers/quantities.ts'
import type { Utterance } from '../italian/utterance.ts'
import type { Interval } from '../slots/number-slot.ts'
import type { Slot } from '../slots/slot.ts'

const links = new Set(
  'di de d da del dello della dei degli delle dell a al alla ai alle il lo la i gli le l in nel nella sul sulla su per circa quasi un una uno e sono saranno fa fanno ho abbiamo : ( tipo totali totale tutto tot piu meno vecchie vecchi vecchia vecchio nuove nuovi nuova nuovo grandi grande piccole piccoli piccola piccolo altre altri doppie doppi belle bei'.split(
    ' ',
  ),
)

/** Maximum distance between a number and its noun, in words. */
const reach = 4

function begins(text: string | undefined, starts: readonly string[]): boolean {
  return text !== undefined && starts.some((start) => text.startsWith(start))
}

const home = /^(?:casa|appartament|alloggi|monoloc|bilo|trilo|quadriloc|villett|mansard)/
const of = new Set('di d dei delle degli del della'.split(' '))

const homeLinks = new Set('di da che e sono saranno circa misura fa sui quasi'.split(' '))

/**
 * Whether an area follows the word for a home: 'un bilocale 55 mq muri e soffitti', 'l’appartamento che è 65
 * mq'.
 */
function followsHome(words: Utterance['words'], from: number): boolean {
  let at = from - 1
  while (at > from - reach && homeLinks.has(words[at]?.text ?? '')) at -= 1
  return home.test(words[at]?.text ?? '')
}

/**
 * Whether a quantity belongs to one of the nouns that begin with `starts`: '6 mq di muffa', 'muffa su 6 mq',
 * '4 persiane'.
 */
export function isBoundTo(
  { words }: Utterance,
  { from, to }: Pick<Quantity, 'from' | 'to'>,
  starts: readonly string[],
): boolean {
  if (begins(words[to - 1]?.text, starts)) return true
  const isOfHome = !of.has(words[to]?.text ?? '') && (followsHome(words, from) || saysExtent(words, to))
  for (let at = to; at < (isOfHome ? to : to + reach); at += 1) {
    if (begins(words[at]?.text, starts)) return true
    const text = words[at]?.text ?? ''
    // '140 mq netti di parete'
    if ((!links.has(text) && !ofMeasure.test(text)) || text === 'e') break
  }
  for (let at = from - 1; at >= from - reach; at -= 1) {
    if (begins(words[at]?.text, starts)) return true
    if (!links.has(words[at]?.text ?? '')) break
  }
  return false
}

/** Returns the sum of all counts of these nouns: 4 for '3 porte e una portafinestra'. */
export function countOf(utterance: Utterance, starts: readonly string[]): Interval | null {
  const counts = utterance.quantities.filter(({ to, unit, low }) => {
    if (unit === 'area' || unit === 'metre' || unit === 'euro' || low <= 0) return false
    for (let at = to - 1; at < to + 2; at += 1) {
      if (begins(utterance.words[at]?.text, starts)) return true
      if (at >= to && !links.has(utterance.words[at]?.text ?? '')) return false
    }
    return false
  })
  if (counts.length === 0) return null
  return {
    low: counts.reduce((sum, { low }) => sum + low, 0),
    high: counts.reduce((sum, { high }) => sum + high, 0),
  }
}

/**
 * Returns a message without the quantities and pairs of sides that belong to the nouns that begin with
 * `starts`.
 */
export function withoutQuantitiesOf(utterance: Utterance, starts: readonly string[]): Utterance {
  return {
    ...utterance,
    quantities: utterance.quantities.filter((quantity) => !isBoundTo(utterance, quantity, starts)),
    sides: utterance.sides.filter((pair) => !isBoundTo(utterance, pair, starts)),
  }
}

/** Beginnings of the nouns for flats and other homes, of which a job may include several of the same size. */
const flatNouns = ['appartament', 'alloggi', 'bilocali', 'trilocali', 'villette']

const owning = /^(?:ho|abbiamo|possiedo|possediamo|gestisco|gestiamo|affitto|affittiamo|amministro)$/
/** Matches one of several things that the work is about: 'si è liberato quello di Padova', 'devo imbiancarne uno'. */
const singledOut =
  /(?<!\p{L})(?:quello (?:di|a|al|in|che|vuoto|libero|sfitto)|(?:solo|soltanto) un[oa]|un[oa] sol[oa]|\p{L}{2,14}rne un[oa])(?!\p{L})/iu
const otherOnes = /^altr[oaie]$/

/**
 * Returns the number of flats to be worked on; null if a message names none, or if the customer owns several and speaks of
 * one: 'ho 5 appartamenti, si è liberato quello di Padova'.
 */
export function countedFlats(utterance: Utterance): Interval | null {
  const flats = countOf(utterance, flatNouns)
  const { words, raw } = utterance
  const isOwned = words.some(({ text }) => owning.test(text))
  const isOfOne = isOwned && singledOut.test(raw) && !words.some(({ text }) => otherOnes.test(text))
  return isOfOne ? null : flats
}

const totals = ['tutto', 'total', 'complessiv']

/**
 * Makes a size slot read the size of one of several flats: 80 for '3 appartamenti da 80 mq l’uno' and for
 * '240 mq in tutto'.
 */
export function perFlat(slot: Slot): Slot {
  return {
    ...slot,
    read: (utterance, asked) => {
      const reading = slot.read(utterance, asked)
      const flats = countedFlats(utterance)
      if (reading?.kind !== 'fact' || reading.fact.kind !== 'number' || !flats || flats.low < 2)
        return reading
      const { low, high } = reading.fact
      const isStated = utterance.quantities.some(
        (quantity) => quantity.unit === 'area' && quantity.low === low,
      )
      const isTotal = utterance.content.some((word) => begins(word, totals))
      if (isStated && !isTotal) return reading
      const share = (value: number): number => Math.round((value / flats.low) * 10) / 10
      return { kind: 'fact', fact: { kind: 'number', low: share(low), high: share(high) } }
    },
  }
}

/** Returns the only area of a message; null if it belongs to a noun that begins with one of `others`. */
export function onlyAreaBut(utterance: Utterance, others: readonly string[]): Interval | null {
  const [area, ...more] = utterance.quantities.filter(({ unit, article }) => unit === 'area' && !article)
  if (!area || more.length > 0 || isBoundTo(utterance, area, others)) return null
  return { low: area.low, high: area.high }
}

/**
 * Returns the only area of a message, which is then the main size of the job; null if there are none or
 * several.
 */
export function onlyArea({ quantities }: Utterance): Interval | null {
  const areas = quantities.filter(({ unit }) => unit === 'area')
  const [area] = areas
  return area && areas.length === 1 ? { low: area.low, high: area.high } : null
}
