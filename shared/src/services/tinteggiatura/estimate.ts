import { fixed, own, type ServiceEstimate } from '../estimate.ts'

export const estimate = {
  prices: {},
  quantities: {
    wallsPerFloor: { label: 'Pareti per ogni m² di casa', ...fixed(2.5), unit: 'm2', ...own, vat: 'nessuna' },
    furnished: { label: 'Casa arredata', ...fixed(1.1), unit: 'fattore', ...own, vat: 'nessuna' },
  },
} as const satisfies ServiceEstimate
