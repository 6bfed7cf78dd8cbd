import { directoryLimits } from '../contracts/directory-limits.ts'
import { foldName, foldWords } from './fold.ts'
import type { MunicipalityList } from './list.ts'
import { createNameReader } from './named.ts'
import { createNearestSearch } from './nearest.ts'
import { makeRows, type Row } from './rows.ts'

/** Bounds of the city field (specification, 'Directory search screen'; features.md, A1). */
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
  /** The municipalities that a text names as a whole, see {@link NameReader}: none, one, or several namesakes. */
  readonly named: (text: string) => readonly string[]
  /**
   * The one municipality that a text can only mean (`forli`, `Forlì (FO)`, `bozen`, a former name), or null: what
   * Enter accepts in the city field (specification, 'Directory search screen').
   */
  readonly resolve: (text: string) => string | null
  /** What a text that names no municipality may have meant, the likeliest first. */
  readonly similar: (text: string) => readonly string[]
  /** Whether this is a value of the list, to the letter; the four tail names are. */
  readonly isMunicipality: (value: string) => boolean
}

/** Lower is better; null is no match. */
type Rank = number | null
const exactRank = 0
const prefixRank = 1
const wordRank = 2
const substringRank = 3

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

interface Match {
  readonly row: Row
  readonly rank: number
}

/** Shares of what a text may have meant, so that one kind of likeness leaves room for the next. */
const similarLimits = { begun: 5, nearest: 3, shown: 8 } as const

/** How many characters of a text are looked at; the longest names of a town side by side have 57. */
const { maxCityLength } = directoryLimits

/**
 * Makes the search of the city field over {@link MunicipalityList}. Folding the list takes some milliseconds: make
 * one and keep it. Ranking: exact, then prefix, then start of a word, then anywhere; larger places first within
 * each, then by name (features.md, A1).
 */
export function createMunicipalitySearch(list: MunicipalityList): MunicipalitySearch {
  const rows = makeRows(list)
  const values = new Set(list.entries.map((entry) => entry.value))
  const names = createNameReader(rows)
  const nearest = createNearestSearch(rows)

  /** One match for each municipality, the best first. */
  function matches(text: string): Match[] {
    const typed = plainApostrophes(text).toLowerCase()
    if (typed.length < municipalitySearchLimits.minCharacters) return []
    const queries = readings(typed)
    const literal = (queries[0]?.length ?? 0) < municipalitySearchLimits.minCharacters
    const best = new Map<string, Match>()
    for (const row of rows) {
      const ranks = literal ? [literalRank(row, typed)] : queries.map((query) => rank(row, query))
      const found = ranks.filter((value) => value !== null)
      if (found.length === 0) continue
      const lowest = Math.min(...found)
      const known = best.get(row.value)
      if (!known || lowest < known.rank) best.set(row.value, { row, rank: lowest })
    }
    return [...best.values()].toSorted(
      (a, b) => a.rank - b.rank || b.row.size - a.row.size || (a.row.key < b.row.key ? -1 : 1),
    )
  }

  function search(text: string): MunicipalityMatches {
    const found = matches(text)
    return {
      values: found.slice(0, municipalitySearchLimits.shown).map(({ row }) => row.value),
      total: found.length,
    }
  }

  const named = (text: string) => (text.length > maxCityLength ? [] : names.named(text))

  function similar(text: string): readonly string[] {
    const typed = text.slice(0, maxCityLength)
    const found = matches(typed)
    const begun = found.filter((match) => match.rank < substringRank).map(({ row }) => row.value)
    const kinds = [
      begun.slice(0, similarLimits.begun),
      names.begunWith(typed),
      nearest(typed).slice(0, similarLimits.nearest),
      names.mentioned(typed),
      begun,
    ]
    const like = [...new Set(kinds.flat())]
    // The inside of a name is the weakest likeness: 'roam' also stands in 'San Pietro a Maida'.
    const likely = like.length > 0 ? like : found.map(({ row }) => row.value)
    return likely.slice(0, similarLimits.shown)
  }

  return {
    search,
    named,
    resolve(text) {
      const [only, another] = named(text)
      return only !== undefined && another === undefined ? only : null
    },
    similar,
    isMunicipality: (value) => values.has(value),
  }
}
