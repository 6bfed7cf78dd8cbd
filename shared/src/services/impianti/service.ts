import type { Service } from '../service.ts'

export const service = {
  title: 'Impianti',
  label: 'Impianto elettrico',
  picture: 'impianti',
  inChooser: false,
  landing: null,
  trades: ['Elettricista', 'Impiantista'],
} as const satisfies Service
