import type { Service } from '../service.ts'

export const service = {
  title: 'Serramenti',
  label: 'Infissi',
  picture: 'serramenti',
  inChooser: true,
  landing: { id: 6, name: 'Serramenti in PVC' },
  trades: ['Serramentista'],
} as const satisfies Service
