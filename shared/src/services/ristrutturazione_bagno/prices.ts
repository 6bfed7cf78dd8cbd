import type { PriceRange } from '../../catalogue/price-range.ts'
import { page, type PriceRow, row } from '../price-row.ts'

const whole = { unit: 'job' } as const

export const prices = {
  bathroomRestyling: row('Sanitari e rivestimenti', [2000, 5000], 'source', [page('pgcasa')], whole),
  bathroom: row('Bagno rifatto, al metro quadro', [800, 1400], 'source', [
    page('calcolatori.net', 2025),
    page('ricasare'),
  ]),
  bathroomAtLeast: row(
    'Bagno rifatto, anche se piccolo',
    [5000, 9000],
    'widened',
    [page('moreatnova')],
    whole,
  ),
} as const satisfies Record<string, PriceRow>

/** How much dearer a bathroom of a fine kind is. Our own estimate. */
export const fineBathroom = { min: 1.3, max: 1.8 } as const satisfies PriceRange
