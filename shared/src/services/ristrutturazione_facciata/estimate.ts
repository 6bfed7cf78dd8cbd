import { fixed, own, type ServiceEstimate } from '../estimate.ts'
import { page } from '../price-row.ts'

export const estimate = {
  prices: {
    facadePlasterLow: {
      label: 'Intonaco e tinta, fino a tre piani, ponteggio compreso',
      min: 60,
      max: 80,
      unit: 'm2',
      basis: 'source',
      sources: [page('preventivone'), page('officineverticali')],
      vat: 'esclusa',
    },
  },
  quantities: {
    balconyEdge: { label: 'Frontalino di un balcone', ...fixed(4), unit: 'metri', ...own, vat: 'nessuna' },
  },
} as const satisfies ServiceEstimate
