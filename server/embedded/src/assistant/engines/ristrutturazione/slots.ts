import { floorQuestions } from '@mestieri/shared/services/ristrutturazione/jobs/floor-questions.ts'
import { questions } from '@mestieri/shared/services/ristrutturazione/jobs/questions.ts'
import { smallQuestions } from '@mestieri/shared/services/ristrutturazione/jobs/small-questions.ts'
import { wallQuestions } from '@mestieri/shared/services/ristrutturazione/jobs/wall-questions.ts'

import { choiceSlot } from '../../slots/choice-slot.ts'
import { optionOf } from '../../slots/facts.ts'
import type { Slot } from '../../slots/slot.ts'
import { countOf, perFlat } from '../bound-quantities.ts'
import { choiceIf, heard, measured, type PricedNumberQuestion } from '../question-slots.ts'
import { homeFloor, roomFloor, roomsArea, wallArea } from '../spaces.ts'

export { lift } from '../ristrutturazione-bagno/slots.ts'
export { flats } from '../tinteggiatura/slots.ts'

/** The floor of the home, or of the rooms that a message names. */
export const area = perFlat(
  measured(questions.area, {
    derive: (utterance, asked) => homeFloor(utterance, asked) ?? (asked ? roomsArea(utterance) : null),
    named: 'Casa di',
  }),
)
export const floorArea = measured(questions.floorArea, {
  derive: roomFloor,
  named: 'Pavimento di',
})
export const ceilingArea = measured(smallQuestions.ceilingArea, {
  derive: roomFloor,
  named: 'Soffitto di',
})

const count = (question: PricedNumberQuestion, nouns: readonly string[]): Slot =>
  measured(question, { derive: (utterance) => countOf(utterance, nouns) })

export const grade = choiceSlot(questions.grade)

const bathroomWords = {
  derive: ({ content }: { readonly content: readonly string[] }) =>
    content.join(' ').includes('doppi servizi') ? { low: 2, high: 2 } : null,
}
export const bathrooms = measured(questions.bathrooms, bathroomWords)
/** The same where none is done unless the customer wants it. */
export const addedBathrooms = measured(
  { ...questions.bathrooms, price: { ...questions.bathrooms.price, reference: 0 } },
  bathroomWords,
)
export const windows = measured(questions.windows)
export const floorHeating = heard(choiceSlot(questions.floorHeating))
export const works = choiceSlot(questions.works)
export const systems = choiceSlot(questions.systems)

export const laying = choiceSlot(floorQuestions.laying)
export const screed = choiceIf(floorQuestions.screed, (facts) => optionOf(facts, 'posa') === 'demolendo')
export const skirting = heard(choiceSlot(floorQuestions.skirting))
export const wood = choiceSlot(floorQuestions.wood)
export const herringbone = heard(choiceSlot(floorQuestions.herringbone))
export const polished = choiceSlot(floorQuestions.polished)

export const kitchenWork = choiceSlot(smallQuestions.kitchenWork)
export const kitchenFloor = choiceSlot(smallQuestions.kitchenFloor)
export const wallSize = measured(wallQuestions.wallSize, { derive: wallArea })
export const wallSystems = choiceSlot(wallQuestions.wallSystems)
export const opening = choiceSlot(wallQuestions.opening)
export const thickness = choiceSlot(wallQuestions.thickness)
export const newWall = measured(wallQuestions.newWall, { derive: wallArea })
export const wallMaterial = choiceSlot(wallQuestions.wallMaterial)
export const sound = choiceSlot(wallQuestions.sound)
export const spots = count(smallQuestions.spots, ['farett', 'spot'])
export const shape = choiceSlot(smallQuestions.shape)
export const doors = count(smallQuestions.doors, ['port'])
export const doorGrade = choiceSlot(smallQuestions.doorGrade)
export const doorway = choiceSlot(smallQuestions.doorway)
export const doorways = count(smallQuestions.doorways, ['van', 'port', 'apertur'])
export const filing = choiceSlot(smallQuestions.filing)
