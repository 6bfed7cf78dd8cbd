import type { AnswerContext, AnswerJob } from '../answer-context.ts'

/** Computes an answer from the job in hand, or returns null. */
export type ThingWords = (job: AnswerJob | null, context: AnswerContext) => string | null

/** A question about the work or its result, with the answer of the trade. */
export interface Thing {
  /** Rules in the form of `Matcher.rule`. One of them must match. */
  readonly asks: readonly string[]
  /** The answer. '{who}' is replaced by the trade that does the job. */
  readonly says: string | ThingWords
  /**
   * Matches the keys of the jobs to which it applies. Without it, it applies to every job and also without a
   * job in hand.
   */
  readonly jobs?: RegExp
}

/** Makes a thing. `asks` has one rule on each line. */
export function thing(asks: string, says: string | ThingWords, jobs?: RegExp): Thing {
  return { asks: asks.split('\n').map((one) => one.trim()), says, ...(jobs ? { jobs } : {}) }
}
