import type { AnswerContext } from '../answer-context.ts'
import { isInside } from './contents.ts'
import { itemIn, items, mentionOf } from './items.ts'
import { type Reply, subjectOf } from './subject.ts'

/** Says whether the price includes the item of a question, if an estimate lists it as either; otherwise null. */
export function listedItem(context: AnswerContext): Reply | null {
  const job = subjectOf(context)
  const wanted = itemIn(context)
  if (!job?.estimate || wanted === null || wanted === items.materials || wanted === items.furniture)
    return null
  const { included: inside, excluded: outside } = mentionOf(job, wanted)
  return (inside === null) === (outside === null) ? null : isInside(context, job, wanted)
}
