import type { Sides } from '../numbers/dimensions.ts'
import type { Quantity } from '../numbers/quantities.ts'
import { type Thing, thingOf } from '../things.ts'
import type { Utterance } from '../utterance.ts'

/** A part of a message between two list separators, such as ',' or 'e'. */
export interface Segment {
  readonly from: number
  readonly to: number
  /** The quantities without the sides. */
  readonly quantities: readonly Quantity[]
  readonly sides: Sides | null
  /** Whether it describes a part of the entry before: 'di cui due scorrevoli'. */
  readonly isPart: boolean
}

const parting = new Set(', ; . + ( ) : ! ? - e ed piu poi con mentre invece cui'.split(' '))

/** Returns for every word the end index of the quantity or sides that contain it; 0 for other words. */
function spansOf({ words, quantities, sides }: Utterance): Int32Array {
  const ends = new Int32Array(words.length)
  for (const { from, to } of [...quantities, ...sides]) {
    for (let at = from; at < to; at += 1) ends[at] = Math.max(ends[at] ?? 0, to)
  }
  return ends
}

/** The quantities and sides of a message by the index of their first word. */
interface Starts {
  readonly quantities: ReadonlyMap<number, Quantity>
  readonly sides: ReadonlySet<number>
}

/**
 * Whether an article with its own size begins at this index: 'una 4x3,5' in 'due camere una 4x3,5 e una 3x3'.
 */
function isSizedArticle({ words }: Utterance, starts: Starts, at: number): boolean {
  if (!starts.quantities.get(at)?.article) return false
  // An adjective may follow the article: 'uno piccolino di 3 metri quadri'.
  const link = /^(?:piccol|grand|cec|larg|strett|picin)/.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1
  const isFrom = ['da', 'di'].includes(words[link]?.text ?? '')
  const next = isFrom || words[link]?.text === 'e' ? link + 1 : link
  const size = starts.quantities.get(next)
  // 'uno da 6 uno da 4': the size has no unit.
  // 'due camere una 14 e una 12'
  const isListed = words[next + 1]?.text === 'e' && starts.quantities.get(next + 2)?.article === true
  const isLast = words[at - 1]?.text === 'e' && words[at - 2]?.kind === 'figure'
  const isBareSize = (isFrom || isListed || isLast) && size?.unit === null && !size.article
  return isBareSize || starts.sides.has(next) || size?.unit === 'area'
}

/** Whether the other one of two with its own size begins at this index: 'una 4x4 l’altra 3x4'. */
function isSizedOther({ words }: Utterance, starts: Starts, at: number): boolean {
  if (!/^altr[oa]$/.test(words[at]?.text ?? '')) return false
  const next = /^(?:da|di|e)$/.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1
  return starts.sides.has(next) || starts.quantities.get(next)?.unit === 'area'
}

/**
 * Whether a counted room begins directly after the size of another thing: 'appartamento di 95 mq un bagno
 * solo'.
 */
function isNextRoom(starts: Starts, at: number, before: Quantity | undefined): boolean {
  const unit = starts.quantities.get(at)?.unit
  return (unit === 'bathroom' || unit === 'room') && before?.unit === 'area' && before.to === at
}

/** Whether another size begins directly after a size: '12 14 16', '12 10 e 6 metri'. */
function isNextFigure(
  { words }: Utterance,
  starts: Starts,
  at: number,
  before: Quantity | undefined,
): boolean {
  if (words[at]?.kind !== 'figure' || before?.to !== at || before.unit !== null) return false
  const unit = starts.quantities.get(at)?.unit
  return words[at - 1]?.kind === 'figure' && (unit === null || unit === 'area' || unit === 'metre')
}

const rooms: ReadonlySet<Thing | null> = new Set(['room', 'bathroom', 'storage'])
const pointing = new Set(['la', 'il', 'lo', 'l', 'quella', 'quello', 'una', 'un', 'uno', 'na'])

/**
 * Whether a room begins directly after the count that it belongs to: '2 stanze una camera 4x4', '3 stanze la
 * sala da 20'.
 */
function isFirstOfCount({ words }: Utterance, at: number, before: Quantity | undefined): boolean {
  if (before?.to !== at || before.high < 2 || (before.unit !== 'room' && before.unit !== 'bathroom'))
    return false
  const isPointed = pointing.has(words[at]?.text ?? '')
  if (isPointed && /^(?:piccol|grand)/.test(words[at + 1]?.text ?? '')) return true
  return rooms.has(thingOf(words[isPointed ? at + 1 : at]?.text ?? ''))
}

/** Splits a message into the entries of its lists, in order. */
export function divideList(utterance: Utterance): Segment[] {
  const { words, quantities, sides } = utterance
  const ends = spansOf(utterance)
  const starts: Starts = {
    quantities: new Map(quantities.map((one) => [one.from, one])),
    sides: new Set(sides.map((pair) => pair.from)),
  }
  const segments: Segment[] = []
  let from = 0
  let nextQuantity = 0
  let nextSides = 0
  let isPart = false
  // The start indices of the last quantity, and of the last one with several pieces, among those that end
  // before the current word.
  let ended = 0
  let lastQuantity = -1
  let lastSeveral = -1
  const passEnded = (at: number): void => {
    for (; ended < quantities.length; ended += 1) {
      const quantity = quantities[ended]
      if (!quantity || quantity.to > at) break
      lastQuantity = quantity.from
      if (quantity.high > 1) lastSeveral = quantity.from
    }
  }
  const close = (to: number): void => {
    const own: Quantity[] = []
    let size: Sides | null = null
    while (nextSides < sides.length && (sides[nextSides]?.from ?? 0) < to) {
      size ??= sides[nextSides] ?? null
      nextSides += 1
    }
    for (; nextQuantity < quantities.length; nextQuantity += 1) {
      const quantity = quantities[nextQuantity]
      if (!quantity || quantity.from >= to) break
      const isSide = size !== null && quantity.from >= size.from && quantity.from < size.to
      if (!isSide) own.push(quantity)
    }
    if (to > from) segments.push({ from, to, quantities: own, sides: size, isPart })
  }
  // The index of the first room of the current entry; -1 if there is none.
  let named = -1
  /** Whether a room begins directly after the size of another one: 'camera 4x4 salone 5x4'. */
  const isNextNamed = (at: number): boolean =>
    named !== -1 && at > named + 1 && ends[at - 1] === at && (ends[named] ?? 0) < at && isRoomAt(at)
  const isRoomAt = (at: number): boolean => words[at]?.kind === 'word' && rooms.has(thingOf(words[at].text))
  for (let at = 0; at < words.length; at += 1) {
    const text = words[at]?.text ?? ''
    passEnded(at)
    if (named < from) named = -1
    const isNext =
      (lastSeveral >= from && isSizedArticle(utterance, starts, at)) ||
      isNextRoom(starts, at, quantities[ended - 1]) ||
      isFirstOfCount(utterance, at, quantities[ended - 1]) ||
      isNextNamed(at) ||
      isSizedOther(utterance, starts, at) ||
      isNextFigure(utterance, starts, at, quantities[ended - 1])
    if (from < at && isNext) {
      close(at)
      from = at
      named = -1
    }
    if (named === -1 && isRoomAt(at)) named = at
    if (!parting.has(text) || (text === 'e' && words[at]?.accented === true)) continue
    const end = ends[at] ?? 0
    if (end > at + 1 || (end === at + 1 && at > 0 && ends[at - 1] === end)) continue
    // 'salotto: 5x6' is one entry; '3 appartamenti: uno da 80' has several.
    const isColon = text === ':' && (ends[at + 1] ?? 0) > at + 1 && lastQuantity < from
    if (isColon) continue
    close(at)
    from = at + 1
    isPart = text === 'cui'
  }
  close(words.length)
  return segments
}
