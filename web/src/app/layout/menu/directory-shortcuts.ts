import { type Profession, professionWords } from '@mestieri/shared/catalogue/professions.ts'
import {
  type Icon,
  IconBolt,
  IconDroplet,
  IconLayoutGrid,
  IconPaint,
  IconWall,
  IconWindow,
} from '@tabler/icons-react'

import { mainLinks, type SiteLink } from '../site-links.ts'

interface DirectoryShortcut extends SiteLink {
  readonly Icon: Icon
}

function shortcut(profession: Profession, glyph: Icon): DirectoryShortcut {
  const query = new URLSearchParams({ profession })
  return {
    to: `${mainLinks.directory.to}?${query.toString()}`,
    label: professionWords[profession].plural,
    Icon: glyph,
  }
}

/** Links to the most requested trades and to the whole directory. */
export const directoryShortcuts: readonly DirectoryShortcut[] = [
  shortcut('Impresa Edile', IconWall),
  shortcut('Idraulico', IconDroplet),
  shortcut('Elettricista', IconBolt),
  shortcut('Imbianchino', IconPaint),
  shortcut('Serramentista', IconWindow),
  { to: mainLinks.directory.to, label: 'Tutti', Icon: IconLayoutGrid },
]
