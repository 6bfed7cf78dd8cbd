import { own, type ServiceEstimate } from '../estimate.ts'
import { fineBathroom } from './prices.ts'

export const estimate = {
  prices: {
    carryingDown: {
      label: 'Macerie senza ascensore',
      min: 200,
      max: 400,
      unit: 'job',
      ...own,
      vat: 'esclusa',
    },
  },
  quantities: {
    fineBathroom: { label: 'Bagno di fascia alta', ...fineBathroom, unit: 'fattore', ...own, vat: 'nessuna' },
  },
} as const satisfies ServiceEstimate
