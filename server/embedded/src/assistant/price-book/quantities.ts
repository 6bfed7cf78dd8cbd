import { type EstimateRow, fixed, own } from '@mestieri/shared/services/estimate.ts'
import { estimates } from '@mestieri/shared/services/estimates.ts'
import type { MergedRows } from '@mestieri/shared/services/price-row.ts'

const home = { ...own, vat: 'nessuna' } as const

/** The quantities that the questions of several services share. */
const general = {
  room: { label: 'Una stanza', min: 14, max: 22, unit: 'm2', ...home },
  studio: { label: 'Monolocale', min: 28, max: 40, unit: 'm2', ...home },
  twoRooms: { label: 'Bilocale', min: 45, max: 65, unit: 'm2', ...home },
  threeRooms: { label: 'Trilocale', min: 70, max: 95, unit: 'm2', ...home },
  fourRooms: { label: 'Quadrilocale', min: 95, max: 130, unit: 'm2', ...home },
  fiveRooms: { label: 'Cinque locali', min: 115, max: 160, unit: 'm2', ...home },
  /** By how much a default instead of an answer widens a range, to both sides. */
  guess: { label: 'Incertezza di una risposta che manca', ...fixed(0.1), unit: 'parte', ...home },
} as const satisfies Record<string, EstimateRow>

/** What is no money but makes it: sizes, yields and factors, each with its source. */
export const quantities: typeof general &
  MergedRows<(typeof estimates)[keyof typeof estimates]['quantities']> = Object.assign(
  {},
  general,
  ...Object.values(estimates).map((estimate) => estimate.quantities),
)
