import type { Word } from '../../italian/words.ts'

/** Where a wall of a house is. `wall` is one without a place: 'un lato', 'due facciate'. */
export type WallName =
  | 'wall'
  | 'flank'
  | 'long'
  | 'short'
  | 'front'
  | 'back'
  | 'right'
  | 'left'
  | 'north'
  | 'south'
  | 'east'
  | 'west'

/** The words of each name. A later name tells more: 'lato nord', 'facciata davanti', 'i due lati lunghi'. */
const names: readonly (readonly [name: WallName, words: RegExp])[] = [
  ['wall', /^(?:lat[oi]|facciat[ae]|prospett[oi]|paret[ei]|fronti)$/],
  ['flank', /^(?:fianc(?:o|hi)|laterali?|testat[ae])$/],
  ['long', /^lung(?:[oa]|h[ie])$/],
  ['short', /^cort[oaie]$/],
  ['front', /^(?:davanti|fronte|frontale|anteriore|principale|strada|via|piazza|ingresso)$/],
  ['back', /^(?:dietro|retro|posteriore|cortile|giardino|orto|intern[oa])$/],
  ['right', /^destr[oa]$/],
  ['left', /^sinistr[oa]$/],
  ['north', /^nord$/],
  ['south', /^sud$/],
  ['east', /^est$/],
  ['west', /^ovest$/],
]

/** Matches words that are a name only after another one: 'lato strada', 'quelli corti'. */
const onlyBeside =
  /^(?:principale|strada|via|piazza|ingresso|cortile|giardino|orto|intern[oa]|lung(?:[oa]|h[ie])|cort[oaie])$/
/** Matches words in the place of a noun that was said before: 'e l’altra', 'quelli'. */
const pronoun = /^(?:altr[oa]|quell[oaie])$/
const plural = /^(?:fianchi|laterali|testate|lati|facciate|prospetti|pareti|fronti|quell[ei])$/
/** Matches words between two words of one name: 'il lato a nord', 'la facciata sul retro'. */
const within = /^(?:a|ad|di|del|della|sul|sulla|sui|verso)$/
/** The most words of a name. */
const mostWords = 5

/** Matches things outside a house that have a length of their own: 'la ringhiera davanti', 'balcone lato strada'. */
const foreign =
  /^(?:balcon|ringhier|terrazz|giardin|marciapied|recinz|cancell|tett[oi]|fald|grond|finestr|port[aeo]|garage|box$|murett|portic|scal[ae]|cornici|zoccol|frontalin|parapett|tend[ae]|pluvial|tubi|siep|pergol|tettoi)/
/** Number of words before a name in which such a thing takes it. */
const foreignReach = 3

/** Matches houses. Two sides of one are its floor plan. */
const house =
  /^(?:casa|casett|vill|palazz|edific|condomin|piant|perimetr|stabil|rustic|casal|fabbric|bifam|imped)/
/** Matches walls and their places, whose two sides are a length and a height. */
const ofWall = /^(?:facciat|lat[io]$|paret|prospett|davanti|retro)/

/** Matches words for all sides: 'ogni lato', 'tutti i lati'. */
const every = /^(?:ogni|ciascun[oa]?|per)$/
const both = /^(?:entramb[ie]|ambedue|ambo)$/

/** A name of walls in a message. */
export interface NamedWall {
  readonly name: WallName
  readonly isPlural: boolean
  /** The number of walls that its words tell; null if none. 'every' is each side of the house. */
  readonly count: number | 'every' | null
  /** Whether it only points back at a noun: 'l’altro', 'quelli lunghi'. */
  readonly isPronoun: boolean
  /** The index after its last word. */
  readonly to: number
}

const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? ''

/** Whether a word is a thing outside a house that is no wall. */
export const isOtherThing = (text: string): boolean => foreign.test(text)

/** Whether a message names a house, and whether it names a wall. */
export const namesHouse = (words: readonly Word[]): boolean => words.some(({ text }) => house.test(text))
export const namesWall = (words: readonly Word[]): boolean => words.some(({ text }) => ofWall.test(text))

/**
 * Whether the noun before two sides is a house, so that they are its floor plan: 'la facciata di una casa singola 12x9'.
 * 'la facciata della casa 12x6' states the sides of the facade.
 */
export function isFloorPlan(words: readonly Word[], at: number): boolean {
  const near = words.findLastIndex(
    ({ text, kind }, index) => index < at && kind === 'word' && (house.test(text) || ofWall.test(text)),
  )
  return house.test(textAt(words, near)) && !textAt(words, near - 1).startsWith('del')
}

/** Whether a thing that is no wall stands just before a name. */
export function isOfThing(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - foreignReach), at)
  const mark = before.findLastIndex(({ kind }) => kind === 'mark')
  return before.slice(mark + 1).some(({ text }) => isOtherThing(text))
}

const rankOf = (text: string): number => names.findIndex(([, list]) => list.test(text))

/** Whether 'lungo' is no name but tells a length: 'la facciata lunga 14'. */
const isMeasured = (words: readonly Word[], at: number): boolean =>
  textAt(words, at).startsWith('lung') &&
  (words[at + 1]?.kind === 'figure' || /^(?:circa|metri)$/.test(textAt(words, at + 1)))

/** Returns the name of walls that begins at an index: 'fianchi', 'l’altro lato', 'parete a nord'; null for other words. */
export function wallAt(words: readonly Word[], at: number): NamedWall | null {
  const first = textAt(words, at)
  // 'il lato lungo è 14 e il corto 8'
  const isLeftOut = /^(?:lung(?:o|hi)|cort[oi])$/.test(first) && /^(?:il|i)$/.test(textAt(words, at - 1))
  const isPronoun = pronoun.test(first) || isLeftOut
  if (!isPronoun && (rankOf(first) === -1 || onlyBeside.test(first))) return null
  if (isOfThing(words, at)) return null
  let [rank, to, hasNoun, isPlural] = [Math.max(0, rankOf(first)), at + 1, !isPronoun, plural.test(first)]
  for (let next = at + 1; next < at + mostWords; next += 1) {
    const text = textAt(words, next)
    // 'lato A 12 metri'
    if (/^[a-h]$/.test(text) && words[next + 1]?.kind === 'figure') to = next + 1
    const own = rankOf(text)
    if (own === -1 ? !within.test(text) : isMeasured(words, next)) break
    if (own === -1) continue
    rank = Math.max(rank, own)
    hasNoun ||= !onlyBeside.test(text)
    isPlural ||= plural.test(text)
    to = next + 1
  }
  // 'otto di fianco per parte'
  if (textAt(words, to) === 'per' && textAt(words, to + 1) === 'parte') {
    isPlural = true
    to += 2
  }
  const [before, earlier] = [textAt(words, at - 1), textAt(words, at - 2)]
  const isEvery = every.test(before) && !isPlural
  const isAll = /^tutt[ie]$/.test(earlier) && isPlural
  return {
    name: names[rank]?.[0] ?? 'wall',
    isPlural,
    count: isEvery || isAll ? 'every' : both.test(before) || both.test(earlier) ? 2 : null,
    isPronoun: !hasNoun,
    to,
  }
}
