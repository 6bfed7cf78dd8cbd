/**
 * How many slips of the finger part two words: letters left out, added, changed, or swapped with their neighbour
 * (optimal string alignment). Stops at `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    let best = row
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current.push(cost)
      best = Math.min(best, cost)
    }
    if (best > limit) return limit + 1
    before = previous
    previous = current
  }
  return previous[b.length] ?? limit + 1
}

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
