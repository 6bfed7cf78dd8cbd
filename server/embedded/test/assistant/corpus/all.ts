import { bathroomBlind } from './bathroom-blind.ts'
import { bathroomFirst } from './bathroom-first.ts'
import { bathroomFresh } from './bathroom-fresh.ts'
import { bathroomSecond } from './bathroom-second.ts'
import { bathroomThird } from './bathroom-third.ts'
import { bathroomUnseen } from './bathroom-unseen.ts'
import { boilerBlind } from './boiler-blind.ts'
import { boilerFirst } from './boiler-first.ts'
import { boilerFresh } from './boiler-fresh.ts'
import { boilerSecond } from './boiler-second.ts'
import { boilerThird } from './boiler-third.ts'
import { boilerUnseen } from './boiler-unseen.ts'
import type { CorpusConversation } from './conversation.ts'
import { dangerFresh } from './danger-fresh.ts'
import { dangerSecond } from './danger-second.ts'
import { dangerThird } from './danger-third.ts'
import { dangerUnseen } from './danger-unseen.ts'
import { facadeBlind } from './facade-blind.ts'
import { facadeFirst } from './facade-first.ts'
import { facadeFresh } from './facade-fresh.ts'
import { facadeSecond } from './facade-second.ts'
import { facadeThird } from './facade-third.ts'
import { facadeUnseen } from './facade-unseen.ts'
import { mixedBlind } from './mixed-blind.ts'
import { mixedFirst } from './mixed-first.ts'
import { mixedFresh } from './mixed-fresh.ts'
import { mixedSecond } from './mixed-second.ts'
import { mixedThird } from './mixed-third.ts'
import { mixedUnseen } from './mixed-unseen.ts'
import { paintingBlind } from './painting-blind.ts'
import { paintingFirst } from './painting-first.ts'
import { paintingFresh } from './painting-fresh.ts'
import { paintingSecond } from './painting-second.ts'
import { paintingThird } from './painting-third.ts'
import { paintingUnseen } from './painting-unseen.ts'
import { rareBlind } from './rare-blind.ts'
import { rareUnseen } from './rare-unseen.ts'
import { renovationBlind } from './renovation-blind.ts'
import { renovationFirst } from './renovation-first.ts'
import { renovationFresh } from './renovation-fresh.ts'
import { renovationSecond } from './renovation-second.ts'
import { renovationThird } from './renovation-third.ts'
import { renovationUnseen } from './renovation-unseen.ts'
import { roofBlind } from './roof-blind.ts'
import { roofFirst } from './roof-first.ts'
import { roofFresh } from './roof-fresh.ts'
import { roofSecond } from './roof-second.ts'
import { roofThird } from './roof-third.ts'
import { roofUnseen } from './roof-unseen.ts'
import { solarBlind } from './solar-blind.ts'
import { solarFirst } from './solar-first.ts'
import { solarFresh } from './solar-fresh.ts'
import { solarSecond } from './solar-second.ts'
import { solarThird } from './solar-third.ts'
import { solarUnseen } from './solar-unseen.ts'
import { systemsBlind } from './systems-blind.ts'
import { systemsFirst } from './systems-first.ts'
import { systemsFresh } from './systems-fresh.ts'
import { systemsSecond } from './systems-second.ts'
import { systemsThird } from './systems-third.ts'
import { systemsUnseen } from './systems-unseen.ts'
import { windowsBlind } from './windows-blind.ts'
import { windowsFirst } from './windows-first.ts'
import { windowsFresh } from './windows-fresh.ts'
import { windowsSecond } from './windows-second.ts'
import { windowsThird } from './windows-third.ts'
import { windowsUnseen } from './windows-unseen.ts'

export type CorpusSet = 'first' | 'blind' | 'fresh' | 'unseen' | 'second' | 'third'

/**
 * Conversations as customers write them. The first set was there while the assistant was written; the blind set was
 * written later, without a look at the assistant, and its first figures say how it does with what it has not seen. So was
 * the fresh set, by somebody else, after the assistant had learned from the blind one, the unseen set after the fresh
 * one, the second after the unseen one, and the third after the second.
 */
export const corpus: Readonly<Record<CorpusSet, readonly CorpusConversation[]>> = {
  first: [
    ...paintingFirst,
    ...bathroomFirst,
    ...roofFirst,
    ...facadeFirst,
    ...renovationFirst,
    ...windowsFirst,
    ...solarFirst,
    ...boilerFirst,
    ...systemsFirst,
    ...mixedFirst,
  ],
  blind: [
    ...paintingBlind,
    ...bathroomBlind,
    ...roofBlind,
    ...facadeBlind,
    ...renovationBlind,
    ...windowsBlind,
    ...solarBlind,
    ...boilerBlind,
    ...systemsBlind,
    ...mixedBlind,
    ...rareBlind,
  ],
  fresh: [
    ...paintingFresh,
    ...bathroomFresh,
    ...roofFresh,
    ...facadeFresh,
    ...renovationFresh,
    ...windowsFresh,
    ...solarFresh,
    ...boilerFresh,
    ...systemsFresh,
    ...mixedFresh,
    ...dangerFresh,
  ],
  unseen: [
    ...paintingUnseen,
    ...bathroomUnseen,
    ...roofUnseen,
    ...facadeUnseen,
    ...renovationUnseen,
    ...windowsUnseen,
    ...solarUnseen,
    ...boilerUnseen,
    ...systemsUnseen,
    ...mixedUnseen,
    ...dangerUnseen,
    ...rareUnseen,
  ],
  second: [
    ...paintingSecond,
    ...bathroomSecond,
    ...roofSecond,
    ...facadeSecond,
    ...renovationSecond,
    ...windowsSecond,
    ...solarSecond,
    ...boilerSecond,
    ...systemsSecond,
    ...mixedSecond,
    ...dangerSecond,
  ],
  third: [
    ...paintingThird,
    ...bathroomThird,
    ...roofThird,
    ...facadeThird,
    ...renovationThird,
    ...windowsThird,
    ...solarThird,
    ...boilerThird,
    ...systemsThird,
    ...mixedThird,
    ...dangerThird,
  ],
}

export const corpusSets = Object.keys(corpus) as readonly CorpusSet[]

/** The day on which the conversations take place. */
export const corpusDay = Date.UTC(2026, 10, 23, 9)
