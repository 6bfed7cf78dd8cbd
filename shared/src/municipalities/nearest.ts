import { prefixDistances } from '../edit-distance.ts'
import type { Row } from './rows.ts'
import { hasSign, readTyped, type TypedName, withSignAtEnd } from './typed-name.ts'

/** Shorter text is near to too many names, or to none. */
const minLetters = 4

/** From here on the first words of a name are compared as well: 'desensano' means Desenzano del Garda. */
const minLettersOfFirstWords = 6

/** How many slips a text of so many letters may have. */
function forgiven(letters: number): number {
  if (letters < minLetters) return 0
  return letters === minLetters ? 1 : 2
}

const firstLetter = 97

/** One bit for each letter of a folded name. */
function lettersOf(name: string): number {
  let letters = 0
  for (let at = 0; at < name.length; at += 1) letters |= 1 << (name.charCodeAt(at) - firstLetter)
  return letters
}

/** Whether more letters are set than so many. */
function moreThan(letters: number, most: number): boolean {
  let rest = letters
  for (let count = 0; count < most && rest !== 0; count += 1) rest &= rest - 1
  return rest !== 0
}

interface Near {
  readonly row: Row
  /** Twice the slips, and one more where only the first words were compared. */
  readonly cost: number
  /** Whether the typed sign is the row's. */
  readonly signed: boolean
}

/** Where in a row's name a text of so many letters may end: at the name's end, or after one of its first words. */
function endsIn({ name, wordStarts }: Row, letters: number, limit: number): number[] {
  const starts = letters < minLettersOfFirstWords ? [] : wordStarts
  return [name.length, ...starts].filter((end) => end <= name.length && Math.abs(end - letters) <= limit)
}

function costOf(typed: string, row: Row, limit: number): number {
  const ends = endsIn(row, typed.length, limit)
  if (ends.length === 0) return Infinity
  const distances = prefixDistances(typed, row.name, limit)
  const costs = ends.map((end) => 2 * (distances[end] ?? limit + 1) + Number(end < row.name.length))
  return Math.min(...costs)
}

function byCost(a: Near, b: Near): number {
  return (
    a.cost - b.cost ||
    Number(b.signed) - Number(a.signed) ||
    b.row.size - a.row.size ||
    (a.row.key < b.row.key ? -1 : 1)
  )
}

/**
 * Makes the search for the spellings nearest to a text: one or two slips of the finger away, the fewest first and
 * larger places before smaller ones. One pass over the names: the letters of each are compared before the slips are
 * counted, which leaves a few hundred names to count.
 */
export function createNearestSearch(rows: readonly Row[]): (text: string) => readonly string[] {
  let letters: Int32Array | undefined

  function near(typed: TypedName): Near[] {
    letters ??= Int32Array.from(rows, ({ name }) => lettersOf(name))
    const { name, sign } = typed
    const limit = forgiven(name.length)
    if (limit === 0) return []
    const own = lettersOf(name)
    const found: Near[] = []
    for (const [index, row] of rows.entries()) {
      // A slip takes away or changes one letter, so more missing letters are more slips.
      if (moreThan(own & ~(letters[index] ?? 0), limit)) continue
      const cost = costOf(name, row, limit)
      if (cost <= 2 * limit + 1) found.push({ row, cost, signed: sign !== '' && hasSign(row, sign) })
    }
    return found
  }

  return (text) => {
    const typed = readTyped(text)
    const atEnd = withSignAtEnd(typed)
    const found = [...near(typed), ...(atEnd ? near(atEnd).filter(({ signed }) => signed) : [])].toSorted(
      byCost,
    )
    const fewest = found[0]?.cost ?? 0
    const values = found.filter(({ cost }) => cost <= fewest + 2).map(({ row }) => row.value)
    return [...new Set(values)]
  }
}
