import { fixed, own, type ServiceEstimate } from '../estimate.ts'

export const estimate = {
  prices: {},
  quantities: {
    balconyEdge: { label: 'Frontalino di un balcone', ...fixed(4), unit: 'metri', ...own, vat: 'nessuna' },
  },
} as const satisfies ServiceEstimate
