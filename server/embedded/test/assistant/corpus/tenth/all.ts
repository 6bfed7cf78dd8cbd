import type { CorpusConversation } from '../conversation.ts'
import { bathroomSecond } from './bathroom-2.ts'
import { bathroom } from './bathroom.ts'
import { boilerSecond } from './boiler-2.ts'
import { boiler } from './boiler.ts'
import { facadeSecond } from './facade-2.ts'
import { facade } from './facade.ts'
import { mixed } from './mixed.ts'
import { paintingSecond } from './painting-2.ts'
import { painting } from './painting.ts'
import { renovationSecond } from './renovation-2.ts'
import { renovation } from './renovation.ts'
import { roofSecond } from './roof-2.ts'
import { roof } from './roof.ts'
import { solarSecond } from './solar-2.ts'
import { solar } from './solar.ts'
import { systemsSecond } from './systems-2.ts'
import { systemsThird } from './systems-3.ts'
import { systems } from './systems.ts'
import { windowsSecond } from './windows-2.ts'
import { windows } from './windows.ts'

/** The tenth set: written without a look at the assistant or at the sets before it. */
export const tenth: readonly CorpusConversation[] = [
  ...bathroom,
  ...bathroomSecond,
  ...boiler,
  ...boilerSecond,
  ...facade,
  ...facadeSecond,
  ...mixed,
  ...painting,
  ...paintingSecond,
  ...renovation,
  ...renovationSecond,
  ...roof,
  ...roofSecond,
  ...solar,
  ...solarSecond,
  ...systems,
  ...systemsSecond,
  ...systemsThird,
  ...windows,
  ...windowsSecond,
]
