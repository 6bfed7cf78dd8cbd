import type { Service } from '../service.ts'

export const service = {
  title: 'Tetto',
  label: 'Ristrutturazione tetto',
  picture: 'tetto',
  inChooser: false,
  landing: { id: 1, name: 'Tetto' },
  trades: [],
} as const satisfies Service
