import { LRUCache } from 'lru-cache'

import { AppError } from '../errors.ts'
import { createLimiter } from '../limiter.ts'
import type { PageDocument, PageDrawerDeps } from './page-drawer.ts'

const MiB = 1024 * 1024

/** Drawing keeps the event loop busy: more at a time would not be faster, and those that wait delay each other. */
const drawing = { maxConcurrent: 4, maxQueued: 60 } as const

/** Room for about 300 pages of 80 kB. */
const maxBytes = 24 * MiB

const full = () => new AppError('upstream_unavailable', { retryAfter: 1 })

/** What drawn pages are kept in, and how many are drawn at a time; a drawing beyond that is refused with 503. */
export function createPageCache(): Pick<PageDrawerDeps, 'store' | 'limiter'> {
  return {
    store: new LRUCache<string, PageDocument>({
      maxSize: maxBytes,
      sizeCalculation: ({ document }, address) => 2 * (document.plainLength + address.length),
    }),
    limiter: createLimiter({ ...drawing, full }),
  }
}
