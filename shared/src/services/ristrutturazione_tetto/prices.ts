import { page, type PriceRow, row } from '../price-row.ts'

export const prices = {
  roofCovering: row('Riparare il manto', [60, 120], 'widened', [page('tecnoedil')]),
  roof: row('Rifare il tetto', [150, 260], 'widened', [page('idealista', 2023)]),
  insulatedRoof: row('Rifare, isolare e ventilare', [220, 380], 'own', []),
  roofTimber: row('Struttura in legno nuova, in più', [130, 180], 'source', [page('tecnoedil')]),
  roofScaffolding: row('Ponteggio', [13, 13], 'source', [page('bassettihomeinnovation')]),
} as const satisfies Record<string, PriceRow>
