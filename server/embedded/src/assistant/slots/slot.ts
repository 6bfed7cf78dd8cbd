import type { InterviewStep, QuestionWords } from '@mestieri/shared/services/interview.ts'

import type { Utterance } from '../italian/utterance.ts'
import type { Fact, Facts } from './facts.ts'

/** What a message says about a slot. */
export type SlotReading =
  | { readonly kind: 'fact'; readonly fact: Fact }
  /** Understood, but not taken as it is: `words` says why and asks again, with its own quick answers. */
  | { readonly kind: 'ask'; readonly words: string; readonly chips: readonly string[] }
  | null

/** What a slot is for the price: how to do without its answer, and how to speak of it. */
export interface PriceRole {
  /** The typical value that a price driver is compared with. */
  readonly reference: number | string
  /** The values used without an answer: both ends of a number, or the possible options. */
  readonly typical: readonly [number, number] | readonly string[]
  /** The options from the cheapest to the dearest, for the scale that the range is drawn on; none for a number. */
  readonly span?: readonly string[]
  /** Its name among the price drivers; null if its value is not worth naming. */
  driver(fact: Fact | undefined): string | null
  /** What would narrow the range: 'le misure esatte'. */
  readonly narrow: string
}

/** One thing to know about a job, and how to ask for it. */
export interface Slot {
  readonly id: string
  readonly step: InterviewStep
  /** In the job's description: 'Misure'. */
  readonly label: string
  question(facts: Facts): string
  /** How an answer looks: 'Per esempio: 80 m².' */
  readonly example: string
  /** What the question is about, for a customer who asks. */
  readonly help: string
  /** Answers to tap, at most four, each understood by {@link read}. */
  readonly chips: readonly string[]
  /** Whether the job needs the answer; otherwise it is not asked. */
  needed(facts: Facts): boolean
  /** Whether the answer is read but never repeated to the customer. It only explains another answer. */
  readonly quiet: boolean
  /**
   * What a message says about it.
   *
   * @param asked whether it answers the question: then a bare number, a yes or a name is enough
   */
  read(utterance: Utterance, asked: boolean): SlotReading
  /** A fact for people: '80 m²', 'pareti e soffitti'. */
  show(fact: Fact): string
  /** Null where the price does not depend on it. */
  readonly price: PriceRole | null
}

/** What all kinds of slots take. */
export interface SlotOptions extends QuestionWords {
  readonly needed?: (facts: Facts) => boolean
}

/** The parts of a slot that come straight from its options. */
export function baseOf(
  options: SlotOptions,
): Pick<Slot, 'id' | 'step' | 'label' | 'question' | 'example' | 'help' | 'chips' | 'needed' | 'quiet'> {
  const { id, step, label, question, example, help, chips, needed, quiet } = options
  return {
    id,
    step,
    label,
    question: () => question,
    example,
    help,
    chips,
    needed: needed ?? (() => true),
    quiet: quiet ?? false,
  }
}

/** The fact of a question that the customer could not answer. */
export const unknownFact: Fact = { kind: 'unknown' }

/** The reading of a fact. */
export function found(fact: Fact): SlotReading {
  return { kind: 'fact', fact }
}
