import type { DatabaseSync } from 'node:sqlite'

/** One line of a listing, its values by the columns' names. */
export type ListingRow = Readonly<Record<string, string | number | boolean | null>>

/** Something that came in, for an operator to look at: `npm run upstream -- list <name>`. */
export interface Listing {
  /** What the lines are, in the plural: 'Booked calls'. */
  readonly title: string
  /** Names of the columns, in their order. As headings their underscores become blanks. */
  readonly columns: readonly string[]
  /** All lines. The database is open for reading alone, and its schema is the newest. */
  rows(database: DatabaseSync): readonly ListingRow[]
}
