/**
 * How many slips of the finger part `typed` from each beginning of `word`: letters left out, added, changed, or
 * swapped with their neighbour (optimal string alignment). The number at index n belongs to the first n letters of
 * `word`; whatever is above `limit` is `limit + 1`, or is left out at the end. Only the columns that `limit` can
 * reach are filled, so the work grows with the length of `typed` times `limit`.
 */
export function prefixDistances(typed: string, word: string, limit: number): readonly number[] {
  const far = limit + 1
  const width = Math.min(word.length, typed.length + limit)
  // Three rows that change places: readers call this for thousands of words, and new arrays take most of its time.
  let before: number[] = []
  let previous: number[] = []
  let current: number[] = []
  for (let column = 0; column <= width; column += 1) {
    before.push(far)
    previous.push(Math.min(column, far))
    current.push(far)
  }
  for (let row = 1; row <= typed.length; row += 1) {
    current.fill(far)
    let best = Math.min(row, far)
    current[0] = best
    const letter = typed.charCodeAt(row - 1)
    const last = Math.min(width, row + limit)
    for (let column = Math.max(1, row - limit); column <= last; column += 1) {
      const same = letter === word.charCodeAt(column - 1)
      let cost = Math.min(
        far,
        (previous[column] ?? far) + 1,
        (current[column - 1] ?? far) + 1,
        (previous[column - 1] ?? far) + (same ? 0 : 1),
      )
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(column - 1)
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? far) + 1)
      current[column] = cost
      best = Math.min(best, cost)
    }
    if (best > limit) return []
    ;[before, previous, current] = [previous, current, before]
  }
  return previous
}

/** The slips that part two whole words, counted as in {@link prefixDistances}; `limit + 1` for more than `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  return prefixDistances(a, b, limit)[b.length] ?? limit + 1
}
