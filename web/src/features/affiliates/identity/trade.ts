import { isProfession, type Profession } from '@mestieri/shared/catalogue/professions.ts'
import {
  IconBolt,
  IconDroplet,
  IconFrame,
  IconLayoutGrid,
  IconPaint,
  IconPlant2,
  IconPlug,
  IconSolarPanel,
  IconSpray,
  IconStack2,
  IconTools,
  IconWall,
  IconWindow,
} from '@tabler/icons-react'

import type { Tint } from '../../../components/Diorama/tint.ts'

interface Trade {
  readonly icon: typeof IconTools
  /** The ground its pages and missing pictures stand on. */
  readonly tint: Tint
  /** The tile of the cost estimator that asks about this trade's work (specification, section 3), where one does. */
  readonly tile: string | null
}

const estimator = '/scopri_quanto_costa'

const trades: Readonly<Record<Profession, Trade>> = {
  Cartongessista: { icon: IconFrame, tint: 'tinteggiatura', tile: 'ristrutturazione' },
  Elettricista: { icon: IconBolt, tint: 'impianti', tile: 'impianti' },
  Giardiniere: { icon: IconPlant2, tint: 'tinteggiatura', tile: null },
  Idraulico: { icon: IconDroplet, tint: 'bagno', tile: 'caldaia' },
  Imbianchino: { icon: IconPaint, tint: 'tinteggiatura', tile: 'tinteggiatura' },
  Impiantista: { icon: IconPlug, tint: 'impianti', tile: 'impianti' },
  'Impresa Edile': { icon: IconWall, tint: 'ristrutturazione', tile: 'ristrutturazione' },
  'Installatore fotovoltaico': { icon: IconSolarPanel, tint: 'fotovoltaico', tile: 'impianto_fotovoltaico' },
  Parquettista: { icon: IconStack2, tint: 'tetto', tile: 'ristrutturazione' },
  Piastrellista: { icon: IconLayoutGrid, tint: 'bagno', tile: 'ristrutturazione_bagno' },
  Pulizie: { icon: IconSpray, tint: 'fotovoltaico', tile: null },
  Serramentista: { icon: IconWindow, tint: 'serramenti', tile: 'serramenti' },
}

const unknownTrade: Trade = { icon: IconTools, tint: 'casa', tile: null }

/** Icon and ground of a profession; one that the catalogue does not know gets neutral ones. */
export function trade(profession: string): Trade {
  return isProfession(profession) ? trades[profession] : unknownTrade
}

/** Where the cost estimator asks about a profession's work: its service's chat, or the chooser where none fits. */
export function estimatorPath(profession: string): string {
  const { tile } = trade(profession)
  return tile === null ? estimator : `${estimator}/${tile}`
}
