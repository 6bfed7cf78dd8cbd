import { interview } from '@mestieri/shared/services/ristrutturazione_tetto/interview.ts'
import { quantities } from '@mestieri/shared/services/ristrutturazione_tetto/quantities.ts'

import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import type { Answers } from '../../jobs/job-engine.ts'
import type { Slot } from '../../slots/slot.ts'
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

/** Maximum length of a side of a house in metres. */
const longest = 80

const eachSlope = /^(?:ciascun[ao]?|cadaun[ao]?|ognun[ao]|ogni|falda|l|una)$/

/** Returns a message without the number of slopes that only tells the shape: 'copertura a due falde, 120 m² in tutto'. */
function withoutShape(utterance: Utterance): Utterance {
  const { words } = utterance
  const at = words.findIndex(({ text }) => text === 'falde')
  const isShape =
    at > 1 && /^(?:a|ad|con|in)$/.test(words[at - 2]?.text ?? '') && words[at + 1]?.text !== 'da'
  if (!isShape || words.slice(at + 1).some(({ text }) => eachSlope.test(text))) return utterance
  return readUtterance(
    words
      .filter((_, place) => place !== at - 1 && place !== at)
      .map(({ text }) => text)
      .join(' '),
  )
}

const plainArea = numberOfJob(questions.area, { derive: areaOf(roofNouns, longest) })

/**
 * `roofArea` is the stated area; `roofMeasured` says whether it is the area of the slopes or of the floor
 * plan.
 */
export const roofArea: Slot = {
  ...plainArea,
  read: (utterance, asked) => plainArea.read(withoutShape(utterance), asked),
}
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

/** Returns the area of the slopes in m². A stated floor plan area is multiplied by `slopeOfPlan`. */
export function slopeArea(answers: Answers): number {
  const said = answers.number('tetto')
  return answers.choice('tetto-misura') === 'pianta' ? said * slopeOfPlan : said
}

/**
 * Returns the facade area in m² that needs a scaffold, for two sides below the eaves; 0 for a house of one
 * storey.
 */
export function scaffoldArea(answers: Answers): number {
  const floors = answers.number('piani')
  return floors > 1 ? slopeArea(answers) * roofScaffold.max * floors : 0
}

/** Above this number of storeys small jobs need a platform. */
const highest = 2

/** Returns the days of platform hire for a small job. */
export function platformDays(answers: Answers): number {
  return answers.number('piani') > highest ? 1 : 0
}
