import type { ChoiceQuestion, NumberQuestion } from '@mestieri/shared/services/interview.ts'

import type { Utterance } from '../italian/utterance.ts'
import { choiceSlot } from '../slots/choice-slot.ts'
import type { Facts } from '../slots/facts.ts'
import { type Interval, numberSlot } from '../slots/number-slot.ts'
import type { Slot } from '../slots/slot.ts'

/** A number that the price depends on, with its typical value. */
export type PricedNumberQuestion = NumberQuestion & {
  readonly price: { readonly reference: number; readonly narrow: string }
}

interface MeasuredOptions {
  /** The answer told in another way, see `numberSlot`. */
  readonly derive?: (utterance: Utterance, asked: boolean) => Interval | null
  readonly needed?: (facts: Facts) => boolean
  /** Its name among the price drivers before a known value: 'Casa di' for 'Casa di 80 m²'. */
  readonly named?: string
}

/** A slot for a number that the price depends on. */
export function measured(question: PricedNumberQuestion, options: MeasuredOptions = {}): Slot {
  const { named, ...rest } = options
  const { reference, narrow } = question.price
  const slot: Slot = numberSlot({
    ...question,
    ...rest,
    price: {
      reference,
      typical: [reference, reference],
      narrow,
      driver: (fact) => {
        if (fact?.kind !== 'number') return question.label
        if (fact.high === 0) return null
        return named === undefined ? `${question.label}: ${slot.show(fact)}` : `${named} ${slot.show(fact)}`
      },
    },
  })
  return slot
}

const never = (): boolean => false

/** A slot that is never asked: it counts if the customer speaks of it. */
export function heard(slot: Slot): Slot {
  return { ...slot, needed: never }
}

/** A choice that is asked only if the facts call for it. */
export function choiceIf(question: ChoiceQuestion, needed: (facts: Facts) => boolean): Slot {
  return choiceSlot({ ...question, needed })
}
