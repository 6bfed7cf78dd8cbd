import { contentWords } from '../../../italian/patterns.ts'
import type { Utterance } from '../../../italian/utterance.ts'
import { isSameFact } from '../../../slots/facts.ts'
import type { CaseState } from '../../case.ts'
import { type Catalogue, isPriced } from '../../catalogue.ts'
import type { Change, Hearing } from '../../facts/hearing/parts.ts'
import type { Message, NamedJob } from '../../message.ts'

/** Returns an utterance without some words, wherever they stand. */
function without(utterance: Utterance, texts: ReadonlySet<string>): Utterance {
  const words = utterance.words.filter(({ text }) => !texts.has(text))
  return { ...utterance, words, content: contentWords(words) }
}

/** Whether the words of a mention give an answer: without them the message no longer has it. */
export function gives(
  { slot, fact }: Pick<Change, 'slot' | 'fact'>,
  { objectsAt }: NamedJob,
  message: Message,
): boolean {
  const { whole, saidWords } = message
  const full = slot.read(whole, false)
  if (full?.kind !== 'fact' || !isSameFact(full.fact, fact)) return false
  const things = new Set(objectsAt.map((at) => saidWords[at]?.text ?? ''))
  const rest = slot.read(without(whole, things), false)
  return rest?.kind !== 'fact' || !isSameFact(rest.fact, fact)
}

/** Whether a mention names a thing that has no price here, and no work on it: 'in fondo al vialetto', 'con i gradini'. */
function isOnlyNamed(catalogue: Catalogue, { key, hasOwnVerb, isAction, also }: NamedJob): boolean {
  const known = catalogue.job(key)
  return known !== null && !isPriced(known) && !hasOwnVerb && !isAction && !also
}

/**
 * Returns a message after the figure without the jobs whose words already change an answer of a job in hand: 'gli split sono
 * due', of their maintenance, installs none, and 'una pittura decorativa' is the finish of the room in hand.
 */
export function withoutServingWords(
  catalogue: Catalogue,
  state: CaseState,
  message: Message,
  { changes }: Hearing,
): Message {
  if (state.phase !== 'estimated') return message
  const inHand = new Set(state.jobs.map(({ key }) => key))
  const ofJobs = changes.filter(({ job }) => job !== null)
  if (ofJobs.length === 0) return message
  const isServing = (one: NamedJob): boolean =>
    !one.denied &&
    !inHand.has(one.key) &&
    !one.also &&
    !one.instead &&
    (isOnlyNamed(catalogue, one) || ofJobs.some((change) => gives(change, one, message)))
  const named = message.named.filter((one) => !isServing(one))
  return named.length === message.named.length ? message : { ...message, named }
}
