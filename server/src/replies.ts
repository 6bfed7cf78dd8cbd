/** Where a cached reply came from; the `x-cache` header. */
export type CacheState = 'hit' | 'miss' | 'stale'

export interface Cached<T> {
  readonly value: T
  readonly cache: CacheState
}

/** A finished image. */
export interface ImageReply {
  readonly type: 'image/png' | 'image/webp' | 'image/avif' | 'image/jpeg' | 'image/svg+xml'
  readonly body: Buffer
}
