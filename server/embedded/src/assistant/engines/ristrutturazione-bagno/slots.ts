import { questions } from '@mestieri/shared/services/ristrutturazione_bagno/jobs/questions.ts'
import { smallQuestions } from '@mestieri/shared/services/ristrutturazione_bagno/jobs/small-questions.ts'
import { tileQuestions } from '@mestieri/shared/services/ristrutturazione_bagno/jobs/tile-questions.ts'

import { patterns, says } from '../../italian/patterns.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { choiceSlot } from '../../slots/choice-slot.ts'
import { type Facts, optionOf } from '../../slots/facts.ts'
import { sidesArea } from '../../slots/house-area.ts'
import { found, type Slot } from '../../slots/slot.ts'
import { showNumber } from '../../wording/figures.ts'
import { countOf, onlyAreaBut } from '../bound-quantities.ts'
import { heard, measured, type PricedNumberQuestion } from '../question-slots.ts'
import { countedFixtures, namedFloor, ofBathroomsOnly, severalSizes } from './measures.ts'

function sizeSlot(question: PricedNumberQuestion): Slot {
  const one = measured(question, { derive: sidesArea(12), named: 'Bagno di' })
  return {
    ...one,
    read: (utterance, asked) => {
      const bathrooms = ofBathroomsOnly(utterance)
      const several = severalSizes(bathrooms)
      return several ? found({ kind: 'number', ...several }) : one.read(bathrooms, asked)
    },
  }
}

/** The floor of the bathroom; of several, the smallest and the largest. */
export const size = sizeSlot(questions.size)
/** The floor of a bathroom that is yet to be made. */
export const newSize = sizeSlot({ ...questions.size, price: { ...questions.size.price, reference: 4 } })
/** How many are to be done, if the customer says so. */
export const count = heard(
  measured(questions.count, {
    derive: ({ content }) => (content.join(' ').includes('doppi servizi') ? { low: 2, high: 2 } : null),
  }),
)
export const pipes = choiceSlot(questions.pipes)
export const grade = choiceSlot(questions.grade)
export const hung = heard(choiceSlot(questions.hung))
export const hungAsked = choiceSlot(questions.hung)
export const accessible = heard(choiceSlot(questions.accessible))
export const drain = choiceSlot(questions.drain)
export const windowless = choiceSlot(questions.windowless)

const plainLift = choiceSlot(questions.lift)
const upperFloor = patterns('secondo|terzo|quarto|quinto|sesto|settimo|ultimo|mansarda|piano #|# piano|alto')
/** Whether rubble goes down by lift; a floor alone is asked back for its lift. */
export const lift: Slot = {
  ...plainLift,
  read: (utterance, asked) => {
    const reading = plainLift.read(utterance, asked)
    if (reading !== null || !asked || !says(utterance.content, upperFloor)) return reading
    return { kind: 'ask', words: 'E l’ascensore c’è?', chips: ['Sì', 'No', 'Non lo so'] }
  },
}
/** The floor of the home: asked only where there is no lift. */
export const floor: Slot = {
  ...measured(questions.floor, {
    derive: namedFloor,
    needed: (facts) => optionOf(facts, 'ascensore') === 'no',
  }),
  show: (fact) => {
    if (fact.kind !== 'number') return 'da definire'
    return fact.high === 0 ? 'piano terra' : `${showNumber(fact.high)}° piano`
  },
}

export const fixtures = measured(smallQuestions.fixtures, { derive: countedFixtures })
export const shower = choiceSlot(smallQuestions.shower)
export const showerPart = choiceSlot(smallQuestions.showerPart)
export const tapWork = choiceSlot(smallQuestions.tapWork)
export const taps = measured(smallQuestions.taps, {
  derive: (utterance) => countOf(utterance, ['rubinett', 'miscelator']),
})
export const leak = choiceSlot(smallQuestions.leak)
export const clogged = choiceSlot(smallQuestions.clogged)
export const cistern = choiceSlot(smallQuestions.cistern)
export const waterPoints = measured(smallQuestions.waterPoints)
export const movedWc = choiceSlot(smallQuestions.movedWc)
export const tileWork = choiceSlot(tileQuestions.tileWork)
const isPatch = (facts: Facts): boolean => optionOf(facts, 'cosaPiastrelle') === 'rappezzo'
/** Tiles told by two sides, or by the only area that is not the bathroom's own. */
const tiled = (utterance: Utterance, asked: boolean) =>
  sidesArea(12)(utterance, asked) ?? onlyAreaBut(utterance, ['bagn', 'casa', 'appartament'])
export const tileArea = measured(tileQuestions.tileArea, {
  derive: tiled,
  needed: (facts) => !isPatch(facts),
})
export const patchArea = measured(tileQuestions.patchArea, { derive: sidesArea(12), needed: isPatch })
export const coverMaterial = choiceSlot(tileQuestions.coverMaterial)
export const aid = choiceSlot(smallQuestions.aid)
const withHandles = new Set(['maniglioni', 'tutto'])
export const handles = measured(smallQuestions.handles, {
  derive: (utterance) => countOf(utterance, ['maniglion']),
  needed: (facts) => withHandles.has(optionOf(facts, 'cosaAusili') ?? ''),
})
