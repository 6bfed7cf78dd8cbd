import type { Load } from './load-monitor.ts'

export interface LatenessVerdict {
  /** Whether to refuse requests that have waited longer than {@link LatenessLimits.maxWaitMs}. */
  readonly sheds: boolean
  /** Whether refusing requests has not helped for {@link LatenessLimits.hopelessMs}. */
  readonly isStuck: boolean
}

export interface LatenessLimits {
  /** A process is late when requests wait longer than this. */
  readonly maxLateMs: number
  /** While load is shed, a request that has waited longer than this is refused. */
  readonly maxWaitMs: number
  /**
   * After each sample so many requests are served however long they have waited. If no more arrive, the requests are not
   * what keeps the process busy: other programs take its processor, and a refusal would not help.
   */
  readonly alwaysServed: number
  /** A process that is late for so long is overloaded. The overload ends after the same time without lateness. */
  readonly sustainMs: number
  /** A process whose lateness grows beyond this is overloaded at once. */
  readonly growMs: number
  /** A process that is later than `hopelessLateMs` for so long, although it refuses requests, does not recover. */
  readonly hopelessMs: number
  readonly hopelessLateMs: number
}

/**
 * A page takes several turns of the event loop, so a visitor waits several times as long as a turn is late.
 * Refused requests wait half as long as counts as late. So a process is not late while refusing helps.
 */
export const latenessLimits: LatenessLimits = {
  maxLateMs: 90,
  maxWaitMs: 45,
  alwaysServed: 5,
  sustainMs: 500,
  growMs: 500,
  hopelessLateMs: 200,
  hopelessMs: 60_000,
}

/** A late event loop counts only while it is busy: a suspended process is late without having anything to do. */
const busyUtilization = 0.9

interface Lateness {
  readonly since: number
  readonly samples: number
  readonly grows: boolean
}

/**
 * Creates the rule that decides by the lateness of the process. It takes one sample after the other, with the number of
 * requests that were refused since the previous sample.
 *
 * One long task is no overload. It makes one sample late, and the requests that it delayed may make the next one late,
 * but less so. Shedding ends when no request had to be refused and no sample was late for `sustainMs`.
 */
export function createLatenessRule(limits: LatenessLimits): (load: Load, refused: number) => LatenessVerdict {
  const { maxLateMs, sustainMs, growMs, hopelessMs, hopelessLateMs } = limits
  let last: Load | undefined
  let late: Lateness | undefined
  let hopelessSince: number | undefined
  let shedsSince: number | undefined
  let neededAt = Number.NEGATIVE_INFINITY

  function updateLateness(load: Load): void {
    const isLate = load.lateMs > maxLateMs && load.utilization > busyUtilization
    const { at, lateMs } = last ?? load
    const { since = at, samples = 0 } = late ?? {}
    const grows = late !== undefined && load.lateMs > Math.max(lateMs, growMs)
    late = isLate ? { since, samples: samples + 1, grows } : undefined
    hopelessSince = isLate && load.lateMs > hopelessLateMs ? (hopelessSince ?? at) : undefined
    last = load
  }

  function isOverload(at: number): boolean {
    if (!late) return false
    return late.grows || (late.samples > 2 && at - late.since >= sustainMs)
  }

  return (load, refused) => {
    const { at } = load
    updateLateness(load)
    if (late || refused > 0) neededAt = at
    if (isOverload(at)) shedsSince ??= at
    else if (at - neededAt >= sustainMs) shedsSince = undefined
    const stuckSince = Math.max(hopelessSince ?? at, shedsSince ?? at)
    return { sheds: shedsSince !== undefined, isStuck: at - stuckSince >= hopelessMs }
  }
}
