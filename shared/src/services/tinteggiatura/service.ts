import type { Service } from '../service.ts'

export const service = {
  title: 'Tinteggiatura',
  label: 'Tinteggiatura',
  picture: 'tinteggiatura',
  inChooser: true,
  landing: { id: 5, name: 'Tinteggiatura' },
  trades: ['Imbianchino'],
} as const satisfies Service
