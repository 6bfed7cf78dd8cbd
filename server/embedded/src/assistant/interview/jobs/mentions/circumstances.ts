import type { Utterance } from '../../../italian/utterance.ts'
import type { JobMention } from '../../../recognise/recognise.ts'

/** Number of words between 'se' and the job that belong to one condition. */
const reach = 6

/** Matches verbs of finding and of events: 'se c’è amianto sotto', 'e se trovate i tubi marci', 'se va via la luce'. */
const finding =
  /^(?:c|ce|ci|trov\p{L}+|scopr\p{L}+|salta|saltano|esce|escono|risulta\p{L}*|va|vanno|manca|mancasse|piov\p{L}+|succed\p{L}+|capita)$/u

/**
 * Whether a mention only states a circumstance and neither requests nor drops a job: 'se c’è amianto sotto?',
 * 'se non la riparano si paga?'.
 *
 * @param words the words to which the positions of the mention refer
 */
export function isCircumstance(words: Utterance['words'], { at, to, denied }: JobMention): boolean {
  const before = words.slice(Math.max(0, at - reach), to)
  const condition = before.findLastIndex(({ text }) => text === 'se')
  if (condition === -1) return false
  const inside = before.slice(condition + 1)
  if (inside.some(({ kind }) => kind === 'mark')) return false
  if (denied) return inside.some(({ text }) => text === 'non')
  return inside.slice(0, 2).some(({ text }) => finding.test(text))
}
