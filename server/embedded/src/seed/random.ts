/** A stream of numbers that is the same for the same seed, on every machine. */
export interface Random {
  /** 0 or more, less than 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** `count` different items in random order; all of them where there are fewer. */
  sample<T>(list: readonly T[], count: number): T[]
}

/** Spreads every bit of a number over all 32 (the finaliser of MurmurHash3), so that neighbouring seeds have nothing in common. */
function spread(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

/**
 * Mulberry32: 32 bits of state, an odd step and a mixing function; far from secret, but evenly spread,
 * and made of 32-bit integer arithmetic alone, which every engine computes alike.
 *
 * @param seed any number of whole numbers; each combination begins another stream
 */
export function createRandom(...seed: readonly number[]): Random {
  let state = seed.reduce((mixed, part) => spread(mixed ^ spread(part + 1)), 0x6d2b79f5)

  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => {
      if (list.length === 0) throw new RangeError('nothing to pick from')
      return list[int(0, list.length - 1)] as (typeof list)[number]
    },
    sample: (list, count) => {
      const rest = [...list]
      const taken: (typeof list)[number][] = []
      while (taken.length < count && rest.length > 0) taken.push(...rest.splice(int(0, rest.length - 1), 1))
      return taken
    },
  }
}
