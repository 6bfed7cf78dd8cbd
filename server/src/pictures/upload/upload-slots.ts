import { AppError } from '../../errors.ts'

/** Who may upload just now. */
export interface UploadSlots {
  /**
   * Takes a place; the returned function gives it back.
   * @param visitor whoever counts as one
   * @throws {AppError} `picture_upload_failed` with 503 and `retry-after`, where all places or the visitor's own is taken
   */
  enter(visitor: string): () => void
}

/** Places for so many uploads at a time, and one for each visitor (security.md, UP-02). */
export function createUploadSlots({ total }: { readonly total: number }): UploadSlots {
  const visitors = new Set<string>()
  return {
    enter(visitor) {
      if (visitors.size >= total || visitors.has(visitor)) {
        throw new AppError('picture_upload_failed', { status: 503, retryAfter: 1 })
      }
      visitors.add(visitor)
      return () => visitors.delete(visitor)
    },
  }
}
