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
}

const trades: Readonly<Record<Profession, Trade>> = {
  Cartongessista: { icon: IconFrame, tint: 'tinteggiatura' },
  Elettricista: { icon: IconBolt, tint: 'impianti' },
  Giardiniere: { icon: IconPlant2, tint: 'tinteggiatura' },
  Idraulico: { icon: IconDroplet, tint: 'bagno' },
  Imbianchino: { icon: IconPaint, tint: 'tinteggiatura' },
  Impiantista: { icon: IconPlug, tint: 'impianti' },
  'Impresa Edile': { icon: IconWall, tint: 'ristrutturazione' },
  'Installatore fotovoltaico': { icon: IconSolarPanel, tint: 'fotovoltaico' },
  Parquettista: { icon: IconStack2, tint: 'tetto' },
  Piastrellista: { icon: IconLayoutGrid, tint: 'bagno' },
  Pulizie: { icon: IconSpray, tint: 'fotovoltaico' },
  Serramentista: { icon: IconWindow, tint: 'serramenti' },
}

const unknownTrade: Trade = { icon: IconTools, tint: 'casa' }

/** Icon and ground of a profession; one that the catalogue does not know gets neutral ones. */
export function trade(profession: string): Trade {
  return isProfession(profession) ? trades[profession] : unknownTrade
}
