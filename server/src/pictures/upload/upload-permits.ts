import { AppError } from '../../errors.ts'
import { createLimiter } from '../../work/limiter.ts'

/** One upload, from its first byte until it is sent. */
export interface UploadPlace {
  /** Counts bytes that have arrived. */
  count(bytes: number): void
  /**
   * Decodes and sends an upload that has arrived. It waits for a permit.
   *
   * @throws {AppError} `picture_upload_failed` (503) if too many uploads wait, or this one waits too long
   */
  process<T>(work: () => Promise<T>): Promise<T>
  /** Ends the upload. */
  release(): void
}

/** Limits concurrent uploads. */
export interface UploadPermits {
  /**
   * Begins to receive an upload.
   *
   * @param visitor the key of the visitor's address
   * @param refuse ends the upload while it arrives, because a faster one needs its place
   * @throws {AppError} `picture_upload_failed` (503, with `retry-after`) if no place is free
   */
  enter(visitor: string, refuse: (error: AppError) => void): UploadPlace
}

export interface UploadLimits {
  /** Uploads that arrive at the same time. */
  readonly maxReceiving: number
  /** Uploads of one address, from their first byte until they are sent. Several people may share it. */
  readonly maxPerVisitor: number
  /** Uploads that are decoded and sent at the same time. */
  readonly maxProcessing: number
  /** Uploads that have arrived and wait to be decoded. */
  readonly maxWaiting: number
  /** How long an upload that has arrived may wait, in milliseconds. */
  readonly maxWaitMs: number
}

/** The limits of one process (security.md, UP-02). */
export const uploadLimits: UploadLimits = {
  maxReceiving: 16,
  maxPerVisitor: 4,
  maxProcessing: 4,
  maxWaiting: 16,
  maxWaitMs: 20_000,
}

interface Receiving {
  readonly since: number
  readonly refuse: (error: AppError) => void
  bytes: number
}

/** An upload that has lasted so long is slow if fewer bytes a second arrived on average. */
const slowAfterMs = 15_000
const slowBytesPerSecond = 40_000

const unavailable = () => new AppError('picture_upload_failed', { status: 503, retryAfter: 2 })

/**
 * Creates the permits. Only decoding and sending takes one of the few permits of the process, so clients that
 * send slowly do not keep others from uploading. If all places for receiving are taken, the slowest upload
 * gives its place to the next one.
 *
 * @param clock milliseconds of a monotonic clock
 */
export function createUploadPermits(limits: UploadLimits, clock: () => number): UploadPermits {
  const { maxReceiving, maxPerVisitor, maxProcessing, maxWaiting, maxWaitMs } = limits
  const processing = createLimiter({
    maxConcurrent: maxProcessing,
    maxQueued: maxWaiting,
    maxWaitMs,
    full: unavailable,
  })
  const receiving = new Set<Receiving>()
  const uploadsOf = new Map<string, number>()

  function findSlowest(): Receiving | undefined {
    const now = clock()
    const slow = [...receiving]
      .filter(({ since }) => now - since >= slowAfterMs)
      .map((upload) => ({ upload, rate: (upload.bytes * 1000) / (now - upload.since) }))
      .filter(({ rate }) => rate < slowBytesPerSecond)
    return slow.toSorted((a, b) => a.rate - b.rate)[0]?.upload
  }

  function makeRoom(): void {
    if (receiving.size < maxReceiving) return
    const slowest = findSlowest()
    if (!slowest) throw unavailable()
    receiving.delete(slowest)
    slowest.refuse(unavailable())
  }

  return {
    enter(visitor, refuse) {
      const already = uploadsOf.get(visitor) ?? 0
      if (already >= maxPerVisitor) throw unavailable()
      makeRoom()
      const upload: Receiving = { since: clock(), refuse, bytes: 0 }
      receiving.add(upload)
      uploadsOf.set(visitor, already + 1)
      return {
        count: (bytes) => void (upload.bytes += bytes),
        process(work) {
          receiving.delete(upload)
          return processing.run(work)
        },
        release() {
          receiving.delete(upload)
          const left = (uploadsOf.get(visitor) ?? 1) - 1
          if (left === 0) uploadsOf.delete(visitor)
          else uploadsOf.set(visitor, left)
        },
      }
    },
  }
}
