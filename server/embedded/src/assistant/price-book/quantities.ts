import { type EstimateRow, own } from '@mestieri/shared/services/estimate.ts'

const home = { ...own, vat: 'nessuna' } as const

/** Sizes of homes and rooms that customers describe by type, in m². */
export const quantities = {
  room: { label: 'Una stanza', min: 14, max: 22, unit: 'm2', ...home },
  studio: { label: 'Monolocale', min: 28, max: 40, unit: 'm2', ...home },
  twoRooms: { label: 'Bilocale', min: 45, max: 65, unit: 'm2', ...home },
  threeRooms: { label: 'Trilocale', min: 70, max: 95, unit: 'm2', ...home },
  fourRooms: { label: 'Quadrilocale', min: 95, max: 130, unit: 'm2', ...home },
  fiveRooms: { label: 'Cinque locali', min: 115, max: 160, unit: 'm2', ...home },
} as const satisfies Record<string, EstimateRow>
