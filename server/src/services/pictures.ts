import type { PictureWidth } from '@mestieri/shared/contracts/directory-limits.ts'

import { AppError } from '../errors.ts'
import type { Limiter } from '../limiter.ts'
import type { PictureFetcher } from '../pictures/fetcher.ts'
import type { OutputFormat } from '../pictures/format.ts'
import type { PictureHosts } from '../pictures/hosts.ts'
import type { PictureTransform } from '../pictures/transform.ts'
import type { ImageReply } from '../replies.ts'
import type { CacheOptions } from '../stores/caches.ts'
import type { ReadThrough } from '../stores/read-through.ts'

export interface PictureRequest {
  /** The address as upstream gives it. */
  readonly src: string
  readonly width: PictureWidth
  /** The request's `accept` header. */
  readonly accept: string | undefined
}

/** The pictures of one of our addresses (contract.md, `GET /api/pictures`). */
export interface PicturesService {
  /**
   * The picture in one of our widths and in a format of the web. Rejects with `validation_failed` for a source that
   * is not served here, `upstream_failed` for what is no picture or too large, `upstream_timeout` after 5 s in all, and
   * `upstream_unavailable` when too many are under way.
   */
  picture(request: PictureRequest): Promise<ImageReply>
  /** Our address for upstream's, without a width; null, and counted, for a source that is not served here. */
  address(src: string): string | null
}

/** What the two services share. */
interface PictureWork {
  readonly fetcher: Pick<PictureFetcher, 'fetch'>
  readonly transform: PictureTransform
  /** Bounds how many sources are in memory at once. */
  readonly jobs: Limiter
  /** Bounds how many are decoded at once. */
  readonly transforms: Limiter
  /** The deadline for fetching and transforming, waiting included; ms. */
  readonly deadline: number
  /** Told of every address that was left out. */
  readonly onRefused: () => void
}

interface PictureServicesDeps extends PictureWork {
  readonly hosts: PictureHosts
  /** Each has its own, so that a photo leaves memory in time and never answers for the public address. */
  readonly caches: Readonly<Record<'pictures' | 'chatPictures', ReadThrough<ImageReply>>>
}

const minute = 60 * 1000
const day = 24 * 60 * minute

const MiB = 1024 * 1024
const sizeOf = ({ body }: ImageReply) => body.length

/** How many finished pictures are in memory, and for how long. */
export const pictureCaches: Readonly<Record<'pictures' | 'chatPictures', CacheOptions<ImageReply>>> = {
  // A day, so that a picture that was taken down upstream does not stay for good.
  pictures: {
    maxEntries: 5000,
    maxBytes: 64 * MiB,
    sizeOf,
    lifetimeOf: () => ({ fresh: day, kept: day }),
  },
  // Enough for a chat that is loaded again: the browser has its own copy for an hour.
  chatPictures: {
    maxEntries: 1000,
    maxBytes: 16 * MiB,
    sizeOf,
    lifetimeOf: () => ({ fresh: 10 * minute, kept: 10 * minute }),
    swept: true,
  },
}

/** Professionals' pictures, which are public, and the photos of conversations, which are not. */
export function createPictureServices({ hosts, caches, ...work }: PictureServicesDeps) {
  return {
    pictures: createPicturesService(work, {
      path: '/api/pictures',
      admit: (src) => hosts.admitPublic(src),
      cache: caches.pictures,
    }),
    // Takes every source: without CHAT_PICTURE_PATHS nobody can tell which of them are photos.
    chatPictures: createPicturesService(work, {
      path: '/api/chat/pictures',
      admit: (src) => hosts.admit(src),
      cache: caches.chatPictures,
    }),
  }
}

interface Kind {
  /** The path of our address. */
  readonly path: string
  /** The source in normal form; null for one that is not served here. */
  readonly admit: (src: string) => URL | null
  readonly cache: ReadThrough<ImageReply>
}

function createPicturesService(work: PictureWork, { path, admit, cache }: Kind): PicturesService {
  const { fetcher, transform, jobs, transforms, deadline, onRefused } = work

  async function make(url: URL, wanted: { width: PictureWidth; format: OutputFormat }): Promise<ImageReply> {
    const signal = AbortSignal.timeout(deadline)
    const made = jobs.run(async () => {
      signal.throwIfAborted()
      const bytes = await fetcher.fetch(url, signal)
      return transforms.run(() => {
        signal.throwIfAborted()
        return transform(bytes, wanted)
      })
    })
    return Promise.race([made, timeout(signal)])
  }

  return {
    async picture({ src, width, accept }) {
      const url = admit(src)
      if (url === null) {
        throw new AppError('validation_failed', {
          errors: [{ field: 'src', message: 'Da questo indirizzo non mostriamo immagini.' }],
        })
      }
      const format = chooseFormat(accept)
      const { value } = await cache.read(`${format} ${width} ${url.href}`, () => make(url, { width, format }))
      return value
    },
    address(src) {
      const url = admit(src)
      if (url === null) onRefused()
      return url && `${path}?src=${encodeURIComponent(url.href)}`
    },
  }
}

/** AVIF where an `accept` header names it (and does not refuse it with `q=0`), else WebP, which every browser shows. */
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
