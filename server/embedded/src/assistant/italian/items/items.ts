import { type Thing, thingOf } from '../things.ts'
import type { Utterance } from '../utterance.ts'
import type { Word } from '../words.ts'
import { isBesideWall } from './beside-things.ts'
import { type Draft, type Interval, isOfOnePiece, type Item, readEntry } from './item-entry.ts'
import { divideList, type Segment } from './item-segments.ts'

export type { Item } from './item-entry.ts'

const isBare = (one: Draft | undefined): boolean => one !== undefined && one.isHeir && !one.counted

/** Merges an entry with a separate size after it: 'rifare il bagno, 6 mq' is one bathroom. */
function withLateSizes(drafts: readonly Draft[]): Draft[] {
  const merged: Draft[] = []
  for (const [index, draft] of drafts.entries()) {
    const last = merged.at(-1)
    const isLate = last && isBare(draft) && last.thing === draft.thing && last.area === null && !draft.isTotal
    // '3 appartamenti: 80, 90 e 100 mq' states one size for each.
    if (!isLate || !draft.area || (last.count.high > 1 && isBare(drafts[index + 1]))) {
      merged.push(draft)
      continue
    }
    const isSmall = isOfOnePiece(draft.area.high, last.count.high, draft.thing)
    const isOfAll = !isSmall && last.count.high > 1 && draft.sides === null && !draft.isEach
    const share = isOfAll ? last.count.high : 1
    const area = { low: draft.area.low / share, high: draft.area.high / share }
    merged[merged.length - 1] = {
      ...last,
      area,
      sides: draft.sides,
      at: draft.at,
      words: [...last.words, ...draft.words],
    }
  }
  return merged
}

/**
 * Sets the count of the first entry to 1 if the number of sizes that follow equals its count: 'tre camere di
 * 12, 15 e 9 mq'.
 */
function withEqualParts(drafts: readonly Draft[]): Draft[] {
  // For each entry the number of entries that it forms with the bare sizes after it, counted from the end in
  // one pass.
  const rows = drafts.map(() => 0)
  let end = drafts.length
  for (const [index, draft] of [...drafts.entries()].toReversed()) {
    rows[index] = end - index
    if (!(isBare(draft) && draft.area && !draft.isTotal)) end = index
  }
  return drafts.map((draft, index) => {
    const { count, area } = draft
    if (!area || !draft.counted || count.high < 2 || count.low !== count.high) return draft
    return rows[index] === count.high ? { ...draft, count: { low: 1, high: 1 } } : draft
  })
}

const another = /^(?:altr|second|terz|piccol|grand|ulterior)/
const definite = new Set(['il', 'lo', 'la', 'l'])
const sole = new Set(['solo', 'sola', 'unico', 'unica', 'soltanto', 'solamente'])

const stating = /^(?:sara|misura|misurera|ha|fa|sarebbe|dovrebbe|viene)$/

/** Maximum number of words before the noun of an entry: 'voglio rifare il bagno'. */
const nounReach = 5

/** Returns the index of the noun of an entry after its definite article; -1 without such an article. */
function definiteNoun(words: readonly Word[], { from, noun }: Draft): number {
  return words.findIndex(
    ({ text }, at) =>
      text === noun && at >= from && at <= from + nounReach && definite.has(words[at - 1]?.text ?? ''),
  )
}

/** Whether a sentence says how the one thing of an entry is: 'il bagno è 6 mq', 'il bagno sarà 2x3'. */
function isDescribed(words: readonly Word[], draft: Draft): boolean {
  const at = definiteNoun(words, draft)
  const verb = at === -1 ? undefined : words[at + 1]
  return verb !== undefined && (stating.test(verb.text) || (verb.text === 'e' && verb.accented))
}

/**
 * Merges a repeated entry: 'rifare il bagno e la caldaia. Il bagno è 5 mq' and 'bagno da rifare, un bagno
 * solo' have one bathroom.
 */
function withoutRepeats(drafts: readonly Draft[], { words }: Utterance): Draft[] {
  const merged: Draft[] = []
  /** The index in `merged` of the last entry with each noun. A search for it would take the square of the entries. */
  const lastOf = new Map<string, number>()
  for (const draft of drafts) {
    const at = lastOf.get(draft.noun) ?? -1
    const first = merged[at]
    const isSole = draft.words.some((word) => sole.has(word))
    // 'un bagno solo, da rifare tutto: impianti, bagno, pavimenti'
    const isOnlyOne = first?.words.some((word) => sole.has(word)) === true && !draft.counted
    const isApart = first && words.slice(first.from, draft.from).some(({ text }) => '.;!?'.includes(text))
    const isAgain =
      first &&
      /[oa]$/.test(draft.noun) &&
      first.count.high === 1 &&
      draft.count.high === 1 &&
      (isSole ||
        isOnlyOne ||
        isDescribed(words, draft) ||
        (isDescribed(words, first) && definiteNoun(words, draft) !== -1) ||
        (isApart && (!draft.counted || definite.has(words[draft.from]?.text ?? '')))) &&
      (first.area === null || draft.area === null) &&
      !draft.words.some((word) => another.test(word))
    if (isAgain) merged[at] = { ...first, counted: draft.counted, ...(draft.area && sizeOf(draft)) }
    else {
      if (draft.noun !== '') lastOf.set(draft.noun, merged.length)
      merged.push(draft)
    }
  }
  return merged
}

const sizeOf = ({ area, sides, at }: Draft): Pick<Draft, 'area' | 'sides' | 'at'> => ({ area, sides, at })

/**
 * Removes the parts of an entry from its count: 'due bagni, uno 6 mq e uno 4 mq' are two bathrooms and not
 * four.
 */
function withoutParents(drafts: readonly Draft[]): readonly Item[] {
  let parent: Draft | null = null
  for (const draft of drafts) {
    const isChild: boolean =
      parent !== null &&
      parent.thing === draft.thing &&
      !draft.isTotal &&
      (draft.isHeir || draft.isPart || draft.counted)
    if (
      parent &&
      isChild &&
      draft.count.high <= parent.count.high &&
      (parent.area === null || draft.isPart)
    ) {
      parent.count = {
        low: Math.max(0, parent.count.low - draft.count.low),
        high: parent.count.high - draft.count.high,
      }
    } else if (draft.counted && draft.count.high > 1) {
      parent = draft
    }
  }
  return drafts.filter(({ count }) => count.high > 0)
}

const machines: ReadonlySet<Thing | null> = new Set(['boiler', 'plant', 'battery', 'wallbox'])

/** Whether a segment names a machine. The text after it is then not an entry of the list before it. */
function namesMachine({ words }: Utterance, { from, to }: Segment): boolean {
  return words.slice(from, to).some(({ kind, text }) => kind === 'word' && machines.has(thingOf(text)))
}

const home = new Set<Thing>(['flat', 'home', 'building'])

/**
 * Whether a bare number after one home with its size measures something else: 'appartamento di 85 metri. È da 24'
 * (the boiler).
 */
function isOfOtherThing({ quantities, words }: Utterance, draft: Draft, last: Draft | undefined): boolean {
  if (!last || !home.has(last.thing) || last.area === null || last.counted || !isBare(draft)) return false
  const isApart = words.slice(last.at, draft.at).some(({ text }) => '.;!?'.includes(text))
  return isApart && quantities.some(({ from, unit }) => from === draft.at && unit === null)
}

/** The share by which the product of two sides may differ from the area that they explain. */
const rounding = 0.06

/** Whether a figure states the size of the entry before it again: 'bagno di 4 mq (2,50 x 1,60)', '2x3, quindi 6 mq'. */
function isSameSize({ words }: Utterance, draft: Draft, last: Draft | undefined): boolean {
  if (!last?.area || !draft.area || !isBare(draft) || last.thing !== draft.thing) return false
  if ((last.sides === null) === (draft.sides === null) || words[draft.from - 1]?.text === 'e') return false
  const [one, other] = [last.area.high, draft.area.high]
  return Math.abs(one - other) <= rounding * Math.max(one, other)
}

/** Whether an entry only states the count of the one before it: 'bagno (uno)', 'bagno, ce n’è uno solo'. */
function isLateCount({ words }: Utterance, draft: Draft, last: Draft | undefined): boolean {
  if (!last || last.counted || last.thing !== draft.thing) return false
  const isBareCount = draft.isHeir || draft.words.every((word) => word === draft.noun)
  if (!isBareCount || !draft.counted || draft.area || draft.sides) return false
  return words[draft.from - 1]?.text === '(' || /^(?:ce|ne)$/.test(words[draft.from]?.text ?? '')
}

/** Whether an entry after a wall is only the second room beside it: 'la parete tra cucina e sala, 3,20 per 2,70'. */
const isOnlyBeside = ({ words }: Utterance, { thing, area, sides, from }: Draft): boolean =>
  (thing === 'room' || thing === 'bathroom') && (area === null || sides !== null) && isBesideWall(words, from)

const kept = new WeakMap<Utterance, readonly Item[]>()

/**
 * Returns the entries of the lists in a message: rooms, windows, bathrooms, flats, walls, with count and
 * size.
 *
 * @param thing the thing of an entry without a noun, if the question names one: 'uno 6 e uno 4'
 */
export function readItems(utterance: Utterance, thing: Thing | null = null): readonly Item[] {
  const seen = thing === null ? kept.get(utterance) : undefined
  if (seen) return seen
  const drafts: Draft[] = []
  const things = new Set<Thing>()
  let before = thing
  for (const segment of divideList(utterance)) {
    const draft = readEntry(utterance, segment, before)
    if (!draft) {
      if (namesMachine(utterance, segment)) before = thing
      continue
    }
    const last = drafts.at(-1)
    if (isOfOtherThing(utterance, draft, last)) continue
    if (last && isSameSize(utterance, draft, last)) {
      drafts[drafts.length - 1] = { ...last, at: Math.max(last.at, draft.at) }
      continue
    }
    if (last?.thing === 'wall' && isOnlyBeside(utterance, draft)) {
      if (draft.sides) drafts[drafts.length - 1] = { ...last, ...sizeOf(draft) }
      continue
    }
    if (last && isLateCount(utterance, draft, last)) {
      drafts[drafts.length - 1] = { ...last, count: draft.count, counted: true }
      continue
    }
    // 'tre camere e un bagno, in tutto 90 mq': a total of several things is the area of the home.
    const isMixed = draft.isTotal && draft.isHeir && things.size > Number(things.has(draft.thing))
    before = isMixed ? 'home' : draft.thing
    things.add(before)
    drafts.push({ ...draft, thing: before })
  }
  const items = withoutParents(withoutRepeats(withLateSizes(withEqualParts(drafts)), utterance))
  if (thing === null) kept.set(utterance, items)
  return items
}

/** Returns the count of a thing over all entries that name it; null if none does. */
export function countItems(items: readonly Item[], thing: Thing): Interval | null {
  const meant = items.filter((item) => item.thing === thing)
  if (meant.length === 0) return null
  return {
    low: meant.reduce((sum, { count }) => sum + count.low, 0),
    high: meant.reduce((sum, { count }) => sum + count.high, 0),
  }
}

/**
 * Returns the total area of all entries of these things in m², or the mean area of one piece; null if none
 * has a size.
 */
export function areaOfItems(
  items: readonly Item[],
  things: readonly Thing[],
  how: 'sum' | 'mean' = 'sum',
): Interval | null {
  const sized = items.flatMap(({ thing, count, area, isTotal }) =>
    area && things.includes(thing) ? [{ count, area, isTotal }] : [],
  )
  if (sized.length === 0) return null
  const total = sized.find(({ isTotal }) => isTotal)
  const all = total ? [total] : sized
  const pieces = all.reduce((sum, { count }) => sum + count.high, 0)
  const share = how === 'mean' ? Math.max(1, pieces) : 1
  const round = (value: number): number => Math.round((value / share) * 100) / 100
  return {
    low: round(all.reduce((sum, { count, area }) => sum + count.low * area.low, 0)),
    high: round(all.reduce((sum, { count, area }) => sum + count.high * area.high, 0)),
  }
}
