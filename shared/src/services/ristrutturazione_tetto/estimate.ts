import { fixed, own, type ServiceEstimate } from '../estimate.ts'

export const estimate = {
  prices: {},
  quantities: {
    slope: { label: 'Falda per ogni m² di pianta', min: 1.15, max: 1.25, unit: 'm2', ...own, vat: 'nessuna' },
    roofScaffold: {
      label: 'Ponteggio per m² di falda e piano',
      ...fixed(0.4),
      unit: 'm2',
      ...own,
      vat: 'nessuna',
    },
  },
} as const satisfies ServiceEstimate
