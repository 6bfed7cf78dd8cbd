import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'

/** Reports an inconsistency in the price book. The process must not start with it. */
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
 * Checks all rows of a price book and returns them.
 *
 * @throws PriceBookError with the id of the first invalid row
 */
export function checkRows<T extends Readonly<Record<string, EstimateRow>>>(rows: T): T {
  for (const [id, row] of Object.entries(rows)) {
    const problem = problemOf(row)
    if (problem !== null) throw new PriceBookError(`price book: row '${id}' ${problem}`)
  }
  return rows
}
