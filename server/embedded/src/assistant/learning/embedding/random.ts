/**
 * Returns a generator of numbers from 0 (inclusive) to 1 (exclusive). The same seed gives the same numbers, so that a model
 * learned twice is equal. The algorithm is mulberry32.
 */
export function createRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
