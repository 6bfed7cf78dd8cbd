import type { Word } from '../words.ts'

const clauseMarks = new Set([',', ';', '.', '!', '?', ':', '(', ')'])

export const isMark = ({ text }: Word): boolean => clauseMarks.has(text)

/** Words that exclude the time after them: 'non a giugno', 'tranne agosto', 'evitando l’estate'. */
const excluding =
  /^(?:non|no|mai|tranne|eccetto|salvo|fuorche|escluso|evit(?:o|iamo|are|ando|iam|erei|eremmo)|senza)$/
/** Words that make a limit of a time after 'non': 'non prima di giugno', 'non oltre maggio'. */
const limits = new Set(['prima', 'oltre', 'dopo'])
/** Matches events of a family. Their date is no start of the works: 'nasce a giugno'. */
const event = /^(?:nasc(?:e|era|ono)|partoris(?:co|ce)|partorir[oa]|spos(?:o|iamo))$/
/** Matches verbs of putting off. The time after them is no start of the other works: 'la wallbox la lascio per l’anno prossimo'. */
const puttingOff = /^(?:lascio|lasciamo|lasso|lassemo|lassamo)$/
const unable = /^(?:poss|potr|vorre|vogli|va$|riesc|riusci|ci$)/
/** Maximum number of words between such a word and the time: 'non nel mese di giugno'. */
const reach = 4

function nearBefore(words: readonly Word[], at: number): readonly string[] {
  const from = Math.max(words.slice(0, at).findLastIndex((word) => isMark(word)) + 1, at - reach)
  return words.slice(from, at).map(({ text }) => text)
}

/** Whether a message names a time only to exclude it, or as the date of an event: 'non a giugno', 'a giugno no'. */
export function isExcluded(words: readonly Word[], at: number): boolean {
  const [next, verb] = [words[at + 1]?.text ?? '', words[at + 2]?.text ?? '']
  // 'ad agosto non possiamo' excludes August, 'a giugno non c’è nessuno in casa' does not.
  if (next === 'no' || (next === 'non' && unable.test(verb))) return true
  const near = nearBefore(words, at)
  if (near.some((word) => event.test(word) || puttingOff.test(word))) return true
  return near.some((word) => excluding.test(word)) && !near.some((word) => limits.has(word))
}

function isLimit(words: readonly Word[], at: number, limit: string): boolean {
  const near = nearBefore(words, at)
  return near.some((word, place) => word === limit && near[place - 1] === 'non')
}

/** Whether a time is the earliest and not the latest: 'non prima di settembre'. */
export const isEarliest = (words: readonly Word[], at: number): boolean => isLimit(words, at, 'prima')

/** Whether a time is the latest: 'non oltre maggio'. */
export const isLatest = (words: readonly Word[], at: number): boolean =>
  isLimit(words, at, 'oltre') || isLimit(words, at, 'dopo')
