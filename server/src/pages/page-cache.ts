import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { createLimiter } from '../work/limiter.ts'
import type { PageDocument, PageDrawerDeps } from './page-drawer.ts'

const MiB = 1024 * 1024

/**
 * Rendering blocks the event loop, so many concurrent renders would delay each other; but a render also waits
 * for the upstream. A visitor waits at most for these pages and `maxWaitMs`, then gets 503.
 */
const drawing = { maxConcurrent: 8, maxQueued: 60, maxWaitMs: 80 } as const

/** Room for about 290 pages: compressed they have 10 to 14 kB, and until then up to 110 kB. */
const bounds = { maxEntries: 5000, maxBytes: 8 * MiB } as const

/**
 * Estimated size in bytes of the data that a page was rendered from. They stay in memory as long as the page.
 */
const bytesOfReads = 16 * 1024

const full = () => new AppError('upstream_unavailable', { retryAfter: 1 })

/** Creates the cache of rendered pages and the limit of concurrent renders. A full queue is a 503. */
export function createPageCache(caches: Services['caches']): Pick<PageDrawerDeps, 'store' | 'limiter'> {
  const store = caches.storeOf<PageDocument>({
    ...bounds,
    sizeOf: ({ document }) => document.byteLength + bytesOfReads,
    growingPart: ({ document }) => document,
  })
  return {
    store: {
      get: (address) => store.get(address),
      // No expiry: the drawer checks at each read whether the data of the page have changed.
      set: (address, page) => store.set(address, page, Infinity),
    },
    limiter: createLimiter({ ...drawing, full }),
  }
}
