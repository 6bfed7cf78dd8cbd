import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import type { Word } from '../../italian/words.ts'
import type { Fact, Wall } from '../../slots/facts.ts'
import { found, type SlotReading } from '../../slots/slot.ts'
import { wallsOf } from './facade-area.ts'
import { toldWalls } from './told-walls.ts'
import { isOtherThing, type WallName } from './wall-names.ts'
import { wallTokens } from './wall-tokens.ts'

/** Walls that a clause names, with their number; null for all of the name. `every` is each side of the house. */
interface Meant {
  readonly name: WallName | 'every'
  readonly count: number | null
}

/** What a clause does with the walls that it names. */
type Act = 'only' | 'leave' | 'add'

const limiting = /^(?:sol[oaie]|soltanto|solamente|unicamente)$/
const leaving =
  /^(?:togli\p{L}{0,6}|tolg[oa]|tolt[oaie]|lev(?:a|o|i|iamo|ate|are)\p{L}{0,2}|lasc(?:io|ia|iamo|iate|iare|erei)\p{L}{0,2}|esclu(?:do|di|dete|diamo|de|s[oaie])|senza|niente|non|salt(?:o|a|iamo|ate)\p{L}{0,2}|evit(?:o|a|iamo|ate)|tranne|rinunci(?:o|amo)|elimin(?:o|a|iamo|ate))$/u
const adding = /^(?:anche|pure|rimett\p{L}{1,6}|aggiung\p{L}{1,6}|rimettiamo)$/u
/** Matches verbs of the work. Before the figure a clause without one may answer another question. */
const working =
  /^(?:facci(?:o|amo|a)\p{L}{0,2}|fa(?:te|i|re|rei)\p{L}{0,2}|rif(?:accio|acciamo|are|ate)|fatt[oaie]|pittur\p{L}{1,5}|ditingo|tinteggi\p{L}{1,5}|dipin\p{L}{1,5}|imbianc\p{L}{1,5}|lasc\p{L}{1,6}|togli\p{L}{0,6}|tolg[oa]|lev(?:a|o|iamo|ate)|salt(?:o|a|iamo|ate)|esclud\p{L}{1,4}|conta(?:te|re)?)$/u
/** Matches words of other things, so that the walls only tell where they are: 'l’intonaco è rovinato solo dietro'. */
const ofOther =
  /^(?:intonac|crep|muff|macchi|umid|scrost|rovinat|stacc|ponteggi|impalcat|color|tint[ae]$|pittura$|ferr[oi]$|scritt|foto)/

/** Returns the clauses of a message. */
function clausesOf({ words }: Utterance): readonly Utterance[] {
  const clauses: Word[][] = [[]]
  for (const word of words) {
    if (word.kind === 'mark' || /^(?:ma|pero|che|perche|invece)$/.test(word.text)) clauses.push([])
    else clauses.at(-1)?.push(word)
  }
  return clauses.map((clause) => readUtterance(clause.map(({ text }) => text).join(' ')))
}

function actOf({ words }: Utterance): Act | null {
  const says = (list: RegExp): boolean => words.some(({ text }) => list.test(text))
  if (says(limiting)) return 'only'
  // 'il retro no'
  if (says(leaving) || words.at(-1)?.text === 'no') return 'leave'
  return says(adding) ? 'add' : null
}

/** Returns the walls that a clause names: 'i due fianchi', 'un lato', 'il davanti'. */
const meantBy = (clause: Utterance): readonly Meant[] =>
  wallTokens(clause).flatMap((token) => {
    if (token.kind !== 'wall') return []
    const { name, count, isPlural } = token.wall
    if (count === 'every' && name === 'wall') return { name: 'every', count: null }
    return { name, count: typeof count === 'number' ? count : isPlural ? null : 1 }
  })

/** Names of walls without a place of their own: 'il lato', 'un fianco', beside a front. */
const lateral: ReadonlySet<string> = new Set(['wall', 'flank', 'left', 'right'])
const ofSize: ReadonlySet<string> = new Set(['wall', 'flank', 'long', 'short'])

/** Returns the walls that a name may mean among those told; none if it is unclear. */
function candidates(walls: readonly Wall[], name: Meant['name']): readonly Wall[] {
  if (name === 'every') return walls
  const own = walls.filter((wall) => wall.name === name)
  const hasPlaces = walls.some((wall) => wall.name === 'front' || wall.name === 'back')
  if (name === 'long' || name === 'short') {
    if (own.length > 0) return own
    const sizes = walls.filter((wall) => ofSize.has(wall.name)).map(({ size }) => size)
    const meant = name === 'long' ? Math.max(...sizes) : Math.min(...sizes)
    const isOne = sizes.every((size) => size === meant)
    return isOne ? [] : walls.filter((wall) => ofSize.has(wall.name) && wall.size === meant)
  }
  if (lateral.has(name)) {
    const sides = walls.filter((wall) => lateral.has(wall.name))
    if (name !== 'wall' && own.length > 0) return own
    if (hasPlaces) return sides
    // 'un lato', of walls that are all alike
    return walls.every(({ size }) => size === walls[0]?.size) ? walls : []
  }
  return own
}

/** Returns how many of each wall some names mean; null if a name fits none, or several of different sizes. */
function chosen(walls: readonly Wall[], meant: readonly Meant[]): ReadonlyMap<Wall, number> | null {
  const counts = new Map<Wall, number>()
  for (const { name, count } of meant) {
    const all = candidates(walls, name)
    const total = all.reduce((sum, wall) => sum + wall.count, 0)
    const isAlike = all.every(({ size }) => size === all[0]?.size)
    if (total === 0 || (count !== null && (count > total || (count < total && !isAlike)))) return null
    let left = count ?? total
    for (const wall of all) {
      const taken = Math.min(left, wall.count)
      counts.set(wall, Math.max(counts.get(wall) ?? 0, taken))
      left -= taken
    }
  }
  return counts
}

const asking: SlotReading = {
  kind: 'ask',
  words:
    'Quanto misurano i lati da fare? Scrivimi larghezza e altezza, per esempio «davanti 12 x 6», o i m² in tutto: rifaccio i conti.',
  chips: ['Non lo so'],
}

/** Returns the walls after a message left some of them out, or added some again; null if it is not clear which ones. */
function revise(walls: readonly Wall[], clauses: readonly Clause[]): readonly Wall[] | null {
  const limits = clauses.filter(({ act }) => act === 'only').flatMap(({ meant }) => meant)
  if (limits.length > 0) {
    const kept = chosen(walls, limits)
    return kept && walls.map((wall) => ({ ...wall, out: wall.count - (kept.get(wall) ?? 0) }))
  }
  let revised = walls
  for (const { act, meant } of clauses) {
    const counts = chosen(revised, meant)
    if (!counts) return null
    revised = revised.map((wall) => {
      const count = counts.get(wall) ?? 0
      const out = act === 'leave' ? Math.min(wall.count, wall.out + count) : Math.max(0, wall.out - count)
      return { ...wall, out }
    })
  }
  return revised
}

interface Clause {
  readonly act: Act
  readonly meant: readonly Meant[]
}

/** Maximum number of words of a message that only counts the walls: 'le facciate sono tre'. */
const mostCounting = 5
/** Maximum number of walls of a house that are alike. */
const mostWalls = 8

/** Returns how many walls a short message counts, without doing anything to them: 'due facciate', 'sono due lati'; null for none. */
function countedIn(utterance: Utterance): number | null {
  const words = utterance.words.filter(({ kind }) => kind !== 'mark')
  const [wall, ...more] = meantBy(utterance)
  if (wall?.name !== 'wall' || more.length > 0 || words.length > mostCounting) return null
  const figures = utterance.quantities.filter(({ article, ordinal }) => !article && !ordinal)
  const count = figures.length === 1 ? figures[0]?.low : undefined
  const isCount = count !== undefined && Number.isInteger(count) && count >= 1 && count <= mostWalls
  const isPlain = words.every(({ text, kind }) => kind === 'figure' || counting.test(text))
  return isCount && isPlain ? count : null
}
const counting =
  /^(?:le|i|sono|ce|ne|abbiamo|solo|facciat[ae]|lat[oi]|paret[ei]|mur[oi]|un[oa]?|due|tre|quattro|cinque|sei|sette|otto)$/

/** Returns the known walls with their number, if all are alike and a message counts them; otherwise null. */
function recounted(utterance: Utterance, walls: readonly Wall[]): readonly Wall[] | null {
  const [wall, ...more] = walls
  const count = wall?.name === 'wall' && more.length === 0 ? countedIn(utterance) : null
  return wall === undefined || count === null || count === wall.count ? null : [{ ...wall, count, out: 0 }]
}

/**
 * Reads which walls of a facade a customer leaves out or adds again: 'il retro lo lascio stare', 'solo davanti e lato', 'togli un
 * fianco'. Asks for the size if the walls were not told side by side. Null for a message that leaves out no wall.
 *
 * @param isLater whether the estimate was shown. Before, the clause needs a verb of the work: 'solo dietro' may tell where the
 * plaster is damaged
 */
export function revisedWalls(utterance: Utterance, known: Fact, isLater: boolean): SlotReading {
  if (known.kind !== 'number' || toldWalls(utterance)) return null
  if (utterance.quantities.some(({ unit }) => unit === 'area')) return null
  const all = known.walls && recounted(utterance, known.walls)
  if (all) return withWalls(known, all)
  const clauses = clausesOf(utterance).flatMap((clause): Clause[] => {
    const act = actOf(clause)
    const meant = act === null ? [] : meantBy(clause)
    const isOfWork = isLater || clause.words.some(({ text }) => working.test(text))
    const isOfOther = clause.words.some(({ text }) => ofOther.test(text) || isOtherThing(text))
    return act === null || meant.length === 0 || !isOfWork || isOfOther ? [] : [{ act, meant }]
  })
  if (clauses.length === 0) return null
  const isAdding = clauses.every(({ act }) => act === 'add')
  const isPlain = clauses.every(({ meant }) => meant.every(({ name }) => name === 'wall'))
  const walls = known.walls ? revise(known.walls, clauses) : null
  // 'anche la facciata' may add a job, and 'solo la facciata' may leave another one out.
  if (!walls) return isAdding || isPlain ? null : asking
  const done = walls.filter((wall) => wall.out < wall.count)
  const isSame = walls.every(({ out }, at) => out === known.walls?.[at]?.out)
  return isSame || done.length === 0 ? null : withWalls(known, walls)
}

/** Returns the wall area for the walls that are done. */
function withWalls({ house }: Fact & { readonly kind: 'number' }, walls: readonly Wall[]): SlotReading {
  const size = walls.reduce((sum, wall) => sum + wall.size * (wall.count - wall.out), 0)
  const area = house ? wallsOf({ ...house, size }) : { low: size, high: size }
  return found({ kind: 'number', ...area, walls })
}
