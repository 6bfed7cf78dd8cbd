import type { Service } from '../service.ts'

export const service = {
  title: 'Caldaia',
  label: 'Installazione caldaia',
  picture: 'caldaia',
  inChooser: true,
  landing: { id: 8, name: 'Caldaia' },
  trades: ['Idraulico'],
} as const satisfies Service
