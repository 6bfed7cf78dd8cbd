import type { DatabaseSync } from 'node:sqlite'

/** One line of a listing: values by column name. */
export type ListingRow = Readonly<Record<string, string | number | boolean | null>>

/** Which rows a listing has. */
export interface ListingRange {
  /** Rows that came then or later, in ms since 1970; null for all. */
  readonly since: number | null
  /** The newest so many; null for all. */
  readonly limit: number | null
}

/** Stored data that an operator can print: `npm run upstream -- list <name>`. */
export interface Listing {
  /** Title in the plural: 'Booked calls'. */
  readonly title: string
  /** Column names, in print order. Headings show their underscores as spaces. */
  readonly columns: readonly string[]
  /** Whether rows have a time at which they came. */
  readonly isDated: boolean
  /** Reads the lines of a range; default: all. The database is read-only and has the newest schema. */
  rows(database: DatabaseSync, range?: ListingRange): readonly ListingRow[]
}

/** The range that has every row. */
const everyRow: ListingRange = { since: null, limit: null }

/** The values of `:since` and `:limit` in a statement. SQLite takes a negative limit as none. */
export function rangeValues(range: ListingRange = everyRow): {
  readonly since: number
  readonly limit: number
} {
  const { since, limit } = range
  return { since: since ?? Number.MIN_SAFE_INTEGER, limit: limit ?? -1 }
}
