import type { AnswerContext, AnswerJob } from '../answer-context.ts'

/** Works out an answer from the job in hand; null where it has none. */
export type ThingWords = (job: AnswerJob | null, context: AnswerContext) => string | null

/** Something that customers ask about the work or its result beside the price, and what the trades know of it. */
export interface Thing {
  /** Rules as of topics; one of them has to be met. */
  readonly asks: readonly string[]
  /** The answer, in which '{who}' stands for the trade that does the job. */
  readonly says: string | ThingWords
  /** How the keys of the jobs begin for which it holds; missing for any, or for none in hand. */
  readonly jobs?: RegExp
}

/** A thing asked in one way. */
export function thing(asks: string, says: string | ThingWords, jobs?: RegExp): Thing {
  return { asks: asks.split('\n').map((one) => one.trim()), says, ...(jobs ? { jobs } : {}) }
}
