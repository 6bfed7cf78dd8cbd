import { editDistance } from '@mestieri/shared/edit-distance.ts'

/** The number of letters of the shortest word in which a typing error is tolerated. */
export const shortestForgiven = 6

/** Returns the number of typing errors tolerated in a word of this length. Short words must be exact. */
export function forgivenSlips(length: number): 0 | 1 | 2 {
  if (length < shortestForgiven) return 0
  return length < 10 ? 1 : 2
}

/** Whether a typed word equals another one, apart from the typing errors tolerated for its length. */
export function isMeantAs(typed: string, word: string): boolean {
  if (typed === word) return true
  const slips = forgivenSlips(Math.min(typed.length, word.length))
  return slips > 0 && editDistance(typed, word, slips) <= slips
}
