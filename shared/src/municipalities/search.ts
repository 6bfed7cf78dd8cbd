import { foldName, foldWords } from './fold.ts'
import type { MunicipalityList } from './list.ts'

/** Bounds of the city field (specification, 'Directory search screen'; features, A1). */
export const municipalitySearchLimits = { minCharacters: 2, shown: 10 } as const

export interface MunicipalityMatches {
  /** The best matches, at most {@link municipalitySearchLimits}`.shown` of them. */
  readonly values: readonly string[]
  /** How many there are in all. */
  readonly total: number
}

export interface MunicipalitySearch {
  /** What to suggest for typed text; nothing below two characters. */
  readonly search: (text: string) => MunicipalityMatches
  /** The list's value that the text is, case aside, or null: what Enter accepts. */
  readonly exact: (text: string) => string | null
  /**
   * The one municipality that the text can only mean (`forli`, `Forlì (FO)`, `bozen`, a former name), or null.
   * A sign that does not fit is forgiven where the name alone decides: provinces change.
   */
  readonly resolve: (text: string) => string | null
  /** Whether this is a value of the list, to the letter; the four tail names are. */
  readonly isMunicipality: (value: string) => boolean
}

/** Lower is better; null is no match. */
type Rank = number | null
const exactRank = 0
const prefixRank = 1
const wordRank = 2
const substringRank = 3

interface Row {
  readonly value: string
  readonly size: number
  /** Folded value up to its sign: 'monza(mb'. */
  readonly key: string
  readonly name: string
  /** Where the words after the first begin in `key`. */
  readonly wordStarts: readonly number[]
  /** Another name is found by the start of a word only: inside one it would look like a mistake. */
  readonly substring: boolean
}

function makeRow(text: string, value: string, size: number, substring: boolean): Row {
  const words = foldWords(text)
  const wordStarts: number[] = []
  for (let at = words.indexOf(' '); at !== -1; at = words.indexOf(' ', at + 1)) {
    wordStarts.push(at - wordStarts.length)
  }
  const key = words.replaceAll(' ', '')
  const sign = key.indexOf('(')
  return { value, size, key, name: sign === -1 ? key : key.slice(0, sign), wordStarts, substring }
}

function rank(row: Row, query: string): Rank {
  const at = row.key.indexOf(query)
  if (at === -1) return null
  if (row.name === query || row.key === query) return exactRank
  if (at === 0) return prefixRank
  if (row.wordStarts.some((start) => row.key.startsWith(query, start))) return wordRank
  return row.substring ? substringRank : null
}

/** One letter and punctuation (`l'`): the plain substring that the specification asks for. */
function literalRank(row: Row, typed: string): Rank {
  const at = row.value.toLowerCase().indexOf(typed)
  if (at === -1 || !row.substring) return null
  return at === 0 ? prefixRank : substringRank
}

/** 'monza mb' also means 'monza (mb'. */
function readings(text: string): string[] {
  const withSign = /^(.+) ([a-z]{2})$/.exec(foldWords(text))
  const query = foldName(text)
  return withSign ? [query, `${foldName(withSign[1] ?? '')}(${withSign[2]}`] : [query]
}

function plainApostrophes(text: string): string {
  return text.trim().replaceAll('’', "'")
}

/**
 * Makes the search of the city field over {@link MunicipalityList}. Folding the list takes some milliseconds: make
 * one and keep it. Ranking: exact, then prefix, then start of a word, then anywhere; larger places first within
 * each, then by name (features, A1).
 */
export function createMunicipalitySearch(list: MunicipalityList): MunicipalitySearch {
  const rows = [
    ...list.entries.map(({ value, size }) => makeRow(value, value, size, true)),
    ...list.otherNames.map(({ name, value }) => makeRow(name, value, 0, false)),
  ]
  const values = new Set(list.entries.map((entry) => entry.value))
  const byUpperCase = new Map(list.entries.map(({ value }) => [value.toUpperCase(), value]))
  const byKey = new Map(rows.map((row) => [row.key, row.value]))
  const byName = Map.groupBy(rows, (row) => row.name)

  function search(text: string): MunicipalityMatches {
    const typed = plainApostrophes(text).toLowerCase()
    if (typed.length < municipalitySearchLimits.minCharacters) return { values: [], total: 0 }
    const queries = readings(typed)
    const literal = (queries[0]?.length ?? 0) < municipalitySearchLimits.minCharacters
    const best = new Map<string, { row: Row; rank: number }>()
    for (const row of rows) {
      const ranks = literal ? [literalRank(row, typed)] : queries.map((query) => rank(row, query))
      const found = ranks.filter((value) => value !== null)
      if (found.length === 0) continue
      const lowest = Math.min(...found)
      const known = best.get(row.value)
      if (!known || lowest < known.rank) best.set(row.value, { row, rank: lowest })
    }
    const ordered = [...best.values()].toSorted(
      (a, b) => a.rank - b.rank || b.row.size - a.row.size || (a.row.key < b.row.key ? -1 : 1),
    )
    return {
      values: ordered.slice(0, municipalitySearchLimits.shown).map(({ row }) => row.value),
      total: ordered.length,
    }
  }

  function resolve(text: string): string | null {
    const key = foldName(text)
    const direct = byKey.get(key)
    if (direct && key.includes('(')) return direct
    const candidates = new Set(byName.get(key.split('(', 1)[0] ?? key)?.map((row) => row.value))
    const [only] = candidates
    return candidates.size === 1 && only ? only : null
  }

  return {
    search,
    exact: (text) => byUpperCase.get(plainApostrophes(text).toUpperCase()) ?? null,
    resolve,
    isMunicipality: (value) => values.has(value),
  }
}
