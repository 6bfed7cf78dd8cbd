import { AppError } from '../errors.ts'
import { createLimiter } from '../limiter.ts'
import type { Services } from '../services.ts'
import type { PageDocument, PageDrawerDeps } from './page-drawer.ts'

const MiB = 1024 * 1024

/** Drawing keeps the event loop busy: more at a time would not be faster, and those that wait delay each other. */
const drawing = { maxConcurrent: 4, maxQueued: 60 } as const

/** Room for about 250 pages of 80 kB. */
const bounds = { maxEntries: 5000, maxBytes: 24 * MiB } as const

/** Estimated size of the data that a page was drawn from. They stay in memory as long as the page. */
const bytesOfReads = 16 * 1024

const full = () => new AppError('upstream_unavailable', { retryAfter: 1 })

/** What drawn pages are kept in, and how many are drawn at a time; a drawing beyond that is refused with 503. */
export function createPageCache(caches: Services['caches']): Pick<PageDrawerDeps, 'store' | 'limiter'> {
  const store = caches.storeOf<PageDocument>({
    ...bounds,
    sizeOf: ({ document }) => document.byteLength + bytesOfReads,
    growingPart: ({ document }) => document,
  })
  return {
    store: {
      get: (address) => store.get(address),
      // A page stays for as long as its data do not change.
      set: (address, page) => store.set(address, page, Infinity),
    },
    limiter: createLimiter({ ...drawing, full }),
  }
}
