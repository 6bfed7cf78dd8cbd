import type { QuantityUnit } from '@mestieri/shared/services/interview.ts'

import type { Word } from '../words.ts'
import { bindNouns } from './bound-nouns.ts'
import { type Measured, readMeasured } from './measured.ts'
import { isThick } from './named-sizes.ts'
import { isNoQuantity } from './no-quantity.ts'
import { unitBefore } from './units.ts'

/** A number or a range of numbers, with the thing that it counts. */
export interface Quantity {
  readonly low: number
  readonly high: number
  /** Null if the message does not state it. */
  readonly unit: QuantityUnit | null
  /** Whether the message calls it approximate: 'circa 80'. */
  readonly about: boolean
  /** Whether it is only an article: 'un bagno' is a count, 'una casa' is not. */
  readonly article: boolean
  /** The open side of the range: 'più di 3' is open above. */
  readonly open: 'below' | 'above' | null
  /** Whether an open range excludes the number itself, as in 'più di 3' but not in 'almeno 3'. */
  readonly beyond: boolean
  /** Whether it is an ordinal number: 'terzo piano', 'piano 3'. */
  readonly ordinal: boolean
  /** The nouns that it belongs to, the closest first: 'batteria' in 'batteria da 10 kWh'. */
  readonly nouns: readonly string[]
  /** The index of its first word, and the index after its last word including the unit. */
  readonly from: number
  readonly to: number
}

const fillers = new Set('i gli le l il lo la circa forse anche magari tipo gia'.split(' '))
const abouts = new Set(
  'circa quasi indicativamente approssimativamente suppergiu sui sugli sulle tipo'.split(' '),
)

function skipFillers(words: readonly Word[], at: number): number {
  let to = at
  while (to < at + 2 && fillers.has(words[to]?.text ?? '')) to += 1
  return to
}

function textAt(words: readonly Word[], at: number): string {
  return words[at]?.text ?? ''
}

const joins = new Set(['-', '/', 'o', 'oppure', 'massimo'])

/**
 * Returns the words that may join the two limits of a range that begins before a number; null if no range begins
 * there.
 */
function rangeOpening(words: readonly Word[], at: number): ReadonlySet<string> | null {
  let from = at
  while (from > at - 2 && fillers.has(textAt(words, from - 1))) from -= 1
  const word = textAt(words, from - 1)
  if (word === 'tra' || word === 'fra') return new Set(['e', 'ed', '-'])
  if (['da', 'dai', 'dagli', 'dalle', 'dal'].includes(word)) {
    return new Set(['a', 'ai', 'agli', 'alle', 'ad', 'fino', 'al', ...joins])
  }
  return null
}

/** Returns the upper limit of a range, or null. */
function readEnd(
  words: readonly Word[],
  first: Measured,
  opening: ReadonlySet<string> | null,
): Measured | null {
  const joint = textAt(words, first.to)
  if ((opening ?? joins).has(joint)) {
    let at = skipFillers(words, first.to + 1)
    if (['a', 'ai', 'agli', 'alle'].includes(textAt(words, at)) && joint === 'fino')
      at = skipFillers(words, at + 1)
    const end = readMeasured(words, at, { joined: false })
    if (!end || end.article || end.value <= first.value) return null
    const fits = end.unit === first.unit || first.unit === null || end.unit === null
    const isOpened = opening !== null && !joins.has(joint)
    return fits && (isOpened || end.value <= first.value * mostSpread) ? end : null
  }
  const next = first.unit === null ? readMeasured(words, first.to, { joined: false }) : null
  if (!next || next.article) return null
  // 'due tre finestre' is a range, and so are '3 4 prese' and '30 40 tegole'. '3 4 metri' may be two sides.
  const isStep = next.value === first.value + 1
  const isTens = [first, next].every(({ value }) => value % roundStep === 0 && value <= mostRound)
  if (words[first.to]?.kind === 'word') return isStep ? next : null
  const isLength = next.unit === 'metre' || next.unit === 'centimetre'
  const isCount = next.unit === null ? words[next.to]?.kind === 'word' : !isLength
  return isCount && (isStep || (isTens && next.value - first.value === roundStep)) ? next : null
}

/** Maximum factor between the limits of a range without 'tra' or 'da': '80 o 90'. */
const mostSpread = 4
/** Step and largest value of the range that two round numbers in a row name: '30 40 tegole'. */
const roundStep = 10
const mostRound = 100

/** Returns the lower limit of 'tra 3 e 4 mila' in thousands, and any other number as it is. */
function inThousands(words: readonly Word[], first: Measured): Measured {
  const isRange = joins.has(textAt(words, first.to)) || textAt(words, first.to) === 'e'
  const isShared = isRange && words[first.to + 1]?.kind === 'figure' && textAt(words, first.to + 2) === 'mila'
  return isShared && first.unit === null && first.value < 100
    ? { ...first, value: first.value * 1000 }
    : first
}

const atMost = new Set('massimo max sotto fino entro'.split(' '))
const atLeast = new Set('almeno minimo oltre sopra min'.split(' '))

interface OpenSide {
  readonly side: 'below' | 'above'
  readonly beyond: boolean
}

/** Number of words around a number that may deny it. */
const denialReach = { before: 6, after: 4 } as const
/** Matches verbs of a limit: 'non voglio spendere più di 3000', 'più di 2500 non li tiro fuori', 'oltre i 7000 non vado'. */
const limiting = /^(?:vogl|vorr|poss|riesc|super|spend|arriv|vad|vai|andi|tir|cacc|mett|pag|pens|ho$|abbiam)/
const clitic = /^(?:l[aeio]|ci|ce|ne|mi|si)$/

/** Whether a limit around a number is denied, so that 'più di' names the most and not the least. */
function isDeniedAround(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - denialReach.before), at)
  const start = before.findLastIndex(({ kind }) => kind === 'mark') + 1
  const after = words.slice(at + 1, at + 1 + denialReach.after)
  const end = after.findIndex(({ kind }) => kind === 'mark')
  const near = [...before.slice(start), ...(end === -1 ? after : after.slice(0, end))]
  return near.some(({ text }, index) => {
    if (text !== 'non') return false
    const verb = near.slice(index + 1).find((word) => !clitic.test(word.text))
    return limiting.test(verb?.text ?? '')
  })
}

/** Returns the open side of a range from the words before the number: 'meno di 50', 'oltre 100', 'non più di 90'. */
function openBefore(words: readonly Word[], at: number): OpenSide | null {
  const near = [1, 2, 3, 4].map((back) => textAt(words, at - back)).filter((text) => !fillers.has(text))
  if (near[0] === 'di' && (near[1] === 'piu' || near[1] === 'meno')) {
    const isDenied = near[2] === 'non' || isDeniedAround(words, at)
    return { side: (near[1] === 'meno') === isDenied ? 'above' : 'below', beyond: !isDenied }
  }
  const word = near.find((text) => !['a', 'ai', 'al', 'di', 'agli'].includes(text)) ?? ''
  // '3 finestre, di sopra 4 finestre' names a storey.
  if (/^(?:di|e|,) so(?:pra|tto)$/.test(`${textAt(words, at - 2)} ${textAt(words, at - 1)}`)) return null
  if (atMost.has(word)) return { side: 'below', beyond: word === 'sotto' }
  if (!atLeast.has(word)) return null
  const isBeyond = word === 'oltre' || word === 'sopra'
  return isBeyond && isDeniedAround(words, at)
    ? { side: 'below', beyond: false }
    : { side: 'above', beyond: isBeyond }
}

/**
 * Returns the open side from the words after the number: '3 o più', '100 in su', '4+'. These do not widen the range.
 */
function openAfter(words: readonly Word[], at: number): OpenSide | null {
  const next = textAt(words, at)
  const pair = `${next} ${textAt(words, at + 1)}`
  if (['o piu', 'e piu', 'in su', 'e oltre', 'o oltre', 'e passa', 'a salire'].includes(pair)) {
    return { side: 'above', beyond: false }
  }
  if (['o meno', 'in giu', 'a scendere'].includes(pair))
    return pair === 'o meno' ? null : { side: 'below', beyond: false }
  const afterSign = words[at + 1]
  return next === '+' && (afterSign === undefined || afterSign.kind === 'mark')
    ? { side: 'above', beyond: false }
    : null
}

/** The share of its value by which an open side widens a range. */
const openWidth = 0.25

/** Whether a number of floors is an ordinal: 'al 3 piano', 'piano 2'. */
// oxlint-disable-next-line max-params -- its one call names each argument
function isOrdinal(
  words: readonly Word[],
  from: number,
  to: number,
  before: number | null,
  first: Measured,
): boolean {
  if (before !== null) return textAt(words, before) === 'piano'
  if (first.unit !== 'floor' || first.article || textAt(words, to - 1) !== 'piano') return false
  return first.value >= 2 || textAt(words, from - 1) === 'al'
}

function isAbout(words: readonly Word[], from: number, to: number): boolean {
  const near = [textAt(words, from - 1), textAt(words, from - 2), textAt(words, to)]
  return (
    near.some((text) => abouts.has(text)) ||
    (near[0] === 'meno' && near[1] === 'o') ||
    textAt(words, to) === 'piu'
  )
}

const surface =
  /^(?:paret|mur[oi]$|paviment|piastrell|mattonell|parquet|laminat|soffitt|intonac|tett[oi]$|facciat|solai|cappott|guain|tegol|copp[oi]$|rivestiment|moquette|rasatur|terrazz[oie]|carta$|controsoffitt|cartongess|tavolat|massett)/
/** From this number on, metres of a surface are square metres. */
const leastSurface = 8

/** Whether metres measure a surface: '40 metri di parete', but not '6 metri lineari di muro'. */
function isOfSurface(words: readonly Word[], { value, unit, to }: Measured): boolean {
  if (unit !== 'metre' || value < leastSurface || !/^d(?:i|e|el|ei|elle|ella|ell)?$/.test(textAt(words, to)))
    return false
  // '12 metri di facciata per 6' tells a length.
  const isLength = textAt(words, to - 1).startsWith('linear') || /^(?:per|x)$/.test(textAt(words, to + 2))
  return surface.test(textAt(words, to + 1)) && !isLength
}

/** Words between 'anni' and an age: 'ha gli anni miei, cioè 52', 'di anni ne ha 52'. */
const beforeAge = /^(?:cioe|ossia|ho|ha|hanno|abbiamo)$/
const ageReach = 4

/** Whether a bare number is an age. */
const isAge = (words: readonly Word[], at: number): boolean =>
  beforeAge.test(textAt(words, at - 1)) &&
  words.slice(Math.max(0, at - ageReach), at - 1).some(({ text }) => text === 'anni')

/** A bare number from this value on after a room is its size in m². */
const leastRoom = 8

/**
 * Returns all quantities of a message, in order. Ranges ('tra 80 e 100', '80-100', '80 o 90') and open ranges ('oltre
 * 100') have two limits.
 *
 * @param options.slips whether typing errors in number words are tolerated, which is so only if the question asked
 * for a number
 */
export function readQuantities(
  words: readonly Word[],
  { slips = false }: { readonly slips?: boolean } = {},
): Quantity[] {
  const found: Omit<Quantity, 'nouns'>[] = []
  let at = 0
  while (at < words.length) {
    const opening = rangeOpening(words, at)
    const first = readMeasured(words, at, { joined: opening === null, slips })
    if (!first) {
      at += 1
      continue
    }
    const start = inThousands(words, first)
    const end = first.article ? null : readEnd(words, start, opening)
    if (isNoQuantity(words, at, first)) {
      // 'uno sottile da 8/10' is one thickness.
      at = end?.unit === null ? end.to : first.to
      continue
    }
    const to = end?.to ?? first.to
    const given = isOfSurface(words, end ?? first) ? 'area' : (end?.unit ?? first.unit)
    const free = found.at(-1)?.to ?? 0
    const before = given === null && !first.article ? unitBefore(words, at) : null
    // 'camere 14 e 12' states square metres and not 14 rooms.
    const isRoom = before?.unit === 'room' && first.value >= leastRoom
    // 'trial split 9+9+12' states power ratings.
    const isSize = isRoom || (before?.unit === 'split' && textAt(words, first.to) === '+')
    const label = before && before.from >= free && !isSize ? before : null
    const leading = end || first.article ? null : openBefore(words, at)
    const open = leading ?? (end || first.article ? null : openAfter(words, to))
    found.push({
      low: leading?.side === 'below' ? first.value * (1 - openWidth) : (end ? start : first).value,
      high: end?.value ?? (leading?.side === 'above' ? first.value * (1 + openWidth) : first.value),
      unit:
        given ??
        label?.unit ??
        (isAge(words, at) ? 'other' : isThick(words, at, first.value) ? 'centimetre' : null),
      about: first.about || isAbout(words, at, to),
      article: first.article,
      open: open?.side ?? null,
      beyond: open?.beyond ?? false,
      ordinal: isOrdinal(words, at, to, label?.from ?? null, first),
      from: at,
      to,
    })
    at = to
  }
  const measured = found.filter(({ article }) => !article)
  const nouns = new Map(bindNouns(words, measured).map((bound, index) => [measured[index], bound]))
  return found.map((one) => Object.assign(one, { nouns: nouns.get(one) ?? [] }))
}
