import type { InterviewStep, QuestionWords } from '@mestieri/shared/services/interview.ts'

import type { Utterance } from '../italian/utterance.ts'
import type { Fact, Facts } from './facts.ts'

/** What a message says about a slot; null for nothing. */
export type SlotReading =
  | { readonly kind: 'fact'; readonly fact: Fact }
  /** The message was understood but needs a further question: `words`, with its own quick answers. */
  | { readonly kind: 'ask'; readonly words: string; readonly chips: readonly string[] }
  | null

/** How a slot affects the price: the values used without its answer, and its texts. */
export interface PriceRole {
  /** The reference value. The estimate uses it without an answer and compares price drivers with it. */
  readonly reference: number | string
  /**
   * The typical values: both limits of a number, or the possible options. They show how much an answer would
   * narrow the price range.
   */
  readonly typical: readonly [number, number] | readonly string[]
  /**
   * The options from the cheapest to the most expensive, for the scale of the price range. Undefined for a
   * number.
   */
  readonly span?: readonly string[]
  /** Returns its name among the price drivers; null if the value needs no mention. */
  driver(fact: Fact | undefined): string | null
  /** The data that would narrow the range: 'le misure esatte'. */
  readonly narrow: string
}

/** One question about a job, with the reader of its answer. */
export interface Slot {
  readonly id: string
  readonly step: InterviewStep
  /** The label in the job description: 'Misure'. */
  readonly label: string
  question(facts: Facts): string
  /** An example of an answer: 'Per esempio: 80 m².' */
  readonly example: string
  /** An explanation of the question, for a customer who asks. */
  readonly help: string
  /** Quick answers, at most four. {@link read} must understand each of them. */
  readonly chips: readonly string[]
  /** Whether the job needs the answer. If not, the question is not asked. */
  needed(facts: Facts): boolean
  /**
   * Whether the answer means nothing once it is no longer needed: the size of a battery that is not wanted. The job
   * description then omits it.
   */
  readonly isDependent: boolean
  /** Whether the answer is never repeated to the customer, because it only explains another answer. */
  readonly quiet: boolean
  /**
   * Reads the answer in a message.
   *
   * @param asked whether the message answers this question. A bare number, a yes or a name is then sufficient
   */
  read(utterance: Utterance, asked: boolean): SlotReading
  /**
   * Reads an answer that {@link read} does not: one with the words of an option in other forms, or without them ('la più
   * economica'). Only for the open question, because such an answer would fit many others.
   */
  readLoosely?(utterance: Utterance): SlotReading
  /**
   * Reads an answer that replaces a known one and names both: 'le farei in alluminio, la plastica non mi convince'. Only for
   * messages that surely change something.
   */
  readOther?(utterance: Utterance, known: Fact): SlotReading
  /**
   * Reads a change of a known answer that depends on how it was told: 'il retro no', of walls told side by side. The reading
   * asks if the change is clear but not its size.
   *
   * @param isLater whether the estimate was shown. Before, the words may belong to another answer
   */
  revise?(utterance: Utterance, known: Fact, isLater: boolean): SlotReading
  /** Formats a fact for the customer: '80 m²', 'pareti e soffitti'. */
  show(fact: Fact): string
  /** Returns a fact as the other facts of the job change it: the walls of a house by its storeys. */
  follow?(fact: Fact, facts: Facts): Fact
  /** Says how Gino calculated a fact, as a sentence: 'Con 3 piani la facciata viene circa 342 m².' Null if it was stated. */
  explain?(fact: Fact): string | null
  /** Whether a message counts things of several options: '6 a molla e 2 plissettate'. The answer is then that of most. */
  mixes?(utterance: Utterance): boolean
  /**
   * Whether it counts whole things of a job that is priced for one of them: 'main' if their number is the size of the job,
   * 'beside' if the job also has a size of each. Without an answer there is one.
   */
  readonly things?: 'main' | 'beside'
  /** Null if the price does not depend on it. */
  readonly price: PriceRole | null
}

/** Options that all kinds of slots have. */
export interface SlotOptions extends QuestionWords {
  readonly needed?: (facts: Facts) => boolean
  readonly isDependent?: boolean
}

/** Returns the parts of a slot that are copied from its options. */
export function baseOf(
  options: SlotOptions,
): Pick<
  Slot,
  'id' | 'step' | 'label' | 'question' | 'example' | 'help' | 'chips' | 'needed' | 'isDependent' | 'quiet'
> {
  const { id, step, label, question, example, help, chips, needed, isDependent = false, quiet } = options
  return {
    id,
    step,
    label,
    question: () => question,
    example,
    help,
    chips,
    needed: needed ?? (() => true),
    isDependent,
    quiet: quiet ?? false,
  }
}

/** The fact of a question whose answer the customer does not know. */
export const unknownFact: Fact = { kind: 'unknown' }

/** Makes the reading of a fact. */
export function found(fact: Fact): SlotReading {
  return { kind: 'fact', fact }
}
