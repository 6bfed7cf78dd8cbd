import type { Reply } from '../about/subject.ts'
import type { AnswerContext } from '../answer-context.ts'
import { knownAnswer } from './faq.ts'
import { tellsInclusion } from './fitting.ts'

/** The likeness from which a known answer says more than that the estimate does not list the thing. */
const leastLikeness = 0.55

/** Returns the known answer whether a thing is in the price, for a thing that the estimate does not list; otherwise null. */
export function knownInclusion(context: AnswerContext): Reply | null {
  const known = knownAnswer(context, leastLikeness)
  return known !== null && tellsInclusion.test(known.paragraphs.join(' ')) ? known : null
}
