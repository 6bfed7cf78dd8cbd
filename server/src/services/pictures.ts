import type { PictureWidth } from '@mestieri/shared/contracts/directory-limits.ts'
import { LRUCache } from 'lru-cache'

import { AppError, overloaded } from '../errors.ts'
import type { PictureFetcher } from '../pictures/fetcher.ts'
import type { OutputFormat } from '../pictures/format.ts'
import type { PictureHosts } from '../pictures/hosts.ts'
import type { PictureTransform } from '../pictures/transform.ts'
import type { ImageReply } from '../replies/replies.ts'
import type { CacheOptions } from '../stores/caches.ts'
import type { ReadThrough } from '../stores/read-through.ts'
import type { Limiter } from '../work/limiter.ts'
import { createWorkBudget, type Measure, type WorkBudget, type WorkLimits } from './pictures/work-budget.ts'

export interface PictureRequest {
  /** The picture's URL from upstream. */
  readonly src: string
  readonly width: PictureWidth
  /** The request's `accept` header. */
  readonly accept: string | undefined
  /** Whether the process is overloaded: only a cached picture is returned. */
  readonly isShed?: boolean
  /** The key of the client, for its share of the work. */
  readonly client: string
}

/** The pictures of one endpoint (contract.md, `GET /api/pictures`). */
export interface PicturesService {
  /**
   * Fetches a picture and converts it to the given width and a web format. Rejects with `validation_failed`
   * for a source that is not allowed, `upstream_failed` for a file that is too large or not a picture,
   * `upstream_timeout` after 5 s, `upstream_unavailable` if too many are in progress, and `rate_limited` if the
   * client has used up its share of the work. A picture in the cache costs nothing.
   */
  picture(request: PictureRequest): Promise<ImageReply>
  /**
   * Converts an upstream URL to a path of this site, without a width. A source that is not allowed counts and
   * is null.
   */
  address(src: string): string | null
}

/** The dependencies that both picture services share. */
interface PictureWork {
  readonly fetcher: Pick<PictureFetcher, 'fetch'>
  readonly transform: PictureTransform
  /** Limits how many source pictures are in memory at the same time. */
  readonly jobs: Limiter
  /** Limits how many pictures are decoded at the same time. */
  readonly transforms: Limiter
  /** Milliseconds for waiting, fetching and transforming together. */
  readonly deadline: number
  /** Called for every source that is not allowed. */
  readonly onRefused: (src: string) => void
  /** Limits the work for each client, both kinds of pictures together. */
  readonly budget: WorkBudget
}

/**
 * What one client may have converted. The query of a source is a part of its cache key, so a client could
 * otherwise have one picture converted for each value of a parameter that its host ignores. A directory page
 * of 24 professionals that is in no cache takes 10 s, and up to four times that on a busy machine.
 */
const pictureWork: WorkLimits = { burstMs: 40_000, refillMs: 100, estimateMs: 50 }

interface PictureServicesDeps extends Omit<PictureWork, 'budget'> {
  /** Milliseconds since a fixed moment. Default: the clock of the process, which never goes back. */
  readonly workClock?: () => number

  readonly hosts: PictureHosts
  /** Two caches, so that a photo expires in time and is never served by the public endpoint. */
  readonly caches: Readonly<Record<'pictures' | 'chatPictures', ReadThrough<ImageReply>>>
}

/** So many addresses are remembered: the pictures of about a thousand professionals. */
const maxAddresses = 5_000
/** A longer source, in characters, is not remembered. */
const maxRemembered = 512

const minute = 60 * 1000
const day = 24 * 60 * minute

const MiB = 1024 * 1024
const sizeOf = ({ body }: ImageReply) => body.length

/** The size and lifetime of the caches of finished pictures. */
export const pictureCaches: Readonly<Record<'pictures' | 'chatPictures', CacheOptions<ImageReply>>> = {
  // A day, so that a picture that was removed upstream disappears here too.
  pictures: {
    name: 'pictures',
    maxEntries: 5000,
    maxBytes: 64 * MiB,
    sizeOf,
    lifetimeOf: () => ({ fresh: day, kept: day }),
  },
  // Enough for a chat that is loaded again; the browser caches the photo for an hour.
  chatPictures: {
    name: 'chat_pictures',
    maxEntries: 1000,
    maxBytes: 16 * MiB,
    sizeOf,
    lifetimeOf: () => ({ fresh: 10 * minute, kept: 10 * minute }),
    swept: true,
  },
}

/** Creates the services for professionals' pictures, which are public, and for photos of conversations. */
export function createPictureServices({ hosts, caches, workClock, ...rest }: PictureServicesDeps) {
  const budget = createWorkBudget({ ...pictureWork, clock: workClock ?? (() => performance.now()) })
  const work: PictureWork = { ...rest, budget }
  return {
    pictures: createPicturesService(work, {
      path: '/api/pictures',
      admit: (src) => hosts.admitPublic(src),
      cache: caches.pictures,
    }),
    // Allows every source: without CHAT_PICTURE_PATHS it is unknown which of them are photos.
    chatPictures: createPicturesService(work, {
      path: '/api/chat/pictures',
      admit: (src) => hosts.admit(src),
      cache: caches.chatPictures,
    }),
  }
}

interface Kind {
  /** The path of the endpoint. */
  readonly path: string
  /** Returns the normalised URL of a source; null if it is not allowed. */
  readonly admit: (src: string) => URL | null
  readonly cache: ReadThrough<ImageReply>
}

interface Wanted {
  readonly width: PictureWidth
  readonly format: OutputFormat
}

function createPicturesService(work: PictureWork, { path, admit, cache }: Kind): PicturesService {
  const { fetcher, transform, jobs, transforms, deadline, onRefused, budget } = work
  /** By source, because parsing a URL is a tenth of the time of a search. Null for one that is not allowed. */
  const addresses = new LRUCache<string, { readonly address: string | null }>({ max: maxAddresses })

  function makeAddress(src: string): { readonly address: string | null } {
    const url = admit(src)
    return { address: url && `${path}?src=${encodeURIComponent(url.href)}` }
  }

  function make(url: URL, wanted: Wanted, measure: Measure): Promise<ImageReply> {
    const signal = AbortSignal.timeout(deadline)
    const made = jobs.run(async () => {
      signal.throwIfAborted()
      const bytes = await fetcher.fetch(url, signal)
      return transforms.run(() => {
        signal.throwIfAborted()
        return measure(() => transform(bytes, wanted))
      })
    })
    return Promise.race([made, timeout(signal)])
  }

  return {
    async picture({ src, width, accept, isShed = false, client }) {
      const url = admit(src)
      if (url === null) {
        throw new AppError('validation_failed', {
          errors: [{ field: 'src', message: 'Da questo indirizzo non mostriamo immagini.' }],
        })
      }
      const format = chooseFormat(accept)
      const { value } = await cache.read(`${format} ${width} ${url.href}`, async () => {
        if (isShed) throw overloaded()
        return budget.run(client, (measure) => make(url, { width, format }, measure))
      })
      return value
    },
    address(src) {
      let known = addresses.get(src)
      if (known === undefined) {
        known = makeAddress(src)
        if (src.length <= maxRemembered) addresses.set(src, known)
      }
      if (known.address === null) onRefused(src)
      return known.address
    },
  }
}

/** Returns AVIF if the `accept` header lists it without `q=0`, else WebP, which every browser supports. */
export function chooseFormat(accept: string | undefined): OutputFormat {
  return accept !== undefined && /image\/avif(?!\s*;\s*q=0(?:\.0{0,3})?\s*(?:,|$))/i.test(accept)
    ? 'avif'
    : 'webp'
}

function timeout(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new AppError('upstream_timeout')), { once: true })
  })
}
