import type { NumberQuestion } from '@mestieri/shared/services/interview.ts'

import { countedFloors, floorsFromGround } from '../../slots/areas/floors.ts'
import type { Interval } from '../../slots/number-slot.ts'
import type { Slot } from '../../slots/slot.ts'
import { numberOfJob } from '../job-slots.ts'
import type { Reader } from './counted.ts'

/** Maximum number of storeys above the stated one that 'più di 3 piani' may mean. */
const maxAbove = 3

/** Reads 'più di 3 piani'. */
const moreThan: Reader = ({ words, quantities }, asked): Interval | null => {
  const said = quantities.find(({ unit, from }) => {
    if (unit !== 'floor' && !(asked && unit === null)) return false
    const [before, first] = [words[from - 1]?.text, words[from - 2]?.text]
    return before === 'oltre' || (before === 'di' && first === 'piu')
  })
  if (!said) return null
  const named = Math.round(said.low)
  return { low: named + 1, high: named + maxAbove }
}

/** Reads 'terra e primo' as an answer. */
const fromGround: Reader = (utterance, asked): Interval | null => {
  const { content } = utterance
  return asked && content[0] === 'terra'
    ? floorsFromGround({ ...utterance, content: ['piano', ...content] })
    : null
}

/** Reads the number of storeys of a building. */
export const storeyCount: Reader = (utterance, asked) =>
  fromGround(utterance, asked) ??
  moreThan(utterance, asked) ??
  floorsFromGround(utterance) ??
  countedFloors(utterance, asked)

type StoreysQuestion = NumberQuestion & {
  readonly price: { readonly reference: number; readonly narrow: string }
}

/** Makes the slot for the storeys of a building. 'More than three' has a text of its own. */
export function storeysSlot(question: StoreysQuestion): Slot {
  const slot = numberOfJob(question, { derive: storeyCount })
  return {
    ...slot,
    show: (fact) =>
      fact.kind === 'number' && fact.high - fact.low === maxAbove - 1 && fact.low > 1
        ? `più di ${fact.low - 1} piani`
        : slot.show(fact),
  }
}
