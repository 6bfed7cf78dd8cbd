import { floorQuestions } from '@mestieri/shared/services/ristrutturazione/jobs/floor-questions.ts'
import { questions } from '@mestieri/shared/services/ristrutturazione/jobs/questions.ts'
import { smallQuestions } from '@mestieri/shared/services/ristrutturazione/jobs/small-questions.ts'
import { wallQuestions } from '@mestieri/shared/services/ristrutturazione/jobs/wall-questions.ts'

import { optionOf } from '../../slots/facts.ts'
import type { Slot } from '../../slots/slot.ts'
import { countOf, perFlat } from '../bound-quantities.ts'
import { choiceOfJob, heard, numberOfJob, type PricedNumberQuestion } from '../job-slots.ts'
import { counted } from '../readers/counted.ts'
import { homeFloor, roomFloor, roomsArea, wallArea } from '../spaces.ts'

export { lift } from '../ristrutturazione-bagno/slots.ts'
export { flats } from '../tinteggiatura/slots.ts'

/** The floor area of the home, or of the rooms that a message names. */
export const area = perFlat(
  numberOfJob(questions.area, {
    derive: (utterance, asked) => homeFloor(utterance, asked) ?? (asked ? roomsArea(utterance) : null),
    named: 'Casa di',
  }),
)
export const floorArea = numberOfJob(questions.floorArea, {
  derive: roomFloor,
  named: 'Pavimento di',
})
export const ceilingArea = numberOfJob(smallQuestions.ceilingArea, {
  derive: roomFloor,
  named: 'Soffitto di',
})

const count = (question: PricedNumberQuestion, nouns: readonly string[]): Slot =>
  numberOfJob(question, {
    derive: (utterance, asked) => countOf(utterance, nouns) ?? counted(nouns.join('|'))(utterance, asked),
  })

export const grade = choiceOfJob(questions.grade)

const bathroomWords = {
  derive: ({ content }: { readonly content: readonly string[] }) =>
    content.join(' ').includes('doppi servizi') ? { low: 2, high: 2 } : null,
}
export const bathrooms = numberOfJob(questions.bathrooms, bathroomWords)
/** The number of bathrooms for a job without bathrooms by default (reference value 0). */
export const addedBathrooms = numberOfJob(
  { ...questions.bathrooms, price: { ...questions.bathrooms.price, reference: 0 } },
  bathroomWords,
)
export const windows = numberOfJob(questions.windows)
export const floorHeating = choiceOfJob(questions.floorHeating, heard)
export const works = choiceOfJob(questions.works)
export const systems = choiceOfJob(questions.systems)

export const laying = choiceOfJob(floorQuestions.laying)
export const screed = choiceOfJob(floorQuestions.screed, {
  needed: (facts) => optionOf(facts, 'posa') === 'demolendo',
})
export const skirting = choiceOfJob(floorQuestions.skirting, heard)
export const wood = choiceOfJob(floorQuestions.wood)
export const herringbone = choiceOfJob(floorQuestions.herringbone, heard)
export const polished = choiceOfJob(floorQuestions.polished)

export const kitchenWork = choiceOfJob(smallQuestions.kitchenWork)
export const kitchenFloor = choiceOfJob(smallQuestions.kitchenFloor)
export const wallSize = numberOfJob(wallQuestions.wallSize, { derive: wallArea })
export const wallSystems = choiceOfJob(wallQuestions.wallSystems)
export const opening = choiceOfJob(wallQuestions.opening)
export const thickness = choiceOfJob(wallQuestions.thickness)
export const newWall = numberOfJob(wallQuestions.newWall, { derive: wallArea })
export const wallMaterial = choiceOfJob(wallQuestions.wallMaterial)
export const sound = choiceOfJob(wallQuestions.sound)
export const spots = count(smallQuestions.spots, ['farett', 'spot'])
export const shape = choiceOfJob(smallQuestions.shape)
export const doors = count(smallQuestions.doors, ['port'])
export const doorGrade = choiceOfJob(smallQuestions.doorGrade)
export const doorway = choiceOfJob(smallQuestions.doorway)
export const doorways = count(smallQuestions.doorways, ['van', 'port', 'apertur'])
export const filing = choiceOfJob(smallQuestions.filing)
