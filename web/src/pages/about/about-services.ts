import type { Profession } from '@mestieri/shared/catalogue/professions.ts'
import { type ServiceTile, tileOf } from '@mestieri/shared/services/tiles.ts'
import {
  IconBrush,
  IconHome2,
  IconPlug,
  IconShieldCheck,
  IconSolarPanel,
  IconStack2,
  IconWall,
  IconWindow,
} from '@tabler/icons-react'

interface AboutService {
  readonly Icon: typeof IconBrush
  readonly name: string
  readonly line: string
  /**
   * The target of the link: the cost estimator if it has this service, else the directory of that profession.
   */
  readonly way: { readonly tile: ServiceTile } | { readonly profession: Profession; readonly label: string }
}

/** The services of the network, in the order of the specification (section 2, 'Route table'). */
export const aboutServices: readonly AboutService[] = [
  {
    Icon: IconHome2,
    name: 'Ristrutturazioni',
    line: 'La casa intera, il bagno, il tetto, la facciata.',
    way: { tile: tileOf('ristrutturazione') },
  },
  {
    Icon: IconBrush,
    name: 'Tinteggiatura',
    line: 'Pareti, soffitti ed esterni.',
    way: { tile: tileOf('tinteggiatura') },
  },
  {
    Icon: IconWall,
    name: 'Cartongesso',
    line: 'Pareti divisorie, controsoffitti, nicchie.',
    way: { profession: 'Cartongessista', label: 'Guarda i cartongessisti' },
  },
  {
    Icon: IconWindow,
    name: 'Zanzariere e infissi',
    line: 'Finestre, porte, zanzariere e tende da sole.',
    way: { tile: tileOf('serramenti') },
  },
  {
    Icon: IconSolarPanel,
    name: 'Fotovoltaico',
    line: 'Pannelli sul tetto, con o senza accumulo.',
    way: { tile: tileOf('impianto_fotovoltaico') },
  },
  {
    Icon: IconShieldCheck,
    name: 'Sicurezza e domotica',
    line: 'Impianti di allarme e casa connessa.',
    way: { profession: 'Impiantista', label: 'Guarda gli impiantisti' },
  },
  {
    Icon: IconPlug,
    name: 'Impianti elettrici, idraulici e di riscaldamento',
    line: 'Dal quadro elettrico alla caldaia.',
    way: { tile: tileOf('impianti') },
  },
  {
    Icon: IconStack2,
    name: 'Pavimenti e parquet',
    line: 'Posa del parquet e pavimenti nuovi.',
    way: { profession: 'Parquettista', label: 'Guarda i parquettisti' },
  },
]
