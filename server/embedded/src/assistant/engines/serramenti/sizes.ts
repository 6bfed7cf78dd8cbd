import { enclosedArea, type Sides } from '../../italian/numbers/dimensions.ts'
import type { Quantity } from '../../italian/numbers/quantities.ts'
import { unitAt } from '../../italian/numbers/units.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { startsWithAny } from '../readers/counted.ts'

/** Maximum length of a side of a window in metres. */
const longestSide = 6
/** From this height in metres an opening is a French window. */
const doorHeight = 1.9

/** Windows of the same size: 'tre finestre 90x120'. */
export interface SizedWindows {
  readonly kind: 'window' | 'door' | 'sliding'
  /** Null if the message gives a size without a number. */
  readonly count: number | null
  /** Whether the size applies to one window among others: 'quella del bagno è 60x100'. */
  readonly isOneOf: boolean
  /** The area of one window in m². */
  readonly area: number
}

const slidingStems = ['scorr', 'alzant', 'vetrat', 'vetron']
const doorStems = ['portafin', 'portefin', 'balcon']
const openings: ReadonlySet<Quantity['unit']> = new Set(['window', 'door', 'balcony'])
const countable: ReadonlySet<Quantity['unit']> = openings.union(new Set([null]))

function longerSide({ a, b, unit }: Sides): number {
  const larger = Math.max(a, b)
  if (unit === 'metre') return larger
  if (unit === 'centimetre') return larger / 100
  if (unit === 'millimetre') return larger / 1000
  return larger <= longestSide ? larger : larger / (larger > longestSide * 100 ? 1000 : 100)
}

function isCount({ low, high, unit, from, to }: Quantity, sides: readonly Sides[]): boolean {
  const isSide = sides.some((pair) => from >= pair.from && to <= pair.to)
  return !isSide && low === high && Number.isInteger(low) && low > 0 && low <= 200 && countable.has(unit)
}

/** Maximum distance in words of a count after its size: '3 pezzi' after '120x140'. */
const countAfter = 2

function textBetween({ words }: Utterance, from: number, to: number): readonly string[] {
  return words.slice(from, to).map(({ text }) => text)
}

const denyingBefore = /^(?:non|nessun[oa]?|senza|niente|zero|0)$/
const denyingAfter = /^(?:no|nessun[oa]?|niente|zero|0)$/

/** Returns the words for sliding windows, with whether each is denied: 'non scorrevoli', 'scorrevoli nessuna'. */
export function slidingWords(texts: readonly string[]): readonly { readonly denied: boolean }[] {
  return texts.flatMap((text, at) =>
    startsWithAny(text, slidingStems)
      ? [{ denied: denyingBefore.test(texts[at - 1] ?? '') || denyingAfter.test(texts[at + 1] ?? '') }]
      : [],
  )
}

/** Whether a text names a French window. */
const namesDoor = (near: readonly string[]): boolean =>
  near.some((text) => startsWithAny(text, doorStems)) || near.join(' ').includes('porta finestra')

function kindOf(near: readonly string[], sides: Sides, unit: Quantity['unit']): SizedWindows['kind'] {
  if (slidingWords(near).some(({ denied }) => !denied)) return 'sliding'
  // '3 finestre 100x130 e la portafinestra': the noun of the count says the kind.
  const isDoor = unit === 'door' || (unit !== 'window' && namesDoor(near))
  return isDoor || longerSide(sides) >= doorHeight ? 'door' : 'window'
}

const singular = /^(?:la|una|un|l|alla|quella|quello|il)$/

/** Returns the index of the next single opening between two words: 'la portafinestra' after '3 da 100x130 e'. */
function furtherOpening({ words }: Utterance, from: number, to: number): number {
  for (let at = from + 1; at < to; at += 1)
    if (singular.test(words[at]?.text ?? '') && openings.has(unitAt(words, at + 1)?.unit ?? null)) return at
  return to
}

/** Returns all sizes of a message, with the number of windows of each size. */
export function sizedWindows(utterance: Utterance): SizedWindows[] {
  const { sides, quantities } = utterance
  // 'due ante normali, 120x120' counts leaves.
  const isOfLeaves = ({ to }: Quantity): boolean => /^ant[ae]$/.test(utterance.words[to]?.text ?? '')
  const counts = quantities.filter((quantity) => isCount(quantity, sides) && !isOfLeaves(quantity))
  let start = 0
  return sides.map((pair, index) => {
    const end = sides[index + 1]?.from ?? utterance.words.length
    const before = counts.findLast(({ from }) => from >= start && from < pair.from)
    const after = counts.find(
      ({ from, unit }) => unit !== null && from >= pair.to && from <= pair.to + countAfter,
    )
    const next = counts.find(({ from }) => from >= pair.to && from < end)
    const count = before ?? (index === sides.length - 1 || next === after ? after : undefined)
    const further = Math.min(next?.from ?? end, furtherOpening(utterance, pair.to, end))
    const near = textBetween(utterance, before?.from ?? start, further)
    const isOneOf = textBetween(utterance, before?.to ?? start, pair.from).some((text) =>
      /^quell[ao]$/.test(text),
    )
    start = count === after && after ? after.to : pair.to
    const area = enclosedArea(pair, longestSide)
    return {
      kind: kindOf(near, pair, count?.unit ?? null),
      isOneOf,
      area,
      count: isOneOf ? null : (count?.low ?? null),
    }
  })
}

const rounded = (area: number): number => Math.round(area * 100) / 100

/** Returns the mean area in m² of the windows of one kind; null if the message gives no size for it. */
export function meanArea(
  all: readonly SizedWindows[],
  kind: SizedWindows['kind'],
  least = 0,
): { readonly low: number; readonly high: number } | null {
  const of = all.filter((one) => one.kind === kind)
  const pieces = of.reduce((total, { count }) => total + (count ?? 1), 0)
  if (pieces === 0 || of.every(({ isOneOf }) => isOneOf)) return null
  const area = rounded(
    of.reduce((total, one) => total + (one.count ?? 1) * Math.max(least, one.area), 0) / pieces,
  )
  return { low: area, high: area }
}

/** Returns the number of windows of some kinds in the sizes of a message; null if there are none. */
export function countOfSizes(
  all: readonly SizedWindows[],
  kinds: readonly SizedWindows['kind'][],
): number | null {
  const of = all.filter(({ kind, count }) => kinds.includes(kind) && count !== null)
  return of.length === 0 ? null : of.reduce((total, { count }) => total + (count ?? 0), 0)
}
