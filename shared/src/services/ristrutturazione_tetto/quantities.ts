import { fixed, own, type EstimateRow } from '../estimate.ts'

/**
 * Ratio of the slope area of a roof to its floor plan area, and the facade area of its scaffold. No page
 * bundle contains them.
 */
export const quantities = {
  slope: { label: 'Falda per ogni m² di pianta', min: 1.15, max: 1.25, unit: 'm2', ...own, vat: 'nessuna' },
  roofScaffold: {
    label: 'Ponteggio per m² di falda e piano',
    ...fixed(0.4),
    unit: 'm2',
    ...own,
    vat: 'nessuna',
  },
} as const satisfies Readonly<Record<string, EstimateRow>>
