/** From the least to the most that something may cost, in euro; both ends included. */
export interface PriceRange {
  readonly min: number
  readonly max: number
}

/** So many units of it. */
export function times({ min, max }: PriceRange, quantity: number): PriceRange {
  return { min: min * quantity, max: max * quantity }
}

/** All of it together. */
export function plus(...ranges: readonly PriceRange[]): PriceRange {
  return {
    min: ranges.reduce((sum, { min }) => sum + min, 0),
    max: ranges.reduce((sum, { max }) => sum + max, 0),
  }
}

/** The range of a dearer kind: its least costs `by.min` times as much, its most `by.max` times. */
export function scaled({ min, max }: PriceRange, by: PriceRange): PriceRange {
  return { min: min * by.min, max: max * by.max }
}

/** Never less than `floor` at either end: small jobs cost their travel too. */
export function atLeast({ min, max }: PriceRange, floor: PriceRange): PriceRange {
  return { min: Math.max(min, floor.min), max: Math.max(max, floor.max) }
}
