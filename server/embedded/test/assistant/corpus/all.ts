import { bathroomBlind } from './bathroom-blind.ts'
import { bathroomEighth } from './bathroom-eighth.ts'
import { bathroomFifth } from './bathroom-fifth.ts'
import { bathroomFirst } from './bathroom-first.ts'
import { bathroomFourth } from './bathroom-fourth.ts'
import { bathroomFresh } from './bathroom-fresh.ts'
import { bathroomSecond } from './bathroom-second.ts'
import { bathroomSeventh } from './bathroom-seventh.ts'
import { bathroomSixth } from './bathroom-sixth.ts'
import { bathroomThird } from './bathroom-third.ts'
import { bathroomUnseen } from './bathroom-unseen.ts'
import { boilerBlind } from './boiler-blind.ts'
import { boilerEighth } from './boiler-eighth.ts'
import { boilerFifth } from './boiler-fifth.ts'
import { boilerFirst } from './boiler-first.ts'
import { boilerFourth } from './boiler-fourth.ts'
import { boilerFresh } from './boiler-fresh.ts'
import { boilerSecond } from './boiler-second.ts'
import { boilerSeventh } from './boiler-seventh.ts'
import { boilerSixth } from './boiler-sixth.ts'
import { boilerThird } from './boiler-third.ts'
import { boilerUnseen } from './boiler-unseen.ts'
import type { CorpusConversation } from './conversation.ts'
import { dangerEighth } from './danger-eighth.ts'
import { dangerFifth } from './danger-fifth.ts'
import { dangerFourth } from './danger-fourth.ts'
import { dangerFresh } from './danger-fresh.ts'
import { dangerSecond } from './danger-second.ts'
import { dangerSeventh } from './danger-seventh.ts'
import { dangerSixth } from './danger-sixth.ts'
import { dangerThird } from './danger-third.ts'
import { dangerUnseen } from './danger-unseen.ts'
import { eleventh } from './eleventh/all.ts'
import { facadeBlind } from './facade-blind.ts'
import { facadeEighth } from './facade-eighth.ts'
import { facadeFifth } from './facade-fifth.ts'
import { facadeFirst } from './facade-first.ts'
import { facadeFourth } from './facade-fourth.ts'
import { facadeFresh } from './facade-fresh.ts'
import { facadeSecond } from './facade-second.ts'
import { facadeSeventh } from './facade-seventh.ts'
import { facadeSixth } from './facade-sixth.ts'
import { facadeThird } from './facade-third.ts'
import { facadeUnseen } from './facade-unseen.ts'
import { mixedBlind } from './mixed-blind.ts'
import { mixedEighth } from './mixed-eighth.ts'
import { mixedFifth } from './mixed-fifth.ts'
import { mixedFirst } from './mixed-first.ts'
import { mixedFourth } from './mixed-fourth.ts'
import { mixedFresh } from './mixed-fresh.ts'
import { mixedSecond } from './mixed-second.ts'
import { mixedSeventh } from './mixed-seventh.ts'
import { mixedSixth } from './mixed-sixth.ts'
import { mixedThird } from './mixed-third.ts'
import { mixedUnseen } from './mixed-unseen.ts'
import { ninth } from './ninth/all.ts'
import { paintingBlind } from './painting-blind.ts'
import { paintingEighth } from './painting-eighth.ts'
import { paintingFifth } from './painting-fifth.ts'
import { paintingFirst } from './painting-first.ts'
import { paintingFourth } from './painting-fourth.ts'
import { paintingFresh } from './painting-fresh.ts'
import { paintingSecond } from './painting-second.ts'
import { paintingSeventh } from './painting-seventh.ts'
import { paintingSixth } from './painting-sixth.ts'
import { paintingThird } from './painting-third.ts'
import { paintingUnseen } from './painting-unseen.ts'
import { rareBlind } from './rare-blind.ts'
import { rareUnseen } from './rare-unseen.ts'
import { renovationBlind } from './renovation-blind.ts'
import { renovationEighth } from './renovation-eighth.ts'
import { renovationFifth } from './renovation-fifth.ts'
import { renovationFirst } from './renovation-first.ts'
import { renovationFourth } from './renovation-fourth.ts'
import { renovationFresh } from './renovation-fresh.ts'
import { renovationSecond } from './renovation-second.ts'
import { renovationSeventh } from './renovation-seventh.ts'
import { renovationSixth } from './renovation-sixth.ts'
import { renovationThird } from './renovation-third.ts'
import { renovationUnseen } from './renovation-unseen.ts'
import { roofBlind } from './roof-blind.ts'
import { roofEighth } from './roof-eighth.ts'
import { roofFifth } from './roof-fifth.ts'
import { roofFirst } from './roof-first.ts'
import { roofFourth } from './roof-fourth.ts'
import { roofFresh } from './roof-fresh.ts'
import { roofSecond } from './roof-second.ts'
import { roofSeventh } from './roof-seventh.ts'
import { roofSixth } from './roof-sixth.ts'
import { roofThird } from './roof-third.ts'
import { roofUnseen } from './roof-unseen.ts'
import { solarBlind } from './solar-blind.ts'
import { solarEighth } from './solar-eighth.ts'
import { solarFifth } from './solar-fifth.ts'
import { solarFirst } from './solar-first.ts'
import { solarFourth } from './solar-fourth.ts'
import { solarFresh } from './solar-fresh.ts'
import { solarSecond } from './solar-second.ts'
import { solarSeventh } from './solar-seventh.ts'
import { solarSixth } from './solar-sixth.ts'
import { solarThird } from './solar-third.ts'
import { solarUnseen } from './solar-unseen.ts'
import { systemsBlind } from './systems-blind.ts'
import { systemsEighth } from './systems-eighth.ts'
import { systemsFifth } from './systems-fifth.ts'
import { systemsFirst } from './systems-first.ts'
import { systemsFourth } from './systems-fourth.ts'
import { systemsFresh } from './systems-fresh.ts'
import { systemsSecond } from './systems-second.ts'
import { systemsSeventh } from './systems-seventh.ts'
import { systemsSixth } from './systems-sixth.ts'
import { systemsThird } from './systems-third.ts'
import { systemsUnseen } from './systems-unseen.ts'
import { tenth } from './tenth/all.ts'
import { windowsBlind } from './windows-blind.ts'
import { windowsEighth } from './windows-eighth.ts'
import { windowsFifth } from './windows-fifth.ts'
import { windowsFirst } from './windows-first.ts'
import { windowsFourth } from './windows-fourth.ts'
import { windowsFresh } from './windows-fresh.ts'
import { windowsSecond } from './windows-second.ts'
import { windowsSeventh } from './windows-seventh.ts'
import { windowsSixth } from './windows-sixth.ts'
import { windowsThird } from './windows-third.ts'
import { windowsUnseen } from './windows-unseen.ts'

export type CorpusSet =
  | 'first'
  | 'blind'
  | 'fresh'
  | 'unseen'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth'
  | 'sixth'
  | 'seventh'
  | 'eighth'
  | 'ninth'
  | 'tenth'
  | 'eleventh'

/**
 * Conversations as customers write them. The first set was there while the assistant was written. Each later one was
 * written without a look at the assistant, after the assistant had learned from the one before, so its first figures say how
 * the assistant does with what it has not seen. The first messages of the first eight sets are also examples of the
 * classifier (recognise/learned); the later ones are not.
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
  fourth: [
    ...paintingFourth,
    ...bathroomFourth,
    ...roofFourth,
    ...facadeFourth,
    ...renovationFourth,
    ...windowsFourth,
    ...solarFourth,
    ...boilerFourth,
    ...systemsFourth,
    ...mixedFourth,
    ...dangerFourth,
  ],
  fifth: [
    ...bathroomFifth,
    ...boilerFifth,
    ...dangerFifth,
    ...facadeFifth,
    ...mixedFifth,
    ...paintingFifth,
    ...renovationFifth,
    ...roofFifth,
    ...solarFifth,
    ...systemsFifth,
    ...windowsFifth,
  ],
  sixth: [
    ...bathroomSixth,
    ...boilerSixth,
    ...dangerSixth,
    ...facadeSixth,
    ...mixedSixth,
    ...paintingSixth,
    ...renovationSixth,
    ...roofSixth,
    ...solarSixth,
    ...systemsSixth,
    ...windowsSixth,
  ],
  seventh: [
    ...bathroomSeventh,
    ...boilerSeventh,
    ...dangerSeventh,
    ...facadeSeventh,
    ...mixedSeventh,
    ...paintingSeventh,
    ...renovationSeventh,
    ...roofSeventh,
    ...solarSeventh,
    ...systemsSeventh,
    ...windowsSeventh,
  ],
  eighth: [
    ...bathroomEighth,
    ...boilerEighth,
    ...dangerEighth,
    ...facadeEighth,
    ...mixedEighth,
    ...paintingEighth,
    ...renovationEighth,
    ...roofEighth,
    ...solarEighth,
    ...systemsEighth,
    ...windowsEighth,
  ],
  ninth,
  tenth,
  eleventh,
}

export const corpusSets = Object.keys(corpus) as readonly CorpusSet[]

/** The day on which the conversations take place. */
export const corpusDay = Date.UTC(2026, 10, 23, 9)
