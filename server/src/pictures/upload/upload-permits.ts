import { AppError } from '../../errors.ts'

/** Limits concurrent uploads. */
export interface UploadPermits {
  /**
   * Takes a permit for an upload.
   *
   * @param visitor the key of the visitor
   * @returns a function that releases the permit
   * @throws {AppError} `picture_upload_failed` (503, with `retry-after`) if no permit is free, or the visitor
   * has one already
   */
  acquire(visitor: string): () => void
}

/** Creates permits for `total` concurrent uploads, at most one per visitor (security.md, UP-02). */
export function createUploadPermits({ total }: { readonly total: number }): UploadPermits {
  const visitors = new Set<string>()
  return {
    acquire(visitor) {
      if (visitors.size >= total || visitors.has(visitor)) {
        throw new AppError('picture_upload_failed', { status: 503, retryAfter: 1 })
      }
      visitors.add(visitor)
      return () => visitors.delete(visitor)
    },
  }
}
