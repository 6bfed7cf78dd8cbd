import type { Service } from '../service.ts'

export const service = {
  title: 'Ristrutturazione',
  label: 'Ristrutturazione',
  picture: 'ristrutturazione',
  inChooser: true,
  landing: { id: 3, name: 'Ristrutturazione' },
  trades: ['Cartongessista', 'Impresa Edile', 'Parquettista'],
} as const satisfies Service
