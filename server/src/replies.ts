/** The source of a cached reply, sent in the `x-cache` header (contract.md, 'Affiliates'). */
export type CacheState = 'hit' | 'miss' | 'stale'

export interface Cached<T> {
  readonly value: T
  readonly cache: CacheState
}

/** A complete image with its content type. */
export interface ImageReply {
  readonly type: 'image/png' | 'image/webp' | 'image/avif' | 'image/jpeg' | 'image/svg+xml'
  readonly body: Buffer
}
