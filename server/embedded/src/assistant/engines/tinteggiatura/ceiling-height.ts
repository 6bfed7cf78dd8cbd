import { heardQuestions } from '@mestieri/shared/services/tinteggiatura/jobs/heard-questions.ts'

import type { Utterance } from '../../italian/utterance.ts'
import { found, type Slot } from '../../slots/slot.ts'
import { choiceOfJob, heard } from '../job-slots.ts'

/** From this height in metres a room counts as high: see the question. */
const high = 3.2
/** The heights of rooms in metres. */
const [lowest, highest] = [2, 8]

/** Number of words between 'alti' and the height: 'alti circa 2,70'. */
const reach = 2

/** Returns the height of the rooms in metres: 'soffitti alti 2,70', 'altezza 270'; null if none is stated. */
function statedHeight({ words, quantities }: Utterance): number | null {
  for (const { from, low, unit } of quantities) {
    const named = words.findLastIndex(({ text }, at) => at < from && /^(?:alt[oaie]|altezza|h)$/.test(text))
    const between = words.slice(named + 1, from)
    if (named === -1 || between.length > reach || between.some(({ kind }) => kind === 'mark')) continue
    if (unit !== 'metre' && unit !== 'centimetre' && unit !== null) continue
    const metres = unit === 'centimetre' || low >= 200 ? low / 100 : low
    if (metres >= lowest && metres <= highest) return metres
  }
  return null
}

const plain = choiceOfJob(heardQuestions.height, heard)

/** Whether the rooms are high: by their height in metres, or in words. */
export const height: Slot = {
  ...plain,
  read: (utterance, asked) => {
    const metres = statedHeight(utterance)
    if (metres === null) return plain.read(utterance, asked)
    return found({ kind: 'choice', option: metres > high ? 'alta' : 'normale' })
  },
}
