/* oxlint-disable no-await-in-loop -- measurements must not overlap */
import { performance } from 'node:perf_hooks'

/** A function that reads a text from outside; it may refuse it by throwing. */
export interface Reader {
  readonly name: string
  readonly read: (text: string) => unknown
  /** The longest text that it really reads, where it cuts or refuses longer ones; 16,000 characters unless said. */
  readonly longest?: number
}

/** Makes a text of so many characters. */
export type Shape = (length: number) => string

/** Where the time of a reader grows faster than its text. */
export interface Excess {
  readonly shape: string
  readonly lengths: readonly [number, number]
  /** Milliseconds of one call at each length. */
  readonly ms: readonly [number, number]
}

const usualLongest = 16_000
/** Between two lengths that are compared. Time in proportion to the length then grows by as much, its square by 16. */
const step = 4
/** Halfway between 4 and 16. */
const maxGrowth = 8
/** A longest text that takes less than this harms nobody, and is too short to be compared. */
const negligibleMs = 0.1
const sampleMs = 0.5
const samples = 2
/** How often a suspicion is looked at again: on a busy machine each further look brings the least time closer. */
const attempts = 8

/** Calls a reader with one text, and keeps the least time that it took: whatever disturbs it only makes it longer. */
class Stopwatch {
  readonly text: string
  readonly read: (text: string) => unknown
  readonly clock: () => number
  /** Milliseconds of one call. */
  best = Infinity

  constructor(text: string, read: (text: string) => unknown, clock: () => number) {
    this.text = text
    this.read = read
    this.clock = clock
  }

  /** @returns milliseconds of so many calls in a row */
  async sample(calls: number): Promise<number> {
    const start = this.clock()
    for (let i = 0; i < calls; i += 1) {
      try {
        const result = this.read(this.text)
        if (result instanceof Promise) await result
      } catch {
        // A refusal is an answer.
      }
    }
    const passed = this.clock() - start
    this.best = Math.min(this.best, passed / calls)
    return passed
  }
}

/**
 * The least times of one call at two lengths, one {@link step} apart, where they grow too fast; null where they do
 * not. Both texts are read in turns, and the shorter one so much more often that the samples last equally long: a
 * long sample is interrupted more often than a short one.
 */
async function compare(shorter: Stopwatch, longer: Stopwatch): Promise<readonly [number, number] | null> {
  let calls = 1
  while ((await longer.sample(calls)) < sampleMs && longer.best >= negligibleMs) calls *= 2
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    for (let i = 0; i < samples; i += 1) {
      await shorter.sample(calls * step)
      await longer.sample(calls)
      if (longer.best < negligibleMs) return null
    }
    if (longer.best / shorter.best <= maxGrowth) return null
  }
  return [shorter.best, longer.best]
}

/**
 * Looks for texts whose reading takes more than in proportion to their length, at three lengths up to the longest.
 * @param clock in milliseconds
 */
export async function findExcess(
  { read, longest = usualLongest }: Reader,
  shapes: Readonly<Record<string, Shape>>,
  clock: () => number = () => performance.now(),
): Promise<Excess[]> {
  const found: Excess[] = []
  for (const [shape, make] of Object.entries(shapes)) {
    const lengths = [longest / step ** 2, longest / step, longest].map(Math.floor)
    const watches = lengths.map((length) => new Stopwatch(make(length), read, clock))
    for (const [index, longer] of watches.entries()) {
      const shorter = watches[index - 1]
      const ms = shorter && (await compare(shorter, longer))
      if (ms) found.push({ shape, lengths: [lengths[index - 1] ?? 0, lengths[index] ?? 0], ms })
    }
  }
  return found
}
