import { countQuestions } from '@mestieri/shared/services/impianti/counts.ts'

import { optionOf } from '../slots/facts.ts'
import { numberSlot } from '../slots/number-slot.ts'
import type { Slot } from '../slots/slot.ts'

/** The slot of a count. A customer who does not know it leaves it to the size of the home. */
function countSlot(kind: keyof typeof countQuestions): Slot {
  const { label, question, help, chips, units, most, one, many } = countQuestions[kind]
  const slot: Slot = numberSlot({
    id: kind,
    step: 'Misure',
    label,
    question,
    example: 'Basta un numero, anche circa; se non lo sai, conto io in base alla casa.',
    help,
    chips: [...chips, 'Non lo so'],
    needed: (facts) => optionOf(facts, 'impianto') === kind,
    units,
    looseUnits: ['point', 'tap', 'outlet', 'radiator', 'split', 'room'],
    bounds: [1, most],
    whole: true,
    unit: { one, many },
    price: {
      reference: 0,
      typical: [0, 0],
      narrow: `quanti sono: ${many}`,
      driver: (fact) => (fact?.kind === 'number' && fact.high > 0 ? slot.show(fact) : label),
    },
  })
  return slot
}

/** The counts of all kinds of systems, of which a conversation asks for one. */
export const countSlots: readonly Slot[] = (
  Object.keys(countQuestions) as (keyof typeof countQuestions)[]
).map(countSlot)
