import { fixed, own, type EstimateRow } from '../estimate.ts'

const size = { unit: 'm2', ...own, vat: 'nessuna' } as const
const factor = { unit: 'fattore', ...own, vat: 'nessuna' } as const

/** The usual sizes of windows, and the factor for large ones. No page bundle contains them. */
export const quantities = {
  window: { label: 'Finestra a due ante', ...fixed(1.7), ...size },
  smallWindow: { label: 'Finestra a un’anta', ...fixed(1.5), ...size },
  frenchWindow: { label: 'Portafinestra', ...fixed(2.9), ...size },
  slidingWindow: { label: 'Scorrevole da balcone', ...fixed(5.3), ...size },
  largerWindow: { label: 'Finestre più grandi del solito', ...fixed(1.3), ...factor },
} as const satisfies Readonly<Record<string, EstimateRow>>
