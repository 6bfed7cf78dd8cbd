import { readItems } from '../../../italian/items/items.ts'
import type { Quantity } from '../../../italian/numbers/quantities.ts'
import { splitCorrections } from '../../../italian/sentences/corrections.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import type { Word } from '../../../italian/words.ts'
import { type Facts, isSameFact } from '../../../slots/facts.ts'
import type { Slot } from '../../../slots/slot.ts'
import { bareTotal } from '../sums.ts'
import { withOtherCount, withoutCounted } from '../variants/counted-noun.ts'
import { isSize, onlySize, roomsIn } from './added-room.ts'
import { refuses, withoutRoom } from './left-room.ts'

/** An entry of a list with its figure: 'corridoio 9', 'camera di 16 mq'. */
interface Entry {
  readonly noun: string
  readonly from: number
  readonly quantity: Quantity
}

/** Words allowed between the name of an entry and its figure. */
const links = new Set('di da e sono circa misura misurano fa fanno saranno sara'.split(' '))
const mostLinks = 2
/** Minimum length of the name of an entry, in letters. */
const shortestNoun = 4
/** Maximum number of clauses that are read. A message that revises a list is short. */
const mostClauses = 16
/** Minimum number of entries of a list. With fewer, the slots read the correction themselves. */
const leastEntries = 2

/** Returns the entries of a text: names followed by a figure. */
function entriesOf({ words, quantities }: Utterance): Entry[] {
  return quantities.flatMap((quantity): Entry[] => {
    if (!isSize(quantity)) return []
    let at = quantity.from - 1
    while (at > quantity.from - 1 - mostLinks && links.has(words[at]?.text ?? '')) at -= 1
    const noun = words[at]
    if (noun?.kind !== 'word' || noun.text.length < shortestNoun || links.has(noun.text)) return []
    return [{ noun: noun.text, from: at, quantity }]
  })
}

const leaving =
  /(?<!\p{L})(?:l[ae]s(?:c|s)\p{L}* (?:stare?|perdere?|cos[iì]|com)|l[ae]s(?:ci|s)\p{L}*l[oae]|togli\p{L}*|tolt[oaie]|leva\p{L}*|esclu\p{L}*|non (?:l[oaie] |si )?(?:facc\p{L}*|fate|tocc\p{L}*|serv\p{L}*|contar\p{L}*|conta|consider\p{L}*)|niente|senza|rest\p{L}* (?:cos[iì]|com)|tranne|non c[’']entra\p{L}*)(?!\p{L})/iu

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/** A list as first stated, and as a later message revises it. */
export interface Revision {
  readonly before: string
  readonly after: string
}

/** Returns the list without the entry that a clause leaves out: 'il corridoio lo lasciamo stare'. */
function withoutEntry(clause: string, list: Utterance, entries: readonly Entry[]): string | null {
  const utterance = readUtterance(clause)
  if (!leaving.test(clause) && !refuses(utterance)) return null
  const said = new Set(utterance.words.map(({ text }) => text))
  const left = entries.filter(({ noun }) => said.has(noun))
  const [only] = left
  if (!only || left.length > 1) return null
  return textOf([...list.words.slice(0, only.from), ...list.words.slice(only.quantity.to)])
}

/** Returns the list with another figure for one entry: 'mi correggo, le pareti sono 20'. */
function withFigure(clause: string, list: Utterance, entries: readonly Entry[]): string | null {
  const [said, ...more] = entriesOf(readUtterance(clause))
  const entry = said && entries.find(({ noun }) => noun === said.noun)
  if (!said || more.length > 0 || !entry || entry.quantity.low === said.quantity.low) return null
  const { from, to } = entry.quantity
  const unit = list.words.slice(from + 1, to)
  return `${textOf(list.words.slice(0, from))} ${said.quantity.low} ${textOf([...unit, ...list.words.slice(to)])}`
}

const ordinals = ['prim', 'second', 'terz', 'quart', 'quint', 'sest']
const articles = new Set(['la', 'lo', 'il', 'l'])

/** Returns the index of the entry that an ordinal names: 2 for 'la terza'; -1 if a text has no ordinal. */
function nthOf({ words }: Utterance): number {
  for (const [at, { text }] of words.entries()) {
    const nth = ordinals.findIndex((stem) => text === `${stem}a` || text === `${stem}o`)
    if (nth !== -1 && articles.has(words[at - 1]?.text ?? '')) return nth
  }
  return -1
}

/** Returns the list without its nth figure: 'la terza la lascio stare' for '12, 14 e 18 mq'. */
function withoutNth(clause: string, list: Utterance): string | null {
  if (!leaving.test(clause)) return null
  const nth = nthOf(readUtterance(clause))
  const sizes = list.quantities.filter((one) => isSize(one))
  const left = nth === -1 ? undefined : sizes[nth]
  if (!left || sizes.length < leastEntries) return null
  const unit = list.words.slice(left.from + 1, left.to).map(({ text }) => text)
  const before = list.words.slice(0, left.from)
  // The unit after the last figure applies to all figures.
  const isLast = nth === sizes.length - 1
  const rest = isLast && /^[e,]$/.test(before.at(-1)?.text ?? '') ? before.slice(0, -1) : before
  // 'e' joins the last two remaining figures.
  const comma = isLast ? rest.findLastIndex(({ text }) => text === ',') : -1
  const joined = rest.map(({ text }, at) => (at === comma ? 'e' : text)).join(' ')
  return [joined, ...(isLast ? unit : []), textOf(list.words.slice(left.to))].join(' ')
}

const counted: ReadonlySet<Quantity['unit']> = new Set(['room', 'bathroom', 'window', 'door', 'balcony'])
const isCount = ({ unit, ordinal }: Quantity): boolean => counted.has(unit) && !ordinal

/** Returns the list with another count of its rooms: 'anzi una camera sola' for 'due camere da 14'. */
function withCount(clause: string, list: Utterance): string | null {
  const utterance = readUtterance(clause)
  const [named, ...more] = utterance.quantities.filter((one) => isCount(one))
  const total = named ? null : bareTotal(utterance)
  const said = named ?? (total?.unit === null ? total : undefined)
  // 'anzi facciamo quattro' counts the only things of the list.
  const entries = list.quantities.filter(
    (one) => isCount(one) && (one.unit === said?.unit || said?.unit === null) && one.low > 1,
  )
  const [entry, ...others] = entries
  if (!said || more.length > 0 || !entry || others.length > 0 || entry.low === said.low) return null
  return `${textOf(list.words.slice(0, entry.from))} ${said.low} ${textOf(list.words.slice(entry.from + 1))}`
}

/** Maximum number of words of a clause that measures rooms. */
const mostRoomWords = 8
/** The same for a figure without a unit: 'bagno 6'. */
const mostBareWords = 3
/** Number of letters that the names of the same room share: 'stanze', 'stanza'. */
const roomStem = 4

/** Returns the list with the size of rooms that had none: 'le stanze sono da 15 mq', of '3 stanze e un bagno'. */
function withRoomSize(clause: string, list: Utterance): string | null {
  const utterance = readUtterance(clause)
  const [room, ...more] = roomsIn(utterance)
  const size = onlySize(utterance)
  if (!room || !size || more.length > 0 || utterance.words.length > mostRoomWords) return null
  if (size.unit !== 'area' && utterance.words.length > mostBareWords) return null
  const { words, quantities } = list
  const stem = room.noun.slice(0, roomStem)
  const [named, ...others] = roomsIn(list).filter(({ noun }) => noun.startsWith(stem))
  if (!named || others.length > 0) return null
  const isSized = quantities.some(
    ({ unit, from }) => unit === 'area' && from > named.at && from <= named.at + 3,
  )
  if (isSized) return null
  const before = textOf(words.slice(0, named.at + 1))
  return `${before} da ${size.low} mq l’una ${textOf(words.slice(named.at + 1))}`
}

/** Maximum number of words between the name of a room and its sides: 'soggiorno di circa 5x4'. */
const roomReach = 3
/** Maximum number of words of a message that measures one room again. */
const mostMeasured = 16

/** Returns the list with other sides for one room: 'ho rimisurato il soggiorno, è 5x4,5 non 5x4'. */
function withSides(said: Utterance, list: Utterance): string | null {
  const [room, ...rooms] = roomsIn(said)
  const [now, ...more] = said.sides
  const named = roomsIn(list).filter(({ noun }) => noun === room?.noun)
  const [entry, ...others] = named
  if (!now || !entry || rooms.length + more.length + others.length > 0) return null
  if (said.words.length > mostMeasured) return null
  const before = list.sides.find(({ from }) => from > entry.at && from <= entry.at + roomReach)
  if (!before || (before.a === now.a && before.b === now.b)) return null
  return [list.words.slice(0, before.from), said.words.slice(now.from, now.to), list.words.slice(before.to)]
    .map((words) => textOf(words))
    .join(' ')
}

/** Returns a list as a message revises it; null if the message does not revise this list. */
function revise(before: string, said: string): string | null {
  const corrections = splitCorrections(said)
  const isCorrection = corrections.length > 1 || /^\s*no(?!\p{L})/iu.test(said)
  const clauses = corrections.flatMap((part) => part.split(/[,;.](?!\d)/)).slice(0, mostClauses)
  const list = readUtterance(before)
  const named = entriesOf(list)
  const entries = named.length < leastEntries ? [] : named
  // 'salotto è 5 per 4, il corridoio 6 mq' is a list of its own, which the slots add up.
  const isOwnList = readItems(readUtterance(said)).filter(({ area }) => area !== null).length > 1
  const measured = withSides(readUtterance(said), list)
  if (measured !== null) return measured
  const recounted = withOtherCount(readUtterance(said), list)
  if (recounted !== null) return recounted
  for (const [at, clause] of clauses.entries()) {
    const isTotal = bareTotal(readUtterance(clause)) !== null
    const corrected =
      isCorrection || isTotal ? (withFigure(clause, list, entries) ?? withCount(clause, list)) : null
    const after =
      withoutEntry(clause, list, entries) ??
      withoutNth(clause, list) ??
      corrected ??
      (isOwnList ? null : withRoomSize(clause, list)) ??
      withoutCounted(readUtterance(clause), list) ??
      // 'il soggiorno ha le pareti in cartongesso, la camera no' leaves out nothing.
      (at > 0 && /\sno\s*$/iu.test(clause) ? null : withoutRoom(readUtterance(clause), list))
    if (after !== null) return after
  }
  return null
}

/** Returns the revision of a list of an earlier statement; null if the message revises none. */
export function revisedList(statements: readonly string[], said: string): Revision | null {
  for (const [index, first] of [...statements.entries()].toReversed()) {
    // The messages after a list may have revised it already.
    const before = statements.slice(index + 1).reduce((list, one) => revise(list, one) ?? list, first)
    const after = revise(before, said)
    if (after !== null) return { before, after }
  }
  return null
}

/** Returns the facts that were read from a list and differ after its revision. */
export function revisedFacts({ before, after }: Revision, slots: readonly Slot[], facts: Facts): Facts {
  const changed: Record<string, NonNullable<Facts[string]>> = {}
  for (const slot of slots) {
    const known = facts[slot.id]
    if (known?.kind !== 'number') continue
    for (const asked of [false, true]) {
      const first = slot.read(readUtterance(before), asked)
      const now = slot.read(readUtterance(after), asked)
      if (first?.kind !== 'fact' || !isSameFact(first.fact, known)) continue
      // The rest of the list is no answer: 'da 6', of 'impianto da 6 con accumulo da 10' without the battery.
      if (now?.kind !== 'fact') break
      if (!isSameFact(now.fact, known)) changed[slot.id] = now.fact
      break
    }
  }
  return changed
}
