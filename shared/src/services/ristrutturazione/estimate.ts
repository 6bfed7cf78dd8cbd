import type { ServiceEstimate } from '../estimate.ts'
import { page } from '../price-row.ts'

export const estimate = {
  prices: {
    partialRenovation: {
      label: 'Ristrutturazione parziale, con un impianto e un bagno',
      min: 450,
      max: 850,
      unit: 'm2',
      basis: 'source',
      sources: [page('iperedilizia.it', 2025)],
      vat: 'esclusa',
    },
  },
  quantities: {},
} as const satisfies ServiceEstimate
