import type { Service } from '../service.ts'

export const service = {
  title: 'Fotovoltaico',
  label: 'Impianto fotovoltaico',
  picture: 'fotovoltaico',
  inChooser: false,
  landing: { id: 4, name: 'Fotovoltaico' },
  homeCard: { position: 5, line: 'Pannelli e batteria di accumulo' },
  trades: ['Installatore fotovoltaico'],
} as const satisfies Service
