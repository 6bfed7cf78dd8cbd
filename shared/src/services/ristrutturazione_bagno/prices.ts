import type { PriceRange } from '../../catalogue/price-range.ts'
import { page, type PriceRow, row } from '../price-row.ts'

const whole = { unit: 'job' } as const
const lazio = page('Regione Lazio', 2023)
const calcolatori = page('calcolatori.net', 2025)

export const prices = {
  bathroomRestyling: row(
    'Sanitari e rivestimenti',
    [3000, 6000],
    'source',
    [lazio, page('pgcasa', 2025)],
    whole,
  ),
  bathroomFixed: row(
    'Bagno rifatto, quota fissa',
    [3500, 6000],
    'source',
    [lazio, calcolatori, page('edilleonardo.it', 2026)],
    whole,
  ),
  bathroom: row('Bagno rifatto, in più al metro quadro', [450, 800], 'source', [lazio, calcolatori]),
  bathroomAtLeast: row('Bagno rifatto, anche se piccolo', [5000, 5000], 'own', [], whole),
} as const satisfies Record<string, PriceRow>

/** Price factor of a high-quality bathroom. Our own estimate. */
export const fineBathroom = { min: 1.3, max: 1.8 } as const satisfies PriceRange
