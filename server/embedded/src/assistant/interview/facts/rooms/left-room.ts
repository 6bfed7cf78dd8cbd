import type { Quantity } from '../../../italian/numbers/quantities.ts'
import type { Utterance } from '../../../italian/utterance.ts'
import { roomsIn } from './added-room.ts'

/** A part of a list with its counts, and the rooms in it. */
interface Part {
  readonly from: number
  readonly to: number
  /** The index of its count; -1 if it has none. */
  readonly count: number
  readonly room: string | null
  readonly roomAt: number
}

/** Number of letters that two forms of a room share: 'camera', 'camere'. */
const roomStem = 5
const stemOf = (noun: string): string => noun.slice(0, roomStem)

const leaving = /^(?:tolg|togli|lev[aoi]|senza$|niente$|nient$|nulla$|tranne$|esclu|elimin|scart|salt)/
const leavingAlone = /^l[ae]s(?:c|s)/
const alone = /^(?:perd|star?e?$|st[ao]$|cosi$|fuori$|indietro$)/
const only = /^(?:sol[oaei]|soltanto|solamente)$/
const doing = /^(?:facc|fac|fa[rt]|fess|mett|tien|ten|lasci|prend|rest|riman|vorre|vogli)/
const preposition = /^(?:in|nel|nella|nello|nell|per|a|alla|al)$/

/** Maximum number of words before the 'no' that refuses a room: 'la camera da letto no'. */
const mostRefused = 5

/** Matches the beginning of the reason of a refusal: 'la cameretta no che l’abbiamo fatta a Natale'. */
const reason = /^(?:che|perche|siccome|quella|quello)$/

/** Whether the word at this index refuses the thing before it: 'il bagno no', 'lo studio, quello lo lasciamo'. */
function isRefused(words: Utterance['words'], at: number): boolean {
  const next = words[at + 1]
  const isEnd = (next?.kind ?? 'mark') === 'mark' || reason.test(next?.text ?? '')
  const { text = '' } = words[at] ?? {}
  const before = words[at - 1]
  // 'il soggiorno ha le pareti in cartongesso, la camera no' leaves out nothing.
  const isFirst = at > 0 && at <= mostRefused && words.slice(0, at).every(({ kind }) => kind === 'word')
  if (text === 'no') return isFirst && isEnd
  return isEnd && /^lasci(?:o|amo)$/.test(text) && /^l[oaie]$/.test(before?.text ?? '')
}

/** Whether a clause leaves out the rooms that it names: 'la camera la lascio perdere', 'senza la camera'. */
function leavesOut({ words }: Utterance): boolean {
  return words.some(({ text }, at) => {
    const next = words[at + 1]?.text ?? ''
    if (leaving.test(text) || isRefused(words, at)) return true
    if (leavingAlone.test(text)) return alone.test(next) || alone.test(words[at + 2]?.text ?? '')
    const verb = /^(?:l[aoei]?|si)$/.test(next) ? (words[at + 2]?.text ?? '') : next
    return text === 'non' && /^(?:fac|fat|tocc|mett|serv)/.test(verb)
  })
}

/** Whether a clause refuses what it names: 'la cameretta no'. */
export const refuses = ({ words }: Utterance): boolean => words.some((_, at) => isRefused(words, at))

/** Whether a clause keeps no more than the rooms that it names: 'facciamo solo soggiorno e corridoio'. */
const keepsOnly = ({ words }: Utterance): boolean =>
  words.some(({ text }) => only.test(text)) && words.some(({ text }) => doing.test(text))

/** The units of what is no thing in a room. */
const otherUnits: ReadonlySet<Quantity['unit']> = new Set([
  'area',
  'metre',
  'euro',
  'other',
  'room',
  'bathroom',
  'floor',
])
/** Above it a number is a year or a price. */
const mostThings = 100
const isCount = ({ unit, article, ordinal, high }: Quantity): boolean =>
  !article && !ordinal && !otherUnits.has(unit) && high <= mostThings

/** Returns the parts of a list between its marks and 'e'. */
function partsOf(list: Utterance): readonly Part[] {
  const { words, quantities } = list
  const counts = quantities.filter((one) => isCount(one))
  const rooms = roomsIn(list)
  const ends = words.flatMap(({ text, kind }, at) =>
    kind === 'mark' || text === 'e' || text === 'ed' || text === 'piu' ? [at] : [],
  )
  return [...ends, words.length].map((to, index): Part => {
    const from = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1
    const count = counts.find((one) => one.from >= from && one.from < to)?.from ?? -1
    const room = rooms.find(({ at }) => at >= from && at < to)
    return { from, to, count, room: room ? stemOf(room.noun) : null, roomAt: room?.at ?? -1 }
  })
}

/** Gives the parts without a room that of their neighbour: both counts in '4 prese e 2 luci in cucina' are in one room. */
function located(parts: readonly Part[]): readonly Part[] {
  const counted = parts.filter(({ count }) => count !== -1)
  const first = counted.find(({ room }) => room !== null)
  if (!first) return []
  // 'in cucina 4 prese e 2 luci' names the room first.
  const isBefore = first.roomAt < first.count
  return counted.map((part, at): Part => {
    const { from, to, count, roomAt } = part
    if (part.room !== null) return part
    const others = isBefore ? counted.slice(0, at).toReversed() : counted.slice(at + 1)
    return { from, to, count, roomAt, room: others.find(({ room }) => room !== null)?.room ?? null }
  })
}

/** Returns the index at which a part begins, without the words before it: 'vorrei aggiungere 4 prese in cucina'. */
function beginning({ words }: Utterance, { from, count, roomAt }: Part): number {
  if (roomAt === -1 || roomAt > count) return count
  let at = roomAt
  while (at > from && preposition.test(words[at - 1]?.text ?? '')) at -= 1
  return at
}

/**
 * Returns a list of counts by rooms without the rooms that a clause leaves out: 'la camera la lascio perdere', of '4 prese
 * in soggiorno e 3 in camera'. Null if it leaves out none or all.
 */
export function withoutRoom(said: Utterance, list: Utterance): string | null {
  const [isLeft, isOnly] = [leavesOut(said), keepsOnly(said)]
  // 'la camera la lascio e facciamo solo il soggiorno'
  const end = isLeft && isOnly ? said.words.findIndex(({ text }) => only.test(text)) : said.words.length
  const named = new Set(roomsIn(said).flatMap(({ noun, at }) => (at < end ? [stemOf(noun)] : [])))
  if (named.size === 0 || said.quantities.some(({ article }) => !article) || !(isLeft || isOnly)) return null
  const parts = located(partsOf(list))
  const gone = parts.filter(({ room }) => room !== null && named.has(room) === isLeft)
  const kept = parts.filter((part) => !gone.includes(part))
  const isNamed = parts.some(({ room }) => room !== null && named.has(room))
  if (gone.length === 0 || kept.length === 0 || !isNamed) return null
  const isGone = (at: number): boolean => gone.some((part) => at >= beginning(list, part) && at < part.to)
  return list.words
    .filter((_, at) => !isGone(at))
    .map(({ text }) => text)
    .join(' ')
}
