import type { Message, NamedJob } from '../../message.ts'
import { isDetail } from './details.ts'

/** Words and marks between the entries of a list, or between clauses. */
export const joints: ReadonlySet<string> = new Set([
  'e',
  'ed',
  'o',
  'oppure',
  'piu',
  'poi',
  'anche',
  'inoltre',
  'pure',
  ',',
  ';',
  '.',
  '+',
  'che',
  '!',
  '?',
  ':',
])

const having = new Set(['con', 'col', 'senza', 'ho', 'abbiamo'])

/** Whether the verb belongs to another mention and this is its place: 'lo scaldabagno in bagno, è da cambiare'. */
function isPlaceOfOther(one: NamedJob, verb: number, all: readonly NamedJob[], message: Message): boolean {
  if (!isDetail(one, message)) return false
  const { saidWords } = message
  const isPredicate = /^(?:da|va|vanno|andrebber?o?)$/.test(saidWords[verb - 1]?.text ?? '')
  const start = saidWords.slice(0, one.objectAt).findLastIndex(({ text }) => '.;!?'.includes(text))
  return all.some((other) => {
    if (other === one || isDetail(other, message)) return false
    const isSubject = isPredicate && other.objectAt > start && other.objectAt < one.objectAt
    return isSubject || other.verbsAt.includes(verb)
  })
}

/**
 * Moves a mention to its verb if the verb is in a later clause: 'in un appartamento, e imbiancare tutto'. Removes the
 * verb from a mention after 'con' or 'ho': 'un bagno con ascensore, da rifare'.
 */
export function atItsVerb(one: NamedJob, all: readonly NamedJob[], message: Message): NamedJob {
  const { saidWords } = message
  const verb = one.hasOwnVerb ? one.verbsAt.find((at) => at > one.objectAt) : undefined
  if (verb === undefined) return one
  if (isPlaceOfOther(one, verb, all, message)) return { ...one, hasOwnVerb: false }
  if (having.has(saidWords[one.objectAt - 1]?.text ?? '')) return { ...one, hasOwnVerb: false }
  const between = saidWords.slice(one.objectAt + 1, verb).map(({ text }) => text)
  return between.some((word) => joints.has(word))
    ? { ...one, at: verb, objectAt: verb, objectsAt: [verb] }
    : one
}
