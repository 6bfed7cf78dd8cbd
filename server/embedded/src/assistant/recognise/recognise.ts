import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import { declinedClauses } from '../italian/sentences/declined.ts'
import type { Utterance } from '../italian/utterance.ts'
import { evaluate } from './evaluate.ts'
import { asBathroom } from './exceptions/bathroom-signs.ts'
import { correctedJobs } from './exceptions/corrected-jobs.ts'
import { withImpliedWorks } from './exceptions/implied-works.ts'
import { withoutGeneralWish, wordsWithoutWish } from './exceptions/lists/general-wish.ts'
import { withHeading } from './exceptions/lists/headings.ts'
import { withListedSystems } from './exceptions/lists/listed-systems.ts'
import { withPlainMaterials } from './exceptions/material-words.ts'
import { withoutOldThings } from './exceptions/old-things.ts'
import { type JobMention, toMention } from './mention.ts'
import { withoutPresentThings } from './present-things.ts'
import { type Found, resolve } from './resolve.ts'
import type { RecognisableService } from './services.ts'
import { type CueIndex, createCueIndex } from './words/cue-index.ts'
import { tokensOf } from './words/terms.ts'

export type { JobMention } from './mention.ts'

const indexes = new WeakMap<ReadonlyMap<string, RecognisableService>, CueIndex>()

/** Maximum number of words and marks of a message that says why it gives a thing up. A longer one has other works. */
const mostGivenUp = 16

/**
 * Returns the jobs that a message names, in the order of its words. Of several cues for the same words, the
 * one with the highest weight counts. The cues of a map of services are compiled at the first message.
 *
 * @param current the service of the chat; null if there is none
 */
export function recogniseJobs(
  { words: said }: Pick<Utterance, 'words'>,
  services: ReadonlyMap<string, RecognisableService>,
  current: ServiceSlug | null,
): readonly JobMention[] {
  const words = withPlainMaterials(said)
  let index = indexes.get(services)
  if (!index) {
    index = createCueIndex(services.values())
    indexes.set(services, index)
  }
  const tokens = tokensOf(words)
  const wordAt = (at: number): string => words[at]?.text ?? ''
  const saysCon = (from: number, to: number): boolean => {
    const between = words.slice((tokens[from - 1]?.at ?? 0) + 1, tokens[to]?.at ?? 0)
    const con = between.findLastIndex(({ text }) => text === 'con' || text === 'col')
    if (con === -1 || between.some(({ kind }) => kind === 'mark')) return false
    // 'cambiare la doccia con una più grande e il rubinetto': the tap is a separate job.
    return !between.slice(con).some(({ text, accented }) => text === 'e' && !accented)
  }
  const saysJoint = (from: number, to: number): boolean =>
    tokens.slice(from + 1, to + 1).some(({ joined, group }) => joined || group !== tokens[from]?.group)
  const declined = declinedClauses(words)
  const given = new Set(
    words.length > mostGivenUp
      ? []
      : declined.flatMap(({ from, to }) => words.slice(from, to).map(({ text }) => text)),
  )
  // 'gli infissi sono del 2015, lasciamo stare gli infissi': the first clause asks for them no more than the second.
  const isDeclined = ({ objects, denied, isAction }: Found): boolean =>
    !denied &&
    [...objects].every((place) => {
      const at = tokens[place]?.at ?? 0
      return declined.some(({ from, to }) => at >= from && at < to) || (!isAction && given.has(wordAt(at)))
    })
  // A part that is left out names no job, and does not deny the job that it belongs to.
  const cues = evaluate(index, tokens, wordAt, current).filter((one) => !isDeclined(one))
  const mentions = resolve(cues, saysCon, saysJoint)
    .map((found, _, all) => toMention(found, all, tokens, words))
    .toSorted((a, b) => a.at - b.at)
  const present = withoutPresentThings(withoutOldThings(asBathroom(mentions, words), words), words)
  const corrected = correctedJobs(withoutGeneralWish(present, words), wordsWithoutWish(words), current)
  const works = withHeading(withImpliedWorks(corrected, words), words, current)
  return withListedSystems(works, words, current)
}
