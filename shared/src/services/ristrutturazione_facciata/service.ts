import type { Service } from '../service.ts'

export const service = {
  title: 'Facciata',
  label: 'Ristrutturazione facciata',
  picture: 'facciata',
  inChooser: false,
  landing: { id: 7, name: 'Facciata' },
  trades: [],
} as const satisfies Service
