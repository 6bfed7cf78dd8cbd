import type { CorpusConversation } from '../conversation.ts'
import { bathroom } from './bathroom.ts'
import { boiler } from './boiler.ts'
import { facade } from './facade.ts'
import { moreFacade } from './more-facade.ts'
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

/** The seventeenth set: written without a look at the assistant or at the sets before it. */
export const seventeenth: readonly CorpusConversation[] = [
  ...bathroom,
  ...boiler,
  ...facade,
  ...moreFacade,
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
