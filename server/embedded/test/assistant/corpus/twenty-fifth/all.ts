import type { CorpusConversation } from '../conversation.ts'
import { bathroom } from './bathroom.ts'
import { boiler } from './boiler.ts'
import { facade } from './facade.ts'
import { moreBathroom } from './more-bathroom.ts'
import { moreBoiler } from './more-boiler.ts'
import { moreFacade } from './more-facade.ts'
import { moreSystems } from './more-systems.ts'
import { moreWindows } from './more-windows.ts'
import { painting } from './painting.ts'
import { renovation } from './renovation.ts'
import { roof } from './roof.ts'
import { solar } from './solar.ts'
import { systems } from './systems.ts'
import { windows } from './windows.ts'

/** The twenty-fifth set: written without a look at the assistant or at the sets before it. */
export const twentyFifth: readonly CorpusConversation[] = [
  ...bathroom,
  ...moreBathroom,
  ...boiler,
  ...moreBoiler,
  ...facade,
  ...moreFacade,
  ...painting,
  ...renovation,
  ...roof,
  ...solar,
  ...systems,
  ...moreSystems,
  ...windows,
  ...moreWindows,
]
