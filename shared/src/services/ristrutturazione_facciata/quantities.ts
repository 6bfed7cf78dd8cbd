import { fixed, own, type EstimateRow } from '../estimate.ts'

/** The usual length of a balcony's edge in metres. No page bundle contains it. */
export const quantities = {
  balconyEdge: { label: 'Frontalino di un balcone', ...fixed(4), unit: 'metri', ...own, vat: 'nessuna' },
} as const satisfies Readonly<Record<string, EstimateRow>>
