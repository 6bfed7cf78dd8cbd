import type { AffiliateContact, AffiliatePage, AffiliateProfile, AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'
import type { PictureWidth } from '@mestieri/shared/contracts/directory-limits.ts'

import type { CallContext } from './upstream/affiliates.ts'

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
