import type { CacheState } from '@mestieri/shared/contracts/site/endpoint.ts'

export interface Cached<T> {
  readonly value: T
  readonly cache: CacheState
}

/** A complete image with its content type. */
export interface ImageReply {
  readonly type: 'image/png' | 'image/webp' | 'image/avif' | 'image/jpeg' | 'image/svg+xml'
  readonly body: Buffer
}

const keepers = new WeakMap<object, (bytes: number) => void>()

/** Registers the cache that keeps a value. It is called with the number of bytes whenever the value grows. */
export function watchGrowth(value: object, keeper: (bytes: number) => void): void {
  keepers.set(value, keeper)
}

/** Reports to the cache that keeps a value that it has grown, for example because it was compressed. */
export function reportGrowth(value: object, bytes: number): void {
  keepers.get(value)?.(bytes)
}
