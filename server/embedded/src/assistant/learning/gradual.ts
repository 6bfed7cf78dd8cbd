/** Work with a result that is done in short steps, or at once where the result is needed earlier. */
export interface Gradual<Result> {
  /** Does one step. @returns whether the work is done */
  step(): boolean
  /** Does the rest of the work at once. */
  result(): Result
}

/** @param work yields after each step and returns the result */
export function createGradual<Result>(work: Generator<undefined, Result>): Gradual<Result> {
  let done: { readonly result: Result } | null = null
  /** Null when it is done: a generator that has ended still keeps what its functions used. */
  let rest: typeof work | null = work

  function step(): boolean {
    if (!rest) return true
    const { done: isLast, value } = rest.next()
    if (!isLast) return false
    done = { result: value }
    rest = null
    return true
  }

  return {
    step,
    result() {
      while (!step());
      if (!done) throw new Error('the work ended without a result')
      return done.result
    },
  }
}

/** Maps the items of a list, with a step after each `size` of them. */
export function* mapInSteps<Item, Mapped>(
  items: readonly Item[],
  size: number,
  map: (item: Item, index: number) => Mapped,
): Generator<undefined, Mapped[]> {
  const mapped: Mapped[] = []
  for (const [index, item] of items.entries()) {
    mapped.push(map(item, index))
    if (index % size === size - 1) yield undefined
  }
  return mapped
}
