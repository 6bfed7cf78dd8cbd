import type { Listing, ListingRow } from './listing.ts'

/**
 * Control and format characters. Data from the network must not send escape sequences to the operator's
 * terminal.
 */
const unprintable = /[\p{Cc}\p{Cf}]/gu

function cell(value: ListingRow[string] | undefined): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value).replaceAll(unprintable, '\uFFFD')
}

/**
 * Formats a listing as an aligned plain-text table, below a heading with the title and the number of lines.
 */
export function formatTable({ title, columns }: Listing, rows: readonly ListingRow[]): string {
  const heading = `${title}: ${rows.length}\n`
  if (rows.length === 0) return heading
  const lines = [
    columns.map((column) => column.replaceAll('_', ' ')),
    ...rows.map((row) => columns.map((column) => cell(row[column]))),
  ]
  const widths = columns.map((_, index) =>
    lines.reduce((width, line) => Math.max(width, line[index]?.length ?? 0), 0),
  )
  const aligned = lines.map((line) =>
    line
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `${heading}\n${aligned.join('\n')}\n`
}

/** Formats a listing as a JSON array of objects, with the column names as keys. */
export function formatJson({ columns }: Listing, rows: readonly ListingRow[]): string {
  const plain = rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null])))
  return `${JSON.stringify(plain, null, 2)}\n`
}
