import type { CorpusConversation } from '../conversation.ts'
import { bathroom } from './bathroom.ts'
import { boiler } from './boiler.ts'
import { facade } from './facade.ts'
import { painting } from './painting.ts'
import { renovation } from './renovation.ts'

/** The fourteenth set: written without a look at the assistant or at the sets before it. */
export const fourteenth: readonly CorpusConversation[] = [
  ...bathroom,
  ...boiler,
  ...facade,
  ...painting,
  ...renovation,
]
