import type { Service } from '../service.ts'

export const service = {
  title: 'Fotovoltaico',
  label: 'Impianto fotovoltaico',
  picture: 'fotovoltaico',
  inChooser: false,
  landing: { id: 4, name: 'Fotovoltaico' },
  trades: ['Installatore fotovoltaico'],
} as const satisfies Service
