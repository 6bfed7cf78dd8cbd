import type { CorpusConversation } from '../conversation.ts'
import { bathroom } from './bathroom.ts'
import { boiler } from './boiler.ts'
import { danger } from './danger.ts'
import { facade } from './facade.ts'
import { mixed } from './mixed.ts'
import { painting } from './painting.ts'
import { renovation } from './renovation.ts'
import { roof } from './roof.ts'
import { solar } from './solar.ts'
import { systems } from './systems.ts'
import { windows } from './windows.ts'

export const fresh: readonly CorpusConversation[] = [
  ...painting,
  ...bathroom,
  ...roof,
  ...facade,
  ...renovation,
  ...windows,
  ...solar,
  ...boiler,
  ...systems,
  ...mixed,
  ...danger,
]
