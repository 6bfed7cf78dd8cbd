import type { Load } from './load-monitor.ts'

export interface MemoryVerdict {
  /** The share of their content that the caches keep, 0 to 1; null to leave them as they are. */
  readonly keep: number | null
  /** Whether to refuse requests. */
  readonly sheds: boolean
  /** Whether memory has stayed above the limit for a minute, although the caches were emptied. */
  readonly isStuck: boolean
}

export interface MemoryLimits {
  /** Above this resident memory the caches are shrunk. */
  readonly trimBytes: number
  /** Above this resident memory requests are refused while it grows. */
  readonly maxBytes: number
}

const MiB = 1024 * 1024

/**
 * The caches are shrunk again when memory has grown by so much. Resident memory does not have to become less when they
 * are shrunk: malloc keeps freed memory for the next allocations.
 */
const trimStepBytes = 16 * MiB

/** Memory grows if it is larger than a second ago by more than this. */
const growthMs = 1000
const growthBytes = MiB

const hopelessMs = 60_000

/** Creates a function that takes one size after the other and returns whether memory grows. */
function createGrowthWatch(): (at: number, bytes: number) => boolean {
  const seen: { readonly at: number; readonly bytes: number }[] = []
  return (at, bytes) => {
    seen.push({ at, bytes })
    // The last one that is a second old stays for the comparison.
    while (seen[1] && at - seen[1].at >= growthMs) seen.shift()
    return bytes - (seen[0]?.bytes ?? bytes) > growthBytes
  }
}

/**
 * Creates the rule that decides by resident memory. It takes one sample after the other. Above the first limit the
 * caches are shrunk: refusing requests would not free their memory. Above the second limit requests are refused, but
 * only while memory grows although the caches are empty, because then the requests under way make it grow. So refusing
 * always ends, even if resident memory stays large.
 */
export function createMemoryRule({
  trimBytes,
  maxBytes,
}: MemoryLimits): (load: Pick<Load, 'at' | 'rssBytes'>) => MemoryVerdict {
  const watchGrowth = createGrowthWatch()
  /** The smallest size of memory since the caches were last shrunk. */
  let trimmedTo: number | undefined
  let areEmptied = false
  let beyondSince: number | undefined

  function keptShare(rssBytes: number): number | null {
    if (rssBytes <= trimBytes) {
      trimmedTo = undefined
      areEmptied = false
      return null
    }
    const isBeyond = rssBytes > maxBytes
    const hasGrown = trimmedTo === undefined || rssBytes - trimmedTo >= trimStepBytes
    trimmedTo = Math.min(trimmedTo ?? rssBytes, rssBytes)
    if (!hasGrown && (areEmptied || !isBeyond)) return null
    trimmedTo = rssBytes
    areEmptied ||= isBeyond
    return isBeyond ? 0 : 0.5
  }

  return ({ at, rssBytes }) => {
    const grows = watchGrowth(at, rssBytes)
    const isBeyond = rssBytes > maxBytes
    beyondSince = isBeyond ? (beyondSince ?? at) : undefined
    const sheds = isBeyond && areEmptied && grows
    const keep = keptShare(rssBytes)
    return { keep, sheds, isStuck: beyondSince !== undefined && at - beyondSince >= hopelessMs }
  }
}
