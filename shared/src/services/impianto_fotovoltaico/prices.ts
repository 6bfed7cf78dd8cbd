import { page, type PriceRow, row } from '../price-row.ts'

export const prices = {
  smallSolar: row('Impianto da 3 kW', [1500, 2500], 'source', [page('aforenergy', 2025)], { unit: 'kWp' }),
  solar: row('Impianto da 6 kW', [1300, 2000], 'source', [page('newsroom24', 2025)], { unit: 'kWp' }),
  solarBattery: row('Batteria di accumulo', [600, 900], 'source', [page('newsroom24', 2025)], {
    unit: 'kWh',
  }),
} as const satisfies Record<string, PriceRow>
