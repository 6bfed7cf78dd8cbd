import type { Word } from '../../../italian/words.ts'
import type { JobMention } from '../../mention.ts'
import { says } from '../job-signs.ts'

const beforeWindows = /^serramenti\/(?:persiane|zanzariere|tapparelle|inferriate)$/
const ofWindows = /^serramenti\/(?:persiane|zanzariere|tapparelle|inferriate|motore|cinghia|cassonetto)$/
const material = /^(?:pvc|legno|allumini\p{L}*)$/u
const asNew = /^nuov\p{L}*$/u

const frames = /^(?:infissi|serramenti)$/
const linking = /^(?:sono|in|di|d|vecchi)$/

/** Whether a clause begins with the frames at an index and their material: ', infissi in PVC', '. gli infissi sono in alluminio'. */
function describesFrames(at: number, words: readonly Word[]): boolean {
  if (!frames.test(words[at]?.text ?? '')) return false
  const isArticle = /^(?:gli|i)$/.test(words[at - 1]?.text ?? '')
  if (words[at - (isArticle ? 2 : 1)]?.kind !== 'mark') return false
  let end = at + 1
  while (linking.test(words[end]?.text ?? '')) end += 1
  return end > at + 1 && material.test(words[end]?.text ?? '') && !says(words.slice(end, end + 3), asNew)
}

/**
 * Whether a mention only counts the windows that get shutters, nets or grilles: 'persiane da sostituire, 5 finestre e 3
 * porte finestre'.
 */
export function isOpeningsOf(
  one: JobMention,
  mentions: readonly JobMention[],
  words: readonly Word[],
): boolean {
  const { key, objectAt, to, isAction, also } = one
  if (key !== 'serramenti/finestre' || isAction || also) return false
  if (describesFrames(objectAt, words))
    return mentions.some((other) => ofWindows.test(other.key) && other.objectAt < objectAt)
  const own = words.slice(objectAt, to + 3)
  // '5 finestre e 2 portefinestre, infissi in PVC': after a mark the material describes what is there.
  const mark = own.findIndex(({ kind }) => kind === 'mark')
  if (says(own, asNew) || says(mark === -1 ? own : own.slice(0, mark), material)) return false
  // 'zanzariere per 4 finestre'
  const isFor = (from: number): boolean => says(words.slice(from, objectAt), /^per$/)
  return mentions.some(
    (other) =>
      beforeWindows.test(other.key) &&
      other.objectAt < objectAt &&
      (other.hasOwnVerb || isFor(other.objectAt)),
  )
}
