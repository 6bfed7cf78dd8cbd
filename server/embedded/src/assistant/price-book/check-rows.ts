import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'

/** The price book contradicts itself; the process must not start with it. */
export class PriceBookError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PriceBookError'
  }
}

function problemOf(row: EstimateRow): string | null {
  const { label, min, max, basis, sources, vat } = row
  if (label.trim() === '') return 'has no label'
  if (!Number.isFinite(min) || !Number.isFinite(max) || min <= 0) return 'is no positive range'
  if (min > max) return 'is upside down'
  if (!['esclusa', 'inclusa', 'nessuna'].includes(vat)) return 'does not say whether VAT is in it'
  if (basis !== 'own' && sources.length === 0) return 'names no source'
  const badYear = sources.some(
    ({ year }) => year !== null && !(Number.isInteger(year) && year > 2000 && year < 2100),
  )
  if (badYear) return 'has a source of an impossible year'
  return sources.some(({ name }) => name.trim() === '') ? 'has a source without a name' : null
}

/**
 * Checks every row of a book and gives it back.
 *
 * @throws PriceBookError naming the first row that is not fit to be quoted
 */
export function checkRows<T extends Readonly<Record<string, EstimateRow>>>(rows: T): T {
  for (const [id, row] of Object.entries(rows)) {
    const problem = problemOf(row)
    if (problem !== null) throw new PriceBookError(`price book: row '${id}' ${problem}`)
  }
  return rows
}
