/** A deterministic random number generator: the same seed gives the same numbers on every machine. */
export interface Random {
  /** 0 or more, less than 1. */
  next(): number
  /** An integer from `low` to `high`, both included. */
  int(low: number, high: number): number
  /** True with this probability (0 to 1). */
  chance(probability: number): boolean
  /** @throws RangeError for an empty list */
  pick<T>(list: readonly T[]): T
  /** `count` different items in random order; the whole list if it is shorter. */
  sample<T>(list: readonly T[], count: number): T[]
}

/**
 * Finaliser of MurmurHash3. Mixes every input bit into all 32 bits, so that neighbouring seeds give unrelated
 * streams.
 */
function spread(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

/**
 * Mulberry32, a generator with 32 bits of state. Its output is evenly distributed but predictable: never use
 * it for secrets. It uses only 32-bit integer arithmetic, which gives the same result in every JavaScript
 * engine.
 *
 * @param seed one or more integers; each combination starts a different stream
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
      const picked = list[int(0, list.length - 1)]
      if (picked === undefined) throw new RangeError('nothing to pick from')
      return picked
    },
    sample: (list, count) => {
      const rest = [...list]
      const taken: (typeof list)[number][] = []
      while (taken.length < count && rest.length > 0) taken.push(...rest.splice(int(0, rest.length - 1), 1))
      return taken
    },
  }
}
