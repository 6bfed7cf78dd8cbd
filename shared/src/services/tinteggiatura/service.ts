import type { Service } from '../service.ts'

export const service = {
  title: 'Tinteggiatura',
  label: 'Tinteggiatura',
  picture: 'tinteggiatura',
  inChooser: true,
  landing: { id: 5, name: 'Tinteggiatura' },
  homeCard: { position: 4, line: 'Pareti, soffitti e colori nuovi' },
  trades: ['Imbianchino'],
} as const satisfies Service
