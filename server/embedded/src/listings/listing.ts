import type { DatabaseSync } from 'node:sqlite'

/** One line of a listing: values by column name. */
export type ListingRow = Readonly<Record<string, string | number | boolean | null>>

/** Stored data that an operator can print: `npm run upstream -- list <name>`. */
export interface Listing {
  /** Title in the plural: 'Booked calls'. */
  readonly title: string
  /** Column names, in print order. Headings show their underscores as spaces. */
  readonly columns: readonly string[]
  /** Reads all lines. The database is read-only and has the newest schema. */
  rows(database: DatabaseSync): readonly ListingRow[]
}
