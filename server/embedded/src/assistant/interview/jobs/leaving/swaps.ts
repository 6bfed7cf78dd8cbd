import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import type { Word } from '../../../italian/words.ts'
import { recogniseJobs } from '../../../recognise/recognise.ts'
import { jobsAtHand, type JobAtHand } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { Message, NamedJob } from '../../message.ts'
import { sureWeight } from '../requested.ts'
import { mentionOf } from '../ways/sure-mention.ts'
import { isCalled, namedIn, namesOf } from './names.ts'

/** Matches verbs that put one thing in place of another: 'lo sostituisca con', 'cambiamo il citofono con'. */
const swapping =
  /^(?:sostitui\p{L}*|cambi(?:o|a|amo|ate|erei|are)?|scambi(?:o|a|amo|ate)?|rimpiazz(?:o|a|i|iamo|ate|are))$/u
/** Matches the same with a pronoun for the old thing: 'sostituitelo con'. */
const swappingIt =
  /^(?:sostitui(?:te|amo|sci|r)|cambi(?:a|amo|ate|ar)|scambi(?:a|amo|ate)|rimpiazz(?:a|iamo|ate))l[aeio]$/
const pronoun = /^(?:la|le|lo|li|l)$/
const withNew = /^(?:con|col|coi)$/
const sentenceEnd = /^[.;!?]$/
/** Number of words between the verb and 'con': 'sostituiamo il videocitofono di sotto con'. */
const reach = 6

/** The words of the thing that goes, and those of the thing that comes in its place. */
interface Swap {
  readonly old: readonly Word[]
  readonly from: number
  readonly to: number
}

/** Returns the swap of a verb at an index: 'il citofono lo sostituisca con tre telecamere'. */
function swapAt(words: readonly Word[], at: number): Swap | null {
  const text = words[at]?.text ?? ''
  const isIt = swappingIt.test(text) || (swapping.test(text) && pronoun.test(words[at - 1]?.text ?? ''))
  if (!isIt && !swapping.test(text)) return null
  const near = words.slice(at + 1, at + 1 + reach)
  const con = near.findIndex((word) => withNew.test(word.text))
  if (con === -1 || near.slice(0, con).some(({ kind }) => kind === 'mark')) return null
  const from = at + 1 + con + 1
  const end = words.findIndex((word, index) => index >= from && sentenceEnd.test(word.text))
  const to = end === -1 ? words.length : end
  if (!isIt) return { old: near.slice(0, con), from, to }
  const start = words.slice(0, at).findLastIndex(({ kind }) => kind === 'mark') + 1
  return { old: words.slice(start, at), from, to }
}

/** Returns the swap of 'al suo posto' at the index of 'posto': 'lasciate perdere il citofono e al suo posto un antifurto'. */
function inItsPlace(words: readonly Word[], at: number): Swap | null {
  const isPlace = /^(?:suo|loro)$/.test(words[at - 1]?.text ?? '') && words[at - 2]?.text === 'al'
  if (words[at]?.text !== 'posto' || !isPlace) return null
  const end = words.findIndex((word, index) => index > at && sentenceEnd.test(word.text))
  const to = end === -1 ? words.length : end
  if (to > at + 1) return { old: words.slice(0, at - 2), from: at + 1, to }
  // 'togliete il citofono e mettete un antifurto al suo posto'
  const joint = words
    .slice(0, at)
    .findLastIndex(({ text, accented, kind }) => (text === 'e' && !accented) || kind === 'mark')
  return joint === -1 ? null : { old: words.slice(0, joint), from: joint + 1, to: at - 2 }
}

/** Returns the job that a swap puts in place of one in hand, if its words name another job than that one. */
function comingIn(
  { catalogue, slug }: { readonly catalogue: Catalogue; readonly slug: ServiceSlug },
  old: JobAtHand,
  { saidWords, isWhatIf }: Message,
  { from, to }: Swap,
): NamedJob | null {
  const words = saidWords.slice(from, to)
  const names = namesOf(old)
  const [one] = recogniseJobs({ words }, catalogue.recognisable, slug)
    .filter(
      ({ key, denied, objectsAt }) =>
        !denied &&
        key !== old.key &&
        // 'la vasca la sostituiamo con la doccia' is the job in hand itself.
        !objectsAt.some((at) => isCalled(words[at]?.text ?? '', names)),
    )
    .toSorted((a, b) => b.weight - a.weight)
  if (!one) return null
  const shift = (at: number): number => at + from
  return {
    ...one,
    at: shift(one.at),
    to: shift(one.to),
    objectAt: shift(one.objectAt),
    objectsAt: one.objectsAt.map(shift),
    verbsAt: one.verbsAt.map(shift),
    // The words leave no doubt, whatever similar messages ask for.
    weight: Math.max(one.weight, sureWeight),
    also: false,
    instead: true,
    insteadOf: old.key,
    kind: isWhatIf ? 'what-if' : 'statement',
  }
}

/**
 * Returns a message whose mentions tell which job in hand another one replaces: 'il citofono lo sostituisca con tre
 * telecamere', 'lasciate perdere il citofono e al suo posto mettete un antifurto'.
 */
export function withSwaps(
  catalogue: Catalogue,
  slug: ServiceSlug,
  state: CaseState,
  message: Message,
): Message {
  const { saidWords, named } = message
  const inHand = jobsAtHand(catalogue, state)
  for (const at of saidWords.keys()) {
    const swap = swapAt(saidWords, at) ?? inItsPlace(saidWords, at)
    const old = swap && namedIn(inHand, { words: swap.old })
    const coming = swap && old ? comingIn({ catalogue, slug }, old, message, swap) : null
    if (!old || !coming || inHand.some(({ key }) => key === coming.key)) continue
    const gone: NamedJob = {
      ...(named.find(({ key }) => key === old.key) ?? mentionOf(old.key)),
      denied: true,
      kind: coming.kind,
    }
    const others = named.filter(({ key }) => key !== old.key && key !== coming.key)
    return { ...message, named: [...others, gone, coming] }
  }
  return message
}
