import { smallQuestions } from '@mestieri/shared/services/tinteggiatura/jobs/small-questions.ts'

import type { Utterance } from '../../italian/utterance.ts'
import { spokenText } from '../../italian/words.ts'
import { type Facts, optionOf } from '../../slots/facts.ts'
import type { Interval } from '../../slots/number-slot.ts'
import { found, type Slot } from '../../slots/slot.ts'
import { countOf } from '../bound-quantities.ts'
import { choiceOfJob, heard, numberOfJob } from '../job-slots.ts'
import { counted, single } from '../readers/counted.ts'
import { addsOne, windowsOfLeaves } from '../readers/openings.ts'

/** Matches the number of the things of one kind: 'le porte sono 4', which does not choose this kind. */
const countsKind = /^(?:le|i|gli) \p{L}+ (?:sono|sn|so|saranno|diventano) (?:solo |circa )?\d/u
/** Matches several kinds that are counted together: 'tra persiane e ante sono dieci pezzi'. They choose none of them. */
const countsTogether = /(?:^| )(?:tra|fra) (?:(?:le|i|gli) )?\p{L}+ e (?:(?:le|i|gli) )?\p{L}+/u

/**
 * Returns a choice of a thing that a further one does not replace: 'anche il cancelletto', after the railing, is a
 * remark for the professional.
 */
const unlessFurther = (slot: Slot): Slot => ({
  ...slot,
  read: (utterance, asked) =>
    !asked &&
    (/^(?:anche|pure|e)$/.test(utterance.words[0]?.text ?? '') ||
      [countsKind, countsTogether].some((one) => one.test(spokenText(utterance.words))))
      ? null
      : slot.read(utterance, asked),
})
const plainWoodKind = choiceOfJob(smallQuestions.woodKind)
const ofBlinds = /^(?:persian|scur|gelosi|impost)/
const onOpening = /^(?:finestr|portafinestr|portefinestr|balcon)/
/** The kind of the pieces. Windows may only tell where the blinds are: 'persiane, 8 ante su 4 finestre'. */
export const woodKind = unlessFurther({
  ...plainWoodKind,
  read: (utterance, asked) => {
    const { words, content } = utterance
    const at = words.findIndex(({ text }) => ofBlinds.test(text))
    const isPlace = words.some(
      ({ text }, place) =>
        place > at &&
        onOpening.test(text) &&
        words
          .slice(Math.max(0, place - 3), place)
          .some((before) => /^(?:su|sulle|per|alle|delle|di)$/.test(before.text)),
    )
    if (at === -1 || !isPlace) return plainWoodKind.read(utterance, asked)
    return plainWoodKind.read(
      { ...utterance, content: content.filter((word) => !onOpening.test(word)) },
      asked,
    )
  },
})
const woodNouns = ['port', 'persian', 'finestr', 'infiss', 'serrament', 'scur', 'gelosi', 'imposte']
const countedWood = counted(woodNouns.join('|'))
const singleWood = single('port|persian|finestr')
const woodCount = numberOfJob(smallQuestions.woodPieces, {
  derive: (utterance, asked) =>
    countOf(utterance, woodNouns) ??
    windowsOfLeaves(utterance) ??
    countedWood(utterance, asked) ??
    singleWood(utterance, asked),
})
/** The number of all pieces together: 7 for '5 porte e 2 finestre'. */
export const woodPieces: Slot = {
  ...woodCount,
  read: (utterance, asked) => {
    const all = countOf(utterance, woodNouns)
    const one = woodCount.read(utterance, asked)
    const isMore = all && one?.kind === 'fact' && one.fact.kind === 'number' && all.low > one.fact.low
    return isMore ? found({ kind: 'number', ...all }) : one
  },
}
export const stripping = choiceOfJob(smallQuestions.stripping)
export const ironKind = unlessFurther(choiceOfJob(smallQuestions.ironKind))
/** Number of elements of the radiator that the price is for. */
const elementsEach = 10
const piecesOfElements = (elements: number): number => Math.max(1, Math.round(elements / elementsEach))
const radiatorsOf = (utterance: Utterance): Interval | null => {
  const elements = countOf(utterance, ['element'])
  return elements && { low: piecesOfElements(elements.low), high: piecesOfElements(elements.high) }
}

const isRailing = (facts: Facts): boolean => (optionOf(facts, 'cosaFerro') ?? 'ringhiera') === 'ringhiera'
export const railingLength = numberOfJob(smallQuestions.railingLength, {
  needed: isRailing,
  named: 'Ringhiera di',
})
const ironNouns = ['termosifon', 'calorifer', 'radiator', 'inferriat', 'grat', 'cancell']
const singleIron = single(ironNouns.join('|'))
const countedIron = counted(ironNouns.join('|'))
const gateNouns = /^cancell/
const namesGate = ({ words }: Utterance): boolean => words.some(({ text }) => gateNouns.test(text))
export const ironPieces = numberOfJob(smallQuestions.ironPieces, {
  derive: (utterance, asked) =>
    addsOne(utterance) && namesGate(utterance)
      ? null
      : (radiatorsOf(utterance) ??
        countOf(utterance, ironNouns) ??
        countedIron(utterance, asked) ??
        singleIron(utterance, asked)),
  needed: (facts) => !isRailing(facts),
})
/** The gates beside the railing: 'anche il cancelletto'. */
export const furtherGates = numberOfJob(
  {
    ...smallQuestions.ironPieces,
    id: 'cancelliFerro',
    label: 'Cancelli',
    chips: [],
    units: [],
    unit: { one: 'cancello', many: 'cancelli' },
    price: { ...smallQuestions.ironPieces.price, reference: 0 },
  },
  {
    ...heard,
    derive: (utterance) => (addsOne(utterance) && namesGate(utterance) ? { low: 1, high: 1 } : null),
  },
)
