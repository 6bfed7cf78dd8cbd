import { fixed, own, type ServiceEstimate } from '../estimate.ts'
import { windowFactors } from './prices.ts'

export const estimate = {
  prices: {},
  quantities: {
    window: { label: 'Finestra', ...fixed(1.7), unit: 'm2', ...own, vat: 'nessuna' },
    frenchWindow: { label: 'Portafinestra', ...fixed(2.9), unit: 'm2', ...own, vat: 'nessuna' },
    tripleGlazing: {
      label: 'Triplo vetro',
      ...windowFactors.tripleGlazing,
      unit: 'fattore',
      ...own,
      vat: 'nessuna',
    },
    slidingWindow: {
      label: 'Apertura scorrevole',
      ...windowFactors.slidingWindow,
      unit: 'fattore',
      ...own,
      vat: 'nessuna',
    },
    largerWindow: {
      label: 'Finestre più grandi del solito',
      ...fixed(1.3),
      unit: 'fattore',
      ...own,
      vat: 'nessuna',
    },
  },
} as const satisfies ServiceEstimate
