/**
 * How many slips of the finger part `typed` from each beginning of `word`: letters left out, added, changed, or
 * swapped with their neighbour (optimal string alignment). The number at index n belongs to the first n letters of
 * `word`; whatever is above `limit` is `limit + 1`, or is left out at the end. Only the columns that `limit` can
 * reach are filled, so the work grows with the length of `typed` times `limit`.
 */
export function prefixDistances(typed: string, word: string, limit: number): readonly number[] {
  const far = limit + 1
  const width = Math.min(word.length, typed.length + limit)
  const beyond = Array.from({ length: width + 1 }, () => far)
  let before: number[] = []
  let previous = beyond.map((_, column) => Math.min(column, far))
  for (let row = 1; row <= typed.length; row += 1) {
    const current = beyond.slice()
    current[0] = Math.min(row, far)
    let best = current[0]
    for (let column = Math.max(1, row - limit); column <= Math.min(width, row + limit); column += 1) {
      const same = typed[row - 1] === word[column - 1]
      let cost = Math.min(
        (previous[column] ?? far) + 1,
        (current[column - 1] ?? far) + 1,
        (previous[column - 1] ?? far) + (same ? 0 : 1),
      )
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? far) + 1)
      current[column] = Math.min(cost, far)
      best = Math.min(best, cost)
    }
    if (best > limit) return []
    before = previous
    previous = current
  }
  return previous
}

/** The slips that part two whole words, counted as in {@link prefixDistances}; `limit + 1` for more than `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  return prefixDistances(a, b, limit)[b.length] ?? limit + 1
}
