import type { Service } from '../service.ts'

export const service = {
  title: 'Bagno',
  label: 'Ristr. Bagno',
  picture: 'bagno',
  inChooser: false,
  landing: { id: 2, name: 'Bagno' },
  trades: ['Piastrellista'],
} as const satisfies Service
