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
/** The first samples also let the engine compile what it runs. */
const firstSamples = 2
/** How much of the processor's time a suspicion is looked into: many times the ticks in which it is counted. */
const patienceMs = 400

/** Both in milliseconds. */
export interface Clocks {
  /** Exact, but goes on while the machine does something else. */
  readonly time: () => number
  /** What this thread had of the processor, counted in ticks of some milliseconds. */
  readonly processor: () => number
}

const ownClocks: Clocks = {
  time: () => performance.now(),
  processor() {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  },
}

/** Calls a reader with one text, and keeps what that took. */
class Stopwatch {
  readonly text: string
  readonly read: (text: string) => unknown
  readonly clocks: Clocks
  /** The least milliseconds of one call: whatever disturbs one only makes it longer. */
  best = Infinity
  /** Milliseconds of the processor for all calls. */
  spent = 0
  private calls = 0

  constructor(text: string, read: (text: string) => unknown, clocks: Clocks) {
    this.text = text
    this.read = read
    this.clocks = clocks
  }

  /** @returns milliseconds of so many calls in a row */
  async sample(calls: number): Promise<number> {
    const start = { time: this.clocks.time(), processor: this.clocks.processor() }
    for (let i = 0; i < calls; i += 1) {
      try {
        const result = this.read(this.text)
        if (result instanceof Promise) await result
      } catch {
        // A refusal is an answer.
      }
    }
    const passed = this.clocks.time() - start.time
    this.spent += this.clocks.processor() - start.processor
    this.calls += calls
    this.best = Math.min(this.best, passed / calls)
    return passed
  }

  /** Milliseconds of the processor for one call, on average. */
  get mean(): number {
    return this.spent / this.calls
  }
}

/**
 * The times of one call at two lengths, one {@link step} apart, where they grow too fast; null where they do not. Both
 * texts are read in turns, and the shorter one so much more often that the samples would last equally long. On a quiet
 * machine the least times tell at once; a busy one may interrupt every sample of the longer text, so that the time of
 * the processor tells in the end.
 */
async function compare(shorter: Stopwatch, longer: Stopwatch): Promise<readonly [number, number] | null> {
  let calls = 1
  while ((await longer.sample(calls)) < sampleMs && longer.best >= negligibleMs) calls *= 2
  for (let taken = 1; taken <= firstSamples || shorter.spent + longer.spent < patienceMs; taken += 1) {
    await shorter.sample(calls * step)
    await longer.sample(calls)
    if (longer.best < negligibleMs) return null
    if (taken >= firstSamples && longer.best / shorter.best <= maxGrowth) return null
  }
  return longer.mean / shorter.mean <= maxGrowth ? null : [shorter.mean, longer.mean]
}

/**
 * Looks for a text whose reading takes more than in proportion to its length, at three lengths up to the longest.
 * @returns the first that is found; null where there is none
 */
export async function findExcess(
  { read, longest = usualLongest }: Reader,
  shapes: Readonly<Record<string, Shape>>,
  clocks: Clocks = ownClocks,
): Promise<Excess | null> {
  for (const [shape, make] of Object.entries(shapes)) {
    const lengths = [longest / step ** 2, longest / step, longest].map(Math.floor)
    const watches = lengths.map((length) => new Stopwatch(make(length), read, clocks))
    for (const [index, longer] of watches.entries()) {
      const shorter = watches[index - 1]
      const ms = shorter && (await compare(shorter, longer))
      if (ms) return { shape, lengths: [lengths[index - 1] ?? 0, lengths[index] ?? 0], ms }
    }
  }
  return null
}
