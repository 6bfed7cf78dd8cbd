import { slugOf } from '../catalogue.ts'
import type { Message, NamedJob } from '../message.ts'
import { isDescribed } from './mentions/described.ts'
import { isExtent } from './mentions/details.ts'
import { isLimit } from './mentions/entries.ts'

/**
 * Matches words for another one of several things: 'nel primo va rifatto tutto, nel secondo solo la tazza'.
 */
const otherOne = /^(?:second[oa]|terz[oa]|altr[oa]|piccol[oa]|grande|quell[oa])$/

/** Whether a sentence ends, or another room begins, between two word positions of the statements. */
function partedBySentence({ saidWords }: Message, from: number, to: number): boolean {
  return saidWords
    .slice(from, to)
    .some(
      ({ text }, at, words) =>
        '.;!?'.includes(text) ||
        (otherOne.test(text) && /^(?:nel|nell|nella|in|per|l)$/.test(words[at - 1]?.text ?? '')),
    )
}

/**
 * Whether 'solo' or 'invece' before one mention excludes another one of its service. A mention with its own
 * sentence and verb stays: 'il bagno grande lo rifacciamo. Nel piccolo cambiamo solo il water'.
 */
export function excludes(one: NamedJob, other: NamedJob, message: Message): boolean {
  if (slugOf(one.key) !== slugOf(other.key)) return false
  const verb = other.verbsAt.find((at) => at > other.objectAt) ?? other.objectAt
  return other.verbsAt.length === 0 || verb >= one.at || !partedBySentence(message, verb, one.at)
}

/** Removes the mentions that 'solo' before another mention of the same service excludes: 'solo la doccia'. */
export function withoutExcluded(all: readonly NamedJob[], message: Message): NamedJob[] {
  // 'cambiare il lavandino e le piastrelle solo intorno' does not exclude the washbasin.
  const only = all.filter(
    (one) =>
      one.only &&
      !one.isWeak &&
      !isExtent(one, message) &&
      !isDescribed(one, message) &&
      !isLimit(one, message),
  )
  return all.filter(
    (one) => one.also || one.only || one.instead || !only.some((other) => excludes(other, one, message)),
  )
}

/** Whether 'nuovo' is the only sign of work to be done: 'piastrelle nuove', as an answer. */
export function isOnlyNew({ verbsAt }: NamedJob, { saidWords }: Message): boolean {
  return verbsAt.length > 0 && verbsAt.every((at) => /^nuov[aoie]$/.test(saidWords[at]?.text ?? ''))
}
