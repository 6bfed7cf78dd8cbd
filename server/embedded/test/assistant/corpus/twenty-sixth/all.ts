import type { CorpusConversation } from '../conversation.ts'
import { bathroom } from './bathroom.ts'
import { boiler } from './boiler.ts'
import { facade } from './facade.ts'
import { furtherBathroom } from './further-bathroom.ts'
import { furtherBoiler } from './further-boiler.ts'
import { furtherFacade } from './further-facade.ts'
import { furtherPainting } from './further-painting.ts'
import { furtherRenovation } from './further-renovation.ts'
import { furtherRoof } from './further-roof.ts'
import { furtherSystems } from './further-systems.ts'
import { furtherWindows } from './further-windows.ts'
import { lastPainting } from './last-painting.ts'
import { lastWindows } from './last-windows.ts'
import { moreBathroom } from './more-bathroom.ts'
import { moreBoiler } from './more-boiler.ts'
import { moreFacade } from './more-facade.ts'
import { morePainting } from './more-painting.ts'
import { moreRenovation } from './more-renovation.ts'
import { moreRoof } from './more-roof.ts'
import { moreSolar } from './more-solar.ts'
import { moreSystems } from './more-systems.ts'
import { moreWindows } from './more-windows.ts'
import { painting } from './painting.ts'
import { renovation } from './renovation.ts'
import { roof } from './roof.ts'
import { solar } from './solar.ts'
import { systems } from './systems.ts'
import { windows } from './windows.ts'

/** The twenty-sixth set: written without a look at the assistant, most of it as ordinary customers write on a phone. */
export const twentySixth: readonly CorpusConversation[] = [
  ...bathroom,
  ...boiler,
  ...facade,
  ...furtherBathroom,
  ...furtherBoiler,
  ...furtherFacade,
  ...furtherPainting,
  ...furtherRenovation,
  ...furtherRoof,
  ...furtherSystems,
  ...furtherWindows,
  ...lastPainting,
  ...lastWindows,
  ...moreBathroom,
  ...moreBoiler,
  ...moreFacade,
  ...morePainting,
  ...moreRenovation,
  ...moreRoof,
  ...moreSolar,
  ...moreSystems,
  ...moreWindows,
  ...painting,
  ...renovation,
  ...roof,
  ...solar,
  ...systems,
  ...windows,
]
