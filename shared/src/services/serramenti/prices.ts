import type { PriceRange } from '../../catalogue/price-range.ts'
import { page, type PriceRow, row } from '../price-row.ts'

export const prices = {
  pvcWindows: row(
    'Serramenti in PVC, posa compresa',
    [450, 600],
    'source',
    [page('consulente-energia.com', 2025)],
    { vat: 'inclusa' },
  ),
  shutterBox: row('Cassonetto o tapparella', [150, 350], 'own', [], { unit: 'piece', vat: 'inclusa' }),
} as const satisfies Record<string, PriceRow>

/** How much dearer sliding windows and triple glazing are. Our own estimates. */
export const windowFactors = {
  slidingWindow: { min: 1.5, max: 2 },
  tripleGlazing: { min: 1.1, max: 1.2 },
} as const satisfies Record<string, PriceRange>
