import type { Listing, ListingRow } from './listing.ts'

/** What came over the network must not steer the operator's terminal. */
const unprintable = /[\p{Cc}\p{Cf}]/gu

function cell(value: ListingRow[string] | undefined): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value).replaceAll(unprintable, '\uFFFD')
}

/** A listing as an aligned plain-text table, with its title and the number of lines on top. */
export function formatTable({ title, columns }: Listing, rows: readonly ListingRow[]): string {
  const heading = `${title}: ${rows.length}\n`
  if (rows.length === 0) return heading
  const lines = [
    columns.map((column) => column.replaceAll('_', ' ')),
    ...rows.map((row) => columns.map((column) => cell(row[column]))),
  ]
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)))
  const aligned = lines.map((line) =>
    line
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `${heading}\n${aligned.join('\n')}\n`
}

/** A listing as JSON for another program: a list of objects with the columns' names. */
export function formatJson({ columns }: Listing, rows: readonly ListingRow[]): string {
  const plain = rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null])))
  return `${JSON.stringify(plain, null, 2)}\n`
}
