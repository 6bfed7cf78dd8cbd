import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import type { Interval } from '../../slots/number-slot.ts'
import { isHeightName, type WallFigure, wallFigures } from './wall-figures.ts'
import { isOtherThing, type NamedWall, type WallName } from './wall-names.ts'
import { type WallToken, wallTokens } from './wall-tokens.ts'

/** Walls of one size that a message tells: 'i due fianchi 9 metri'. */
export interface ToldWall {
  readonly name: WallName
  readonly count: number
  /** The length of each in metres, or the area in m² if `isArea`. */
  readonly size: Interval
  readonly isArea: boolean
  /** The height in metres; null if the message tells none for these walls alone. */
  readonly height: Interval | null
}

/** The walls of a message, and the height of the house in metres; null if it tells none. */
export interface ToldWalls {
  readonly walls: readonly ToldWall[]
  readonly height: Interval | null
}

/** A size of walls with its own height: 'larga 12 alta 7'. */
interface Size {
  readonly figure: WallFigure
  height: Interval | null
}

/** Walls of one name, with their sizes. */
interface Group {
  readonly wall: NamedWall
  readonly sizes: Size[]
  /** The number of names that share the size: 2 in 'davanti e dietro sono 150 mq'. */
  readonly shares: number
}

/** What was read of a message up to a token. */
interface Draft {
  readonly groups: Group[]
  /** The heights that stand apart from a size. */
  readonly heights: Interval[]
  /** The sizes without a name: '12+9+12+9 per 6', 'una 12x6 e una 8x6'. */
  readonly sum: Group
  /** The named walls without a size so far. */
  open: NamedWall[]
  /** The number of walls before a size: 'due da 9'. */
  count: number | null
  /** A size whose walls may follow: '12 metri davanti'. */
  pending: WallFigure | null
  /** The group of the last size, while only joints follow: a further size is one of its list. */
  listed: Group | null
  /** The size of the name just read after it: 'e dietro' shares that of '12 metri davanti'. */
  shared: WallFigure | null
  /** The sizes of the last token, to which a height right after it belongs. */
  last: Size[]
  between: 'joint' | 'comma' | 'none'
}

const unnamed: NamedWall = { name: 'wall', isPlural: false, count: null, isPronoun: true, to: 0 }

const scaled = ({ low, high }: Interval, by: number): Interval => ({ low: low * by, high: high * by })

function add(draft: Draft, wall: NamedWall, figure: WallFigure, shares = 1): void {
  const size: Size = { figure, height: figure.height }
  const group: Group = { wall, sizes: [size], shares }
  draft.last.push(size)
  draft.listed = wall.isPlural ? group : null
  draft.groups.push(group)
}

/** Keeps a size that no name has taken, if it has a height or is part of a sum. */
function keepPending(draft: Draft, isSum: boolean): void {
  const { pending, sum } = draft
  draft.pending = null
  if (!pending || (pending.height === null && !isSum)) return
  sum.sizes.push({ figure: pending, height: pending.height })
  if (isSum) draft.listed = sum
}

function takeWall(draft: Draft, wall: NamedWall, next: WallToken | undefined): void {
  const { pending, shared, between, open } = draft
  draft.last = []
  if (pending) {
    add(draft, wall, pending)
    draft.shared = pending
    draft.pending = null
  } else if (shared && between === 'joint' && next?.kind !== 'size' && next?.kind !== 'link') {
    add(draft, wall, shared)
  } else {
    // 'tutti e quattro i lati: fronte e retro'
    const isReplaced = between !== 'joint' && open.every(({ name }) => name === 'wall')
    draft.open = isReplaced ? [wall] : [...open, wall]
    draft.listed = draft.shared = null
  }
  draft.between = 'none'
}

function takeSize(draft: Draft, figure: WallFigure, isBeforeName: boolean): void {
  const { count, open, listed } = draft
  draft.last = []
  if (count !== null) add(draft, { ...unnamed, count }, figure)
  else if (open.length > 0) for (const wall of open) add(draft, wall, figure, open.length)
  else if (listed && !isBeforeName) {
    const size: Size = { figure, height: figure.height }
    listed.sizes.push(size)
    draft.last = [size]
  } else if (figure.isEvery) add(draft, unnamed, figure)
  else {
    keepPending(draft, false)
    draft.pending = figure
  }
  draft.open = []
  draft.count = draft.shared = null
  draft.between = 'none'
}

function takeHeight({ last, between, heights }: Draft, { size }: WallFigure): void {
  if (last.length === 0 || between !== 'none') heights.push(size)
  else for (const one of last) one.height ??= size
}

function takeCount(draft: Draft, count: number): void {
  const [only] = draft.open
  const isNamed = only !== undefined && only.name !== 'wall'
  if (isNamed) draft.open = [{ ...only, count }]
  else draft.count = count
}

/** Gives the size of the walls before to the open ones, or to those that follow: 'dietro uguale', 'lo stesso dietro'. */
function repeatSize(draft: Draft): void {
  const before = draft.groups.at(-1)?.sizes.at(-1)
  if (!before) return
  const figure = { ...before.figure, height: before.height }
  if (draft.open.length === 0) draft.pending = figure
  for (const wall of draft.open) add(draft, wall, figure)
  draft.open = []
}

/** Whether walls are named right after a size: '9 metri i fianchi'. */
function isNamedNext(tokens: readonly WallToken[], at: number): boolean {
  const next = tokens.slice(at + 1).find((token) => token.kind !== 'link' || !token.places)
  return next?.kind === 'wall'
}

/** Takes the token at an index. */
function takeToken(draft: Draft, token: WallToken, at: number, tokens: readonly WallToken[]): void {
  switch (token.kind) {
    case 'wall':
      return takeWall(draft, token.wall, tokens[at + 1])
    case 'size':
      return takeSize(draft, token.figure, isNamedNext(tokens, at))
    case 'height':
      return takeHeight(draft, token.figure)
    case 'count':
      return takeCount(draft, token.count)
    case 'same':
      return repeatSize(draft)
    case 'link':
      if (!token.places) keepPending(draft, false)
      return
    case 'comma':
      keepPending(draft, false)
      if (draft.between === 'none') draft.between = 'comma'
      draft.shared = null
      return
    case 'joint':
    case 'plus':
      keepPending(draft, token.kind === 'plus')
      draft.between = 'joint'
      return
    case 'stop':
      keepPending(draft, false)
      draft.open = []
      draft.last = []
      draft.count = draft.listed = draft.shared = null
  }
}

/** Reads the tokens from left to right. A size belongs to the names before it, otherwise to the name right after it. */
function readTokens(tokens: readonly WallToken[]): Pick<Draft, 'groups' | 'heights' | 'sum'> {
  const draft: Draft = {
    groups: [],
    heights: [],
    sum: { wall: unnamed, sizes: [], shares: 1 },
    open: [],
    count: null,
    pending: null,
    listed: null,
    shared: null,
    last: [],
    between: 'none',
  }
  for (const [at, token] of tokens.entries()) takeToken(draft, token, at, tokens)
  keepPending(draft, false)
  return draft
}

/** Returns the number of walls that a name tells: 2 for 'i fianchi', 4 for 'ogni lato' of the house. */
function numberOf({ wall, sizes }: Group, isOnly: boolean): number {
  if (typeof wall.count === 'number') return wall.count
  const isMeasured = sizes.every(({ figure }) => figure.height === null && figure.kind !== 'area')
  const isOfHouse =
    wall.count === 'every' ||
    sizes.some(({ figure }) => figure.isEvery) ||
    (wall.name === 'wall' && wall.isPlural && isMeasured)
  if (isOfHouse) return isOnly && sizes.length < 3 ? 4 : 2
  return wall.isPlural && /^(?:flank|long|short)$/.test(wall.name) ? 2 : 1
}

/** Returns the walls whose sizes a message tells; null if it tells none: 'davanti 12, i due fianchi 9, alta 7'. */
export function toldWalls(utterance: Utterance): ToldWalls | null {
  const { groups, heights, sum } = readTokens(wallTokens(utterance))
  const all = sum.sizes.length > 1 || groups.length > 0 ? [...groups, sum] : groups
  const filled = all.filter(({ sizes }) => sizes.length > 0)
  const walls = filled.flatMap((group) => {
    const many = numberOf(group, filled.length === 1)
    const count = many % group.sizes.length === 0 ? many / group.sizes.length : 1
    return group.sizes.map(({ figure: { kind, size, isTogether }, height }): ToldWall => ({
      name: group.wall.name,
      count,
      size: isTogether ? scaled(size, 1 / (count * group.shares)) : size,
      isArea: kind === 'area',
      height,
    }))
  })
  return walls.length === 0 ? null : { walls, height: heights.at(-1) ?? null }
}

/** Matches words before the length of a side. */
const lengthName = /^(?:larg(?:[oa]|h[ie]|hezza)|lung(?:[oa]|h[ie]|hezza)|profond[oaie]|per|x)$/

/**
 * Returns a message without the figures that measure the house: they answer no question about its storeys, sills or
 * balconies. 'due lati 12 e due 9, alta 6 metri' tells no metres of balcony edges.
 */
export function withoutHouse(utterance: Utterance): Utterance {
  const { words } = utterance
  const isTold = toldWalls(utterance) !== null
  const isOfOther = words.some(({ text }) => isOtherThing(text))
  const ofHouse = [...wallFigures(utterance).values()].filter(
    ({ kind, from, height }) =>
      // 'un quinto dei muri'
      !/^un[oa]?$/.test(words[from]?.text ?? '') &&
      (kind === 'height' ||
        (isTold && kind !== 'other') ||
        (!isOfOther && (height !== null || lengthName.test(words[from - 1]?.text ?? '')))),
  )
  if (ofHouse.length === 0) return utterance
  const left = words.filter(
    ({ text }, at) => !isHeightName(text) && !ofHouse.some(({ from, to }) => at >= from && at < to),
  )
  return readUtterance(left.map(({ text }) => text).join(' '))
}
