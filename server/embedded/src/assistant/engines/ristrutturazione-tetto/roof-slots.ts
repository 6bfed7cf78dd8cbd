import { interview } from '@mestieri/shared/services/ristrutturazione_tetto/interview.ts'
import { quantities } from '@mestieri/shared/services/ristrutturazione_tetto/quantities.ts'

import type { Answers } from '../../jobs/job-engine.ts'
import { choiceOfJob, heard, numberOfJob } from '../job-slots.ts'
import { type AreaNouns, areaOf } from '../readers/areas.ts'
import { storeysSlot } from '../readers/storeys.ts'

const { questions } = interview

const roofNouns: AreaNouns = {
  own: 'tett|fald|copert|tegol|copp|pianta|casa|vill|abitaz|manto|eternit|amiant|lastr|appart'.split('|'),
  foreign: 'facciat|paret|terrazz|balcon|soffitt|giardin|pavim|bagn'.split('|'),
  parts: ['fald', 'spiovent', 'tett'],
}

const flatNouns: AreaNouns = {
  own: 'terrazz|lastric|balcon|tett|pian|guain|resin|copert'.split('|'),
  foreign: 'facciat|paret|casa|soffitt|giardin|appart|bagn'.split('|'),
  parts: ['terrazz', 'lastric', 'balcon'],
}

/** No side of a house is longer, in metres. */
const longest = 80

/** How large the roof is, and whether that is the roof or the house below it. */
export const roofArea = numberOfJob(questions.area, { derive: areaOf(roofNouns, longest) })
export const roofMeasured = choiceOfJob(questions.measured, heard)
export const storeys = storeysSlot(questions.storeys)
export const terraceArea = numberOfJob(questions.terrace, { derive: areaOf(flatNouns, longest) })
export const atticArea = numberOfJob(questions.attic, {
  derive: areaOf(
    {
      ...roofNouns,
      own: ['sottotett', 'soffitt', 'solai', 'casa', 'pianta'],
      foreign: ['tett', 'facciat', 'paret'],
    },
    longest,
  ),
})

const { slope, roofScaffold } = quantities
const slopeOfPlan = (slope.min + slope.max) / 2

/** The area of the slopes: a plan is a fifth smaller. */
export function slopeArea(answers: Answers): number {
  const said = answers.number('tetto')
  return answers.choice('tetto-misura') === 'pianta' ? said * slopeOfPlan : said
}

/** The facade that a scaffold stands before, below the eaves of two sides; none for a house of one storey. */
export function scaffoldArea(answers: Answers): number {
  const floors = answers.number('piani')
  return floors > 1 ? slopeArea(answers) * roofScaffold.max * floors : 0
}

/** From so many storeys on small jobs need a platform. */
const highest = 2

/** How many days of platform a small job needs. */
export function platformDays(answers: Answers): number {
  return answers.number('piani') > highest ? 1 : 0
}
