/** How many items are sorted or merged at a time: less than a millisecond. */
const slice = 2000

/**
 * Sorts a long list by text keys, and lets other work run between slices: sorting 150,000 items at once would hold up
 * every request for a tenth of a second.
 *
 * @param turn resolves when other work had its turn
 */
export async function sortInSlices<T>(
  list: readonly T[],
  keyOf: (item: T) => string,
  turn: () => Promise<void>,
): Promise<T[]> {
  const compare = (a: T, b: T) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0)
  let runs: T[][] = []
  for (let from = 0; from < list.length; from += slice) {
    runs.push(list.slice(from, from + slice).toSorted(compare))
    // oxlint-disable-next-line no-await-in-loop -- this is what makes the slices
    if (list.length > slice) await turn()
  }
  async function merge(left: readonly T[], right: readonly T[]): Promise<T[]> {
    const merged: T[] = []
    let [atLeft, atRight] = [0, 0]
    while (atLeft < left.length || atRight < right.length) {
      const a = left[atLeft]
      const b = right[atRight]
      if (a !== undefined && (b === undefined || compare(a, b) <= 0)) {
        merged.push(a)
        atLeft += 1
      } else if (b !== undefined) {
        merged.push(b)
        atRight += 1
      }
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (merged.length % slice === 0) await turn()
    }
    return merged
  }
  while (runs.length > 1) {
    const next: T[][] = []
    for (let index = 0; index < runs.length; index += 2) {
      // oxlint-disable-next-line no-await-in-loop -- one merge at a time
      next.push(await merge(runs[index] ?? [], runs[index + 1] ?? []))
    }
    runs = next
  }
  return runs[0] ?? []
}
