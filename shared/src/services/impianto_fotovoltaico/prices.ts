import { page, type PriceRow, row } from '../price-row.ts'

const portals = [page('newsroom24', 2025), page('tettosolare', 2025), page('sostariffe')]

export const prices = {
  smallSolar: row(
    'Impianto da 3 kW',
    [1400, 2300],
    'source',
    [page('aforenergy', 2025), page('sostariffe')],
    { unit: 'kWp' },
  ),
  solar: row('Impianto da 6 kW', [1250, 1850], 'source', portals, { unit: 'kWp' }),
  solarBattery: row('Batteria di accumulo', [530, 820], 'source', [page('newsroom24', 2025)], {
    unit: 'kWh',
  }),
} as const satisfies Record<string, PriceRow>
