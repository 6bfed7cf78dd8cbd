import { slugOf } from '../../catalogue.ts'
import type { Message, NamedJob } from '../../message.ts'

const counted = /^(?:un|uno|una|\d+|due|tre|quattro|cinque|sei)$/

/**
 * Whether a mention without a verb describes a thing that an earlier mention is about: 'si è rotta la cinghia,
 * è una tapparella di plastica', 'cinghia spezzata, la tapparella è di alluminio'.
 */
export function isDescribed(one: NamedJob, { saidWords, named }: Message): boolean {
  if (one.verbsAt.length > 0 || one.also || one.isAction) return false
  const text = (at: number): string => saidWords[at]?.text ?? ''
  const isBeingAt = (at: number): boolean =>
    text(at) === 'sono' || (text(at) === 'e' && saidWords[at]?.accented === true)
  const isNamed = counted.test(text(one.objectAt - 1)) && isBeingAt(one.objectAt - 2)
  const isOfMaterial = isBeingAt(one.objectAt + 1) && /^(?:di|in)$/.test(text(one.objectAt + 2))
  if (!isNamed && !isOfMaterial) return false
  return named.some(
    (other) =>
      other.key !== one.key &&
      !other.denied &&
      other.objectAt < one.objectAt &&
      slugOf(other.key) === slugOf(one.key),
  )
}
