import { editDistance } from '@mestieri/shared/edit-distance.ts'

/** How many slips a word of a length may have and still be meant: none in short ones. */
export function forgivenSlips(length: number): 0 | 1 | 2 {
  if (length < 6) return 0
  return length < 10 ? 1 : 2
}

/** Whether a typed word is meant to be another: the same but for the slips that its length forgives. */
export function isMeantAs(typed: string, word: string): boolean {
  if (typed === word) return true
  const slips = forgivenSlips(Math.min(typed.length, word.length))
  return slips > 0 && editDistance(typed, word, slips) <= slips
}
