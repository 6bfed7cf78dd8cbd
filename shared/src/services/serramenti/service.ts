import type { Service } from '../service.ts'

export const service = {
  title: 'Serramenti',
  label: 'Infissi',
  picture: 'serramenti',
  inChooser: true,
  landing: { id: 6, name: 'Serramenti in PVC' },
  homeCard: { position: 6, line: 'Finestre in PVC e zanzariere' },
  trades: ['Serramentista'],
} as const satisfies Service
