import type { Utterance } from '../../italian/utterance.ts'
import type { Word } from '../../italian/words.ts'
import { leastHouse, longest, type WallFigure, wallFigures } from './wall-figures.ts'
import { type NamedWall, wallAt } from './wall-names.ts'

/** A part of a message about the sizes of walls. */
export type WallToken =
  | { readonly kind: 'wall'; readonly wall: NamedWall }
  /** The number of walls without a noun, right before their size: 'due' in 'due da 9'. */
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'size' | 'height'; readonly figure: WallFigure }
  /** A word between walls and their size. `places` is whether it may stand after the size: '12 metri sul davanti'. */
  | { readonly kind: 'link'; readonly places: boolean }
  /** `same` repeats the size of the walls before, and `stop` is any other word. */
  | { readonly kind: 'same' | 'joint' | 'plus' | 'comma' | 'stop' }

/** The most walls of one size. */
const mostAlike = 8
/** The most words between a count and its walls or their size: 'due lati lunghi', 'due da 9'. */
const countReach = 3
const beforeNoun = /^(?:altr[ie]|sol[oaie]|grandi|piccol[ie])$/
const beforeSize = /^(?:da|di|per|x|lung(?:h[ie]|[oa])|cort[oaie]|larg(?:h[ie]|[oa])|altr[ie])$/

const linking =
  /^(?:e|sono|son|sara|saranno|sarebbe|misura|misurano|fa|fanno|ha|hanno|viene|vengono|ne|di|d|da|circa|sui|quasi|tipo|poco|meno|il|lo|la|l|i|gli|le|uno|una|un|larg(?:[oa]|h[ie]|hezza)|lung(?:[oa]|h[ie]|hezza)|base|metri|cort[oaie]|alt[oaie]|altezza|h|sia|che|come|anche|pure|invece|poi|sol[oaie]|unic[oa]|casa|della|del|dell|estern[ao]|inter[ao]|ognun[oa]|ciascun[oa]|cad|cadaun[oa]|tutt[ie]|uguali|liber[aeoi]|fare|rifare|per|x)$/
const placing =
  /^(?:di|d|il|lo|la|i|gli|le|l|sul|sulla|sui|del|della|nel|in|a|da|per|x|al|alla|un|uno|una|ognun[oa]|ciascun[oa])$/
const same = /^(?:ugual[ei]|idem|identic[oaie]|altrettant[oaie]|medesim[oaie]|stess[oaie])$/

const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? ''

/** Returns the first index from `at` on whose word does not match, within the reach of a count. */
function after(words: readonly Word[], at: number, list: RegExp): number {
  let to = at
  while (to < at + countReach && list.test(textAt(words, to))) to += 1
  return to
}

/** Returns the walls that a number counts: 'due fianchi', 'tutti e quattro i lati', 'un lato'; null if it counts none. */
function countedWall(words: readonly Word[], { from, to, isCount }: WallFigure): NamedWall | null {
  const isAll = textAt(words, from - 1) === 'e' && /^tutt[ie]$/.test(textAt(words, from - 2))
  const start = isAll && /^(?:i|le|gli)$/.test(textAt(words, to)) ? to + 1 : to
  const wall = wallAt(words, after(words, start, beforeNoun))
  return wall && (wall.isPlural || isCount) ? wall : null
}

/** Matches a word for a mark or a word that is no size and no name. */
function plainToken({ text, kind, accented }: Word, next: Word | undefined): WallToken {
  if (kind === 'mark') {
    if (text === '+') return { kind: 'plus' }
    return { kind: ',():-/'.includes(text) ? 'comma' : 'stop' }
  }
  if (text === 'ed' || (text === 'e' && !accented)) return { kind: 'joint' }
  if (text === 'piu') return { kind: 'plus' }
  // 'e dietro pure'
  const isToo = /^(?:pure|anche)$/.test(text) && next?.kind !== 'word' && next?.kind !== 'figure'
  if (isToo || same.test(text)) return { kind: 'same' }
  return linking.test(text) || placing.test(text)
    ? { kind: 'link', places: placing.test(text) }
    : { kind: 'stop' }
}

/** Returns the parts of a message about the sizes of walls, in its order. */
export function wallTokens(utterance: Utterance): readonly WallToken[] {
  const { words } = utterance
  const figures = wallFigures(utterance)
  const tokens: WallToken[] = []
  let hasNoun = false
  let at = 0
  const takeWall = (wall: NamedWall, count: NamedWall['count']): void => {
    tokens.push({ kind: 'wall', wall: { ...wall, count } })
    hasNoun = true
    at = wall.to
  }
  const takeFigure = (figure: WallFigure): void => {
    const { kind, size, isCount, from, to } = figure
    const isWhole =
      kind === 'bare' && size.low === size.high && Number.isInteger(size.low) && size.low <= mostAlike
    const wall = isWhole ? countedWall(words, figure) : null
    if (wall && (hasNoun || !wall.isPronoun)) {
      takeWall(wall, size.low)
      return
    }
    at = to
    const next = figures.get(after(words, to, beforeSize))
    const isBeforeSize = next && next.kind !== 'height' && next.kind !== 'other' && !next.isCount
    const isOne = !isCount || hasNoun || next?.height != null
    if (isWhole && isBeforeSize && isOne && textAt(words, from - 1) !== 'l')
      tokens.push({ kind: 'count', count: size.low })
    else if (kind === 'height') tokens.push({ kind, figure })
    else if (kind === 'other') tokens.push({ kind: 'stop' })
    else if (isCount) tokens.push({ kind: 'link', places: true })
    else {
      const isSize = kind !== 'bare' || (size.low >= leastHouse && size.high <= longest)
      tokens.push(isSize ? { kind: 'size', figure } : { kind: 'stop' })
    }
  }
  while (at < words.length) {
    const [figure, word] = [figures.get(at), words[at]]
    const wall = figure ? null : wallAt(words, at)
    if (figure) takeFigure(figure)
    else if (wall && (hasNoun || !wall.isPronoun)) takeWall(wall, wall.count)
    else {
      if (word) tokens.push(plainToken(word, words[at + 1]))
      at += 1
    }
  }
  return tokens
}
