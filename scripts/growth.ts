import { performance } from 'node:perf_hooks'

import { isHardRun } from './test-groups/hard-run.ts'

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
/**
 * A text that is read in less time for each character harms nobody, however the time grows. A reader that takes the square
 * of the time needs twice as much for 4,000 characters and seven times as much for 16,000. Below it, V8's memory for large
 * objects looks like growth on a busy machine. The hard test, on a quiet machine, compares all that take 0.1 ms for 16,000.
 */
const negligibleMsPerCharacter = isHardRun ? 0.000_006 : 0.001
/** A sample is so long at least, by reading the text several times in a row. */
const sampleMs = 0.5
/** After so many samples of each text a busy machine is supposed. */
const mostSamples = 12
/** A sample of the processor's time is many of its ticks long. */
const judgedMs = 40
const judgedSamples = 8

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

/** One text and who reads it. */
class Candidate {
  readonly text: string
  readonly read: (text: string) => unknown
  /** In milliseconds. */
  readonly negligible: number
  /** The least milliseconds that one call took: whatever disturbs one only makes it longer. */
  best = Infinity

  constructor(text: string, read: (text: string) => unknown) {
    this.text = text
    this.read = read
    this.negligible = text.length * negligibleMsPerCharacter
  }

  /** @returns milliseconds of so many calls in a row */
  async sample(calls: number, clock: () => number): Promise<number> {
    const start = clock()
    for (let i = 0; i < calls; i += 1) {
      try {
        const result = this.read(this.text)
        if (result instanceof Promise) await result
      } catch {
        // A refusal is an answer.
      }
    }
    return clock() - start
  }

  async time(calls: number, clock: () => number): Promise<number> {
    const passed = await this.sample(calls, clock)
    this.best = Math.min(this.best, passed / calls)
    return passed
  }
}

type Times = readonly [shorter: number, longer: number]

/** The processor's times of one call at two lengths, where they grow too fast; null where they do not. */
async function judge(shorter: Candidate, longer: Candidate, { processor }: Clocks): Promise<Times | null> {
  const calls = Math.ceil(judgedMs / longer.best)
  let [short, long] = [0, 0]
  for (let taken = 0; taken < judgedSamples; taken += 1) {
    short += await shorter.sample(calls * step, processor)
    long += await longer.sample(calls, processor)
  }
  const ms = [short / (judgedSamples * calls * step), long / (judgedSamples * calls)] as const
  return ms[1] < longer.negligible || ms[1] / ms[0] <= maxGrowth ? null : ms
}

/**
 * Reads a text several times in a row until a sample is long enough, each time twice as often.
 * @returns how often it was read in the last sample
 */
async function lengthen(candidate: Candidate, first: number, clock: () => number): Promise<number> {
  let calls = first
  while (
    (await candidate.time(calls, clock)) < sampleMs &&
    candidate.best >= candidate.negligible / step ** 2
  )
    calls *= 2
  return calls
}

/**
 * Compares two texts, one {@link step} apart in length.
 *
 * Takes one sample of the longer text and two of the shorter one, then more samples until the least times show no
 * excess. A disturbance makes a sample longer only. If it does so to the longer text, more samples follow; it would
 * hide an excess if it did so to both samples of the shorter text. A busy machine may interrupt every sample of the
 * longer text, so that the processor's time decides after {@link mostSamples}.
 *
 * @returns the times of one call, in milliseconds, if they grow too fast; null if they do not
 */
async function compare(shorter: Candidate, longer: Candidate, clocks: Clocks): Promise<Times | null> {
  let calls = 1
  while ((await longer.time(calls, clocks.time)) < sampleMs && longer.best >= longer.negligible) calls *= 2
  if (longer.best < longer.negligible) return null
  // If the time is in proportion to the length, this first sample is long enough.
  const shortCalls = await lengthen(shorter, Math.ceil((sampleMs * step) / longer.best), clocks.time)
  for (let taken = 1; taken <= mostSamples; taken += 1) {
    if (taken > 1) await longer.time(calls, clocks.time)
    await shorter.time(shortCalls, clocks.time)
    if (longer.best < longer.negligible || longer.best / shorter.best <= maxGrowth) return null
  }
  // Memory that is freed during one judgement can look like growth. The square of the time is found each time.
  return (await judge(shorter, longer, clocks)) && judge(shorter, longer, clocks)
}

/**
 * Looks for a text whose reading takes more than in proportion to its length, at three lengths up to the longest.
 * @returns the first that is found; null where there is none
 */
export async function findExcess(
  { read, longest: limit }: Reader,
  shapes: Readonly<Record<string, Shape>>,
  clocks: Clocks = ownClocks,
): Promise<Excess | null> {
  const longest = limit ?? usualLongest
  /** Whether a reader without a limit goes on growing too fast: V8's memory for large objects makes a single step. */
  const goesOn = async (longer: Candidate, make: Shape) =>
    limit !== undefined || compare(longer, new Candidate(make(longer.text.length * step), read), clocks)
  for (const [shape, make] of Object.entries(shapes)) {
    const lengths = [longest / step ** 2, longest / step, longest].map(Math.floor)
    const candidates = lengths.map((length) => new Candidate(make(length), read))
    for (const [index, longer] of candidates.entries()) {
      const shorter = candidates[index - 1]
      const ms = shorter && (await compare(shorter, longer, clocks))
      if (ms && (await goesOn(longer, make)))
        return { shape, lengths: [lengths[index - 1] ?? 0, lengths[index] ?? 0], ms }
    }
  }
  return null
}
