import { page, type PriceRow, row } from '../price-row.ts'

const whole = { unit: 'job' } as const

export const prices = {
  boiler24: row(
    'Caldaia da 24 kW, montata',
    [1600, 2600],
    'widened',
    [page('caldaiacondensazione.net'), page('prontopro'), page('condomani')],
    whole,
  ),
  boiler30: row(
    'Caldaia da 30 kW, montata',
    [2000, 3200],
    'widened',
    [page('caldaiacondensazione.net'), page('prontopro')],
    whole,
  ),
  flue: row('Canna fumaria', [300, 800], 'own', [], whole),
  radiatorValve: row('Valvola termostatica', [50, 60], 'source', [page('officinadelclima')], {
    unit: 'piece',
  }),
} as const satisfies Record<string, PriceRow>
