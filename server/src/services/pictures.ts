import type { PictureWidth } from '@mestieri/shared/contracts/directory-limits.ts'

import { AppError } from '../errors.ts'
import type { Limiter } from '../limiter.ts'
import type { PictureFetcher } from '../pictures/fetcher.ts'
import type { OutputFormat } from '../pictures/format.ts'
import type { PictureHosts } from '../pictures/hosts.ts'
import type { PictureTransform } from '../pictures/transform.ts'
import type { ImageReply } from '../replies.ts'
import type { Lifetime, ReadThrough } from '../stores/read-through.ts'

export interface PictureRequest {
  /** The address as upstream gives it. */
  readonly src: string
  readonly width: PictureWidth
  /** The request's `accept` header. */
  readonly accept: string | undefined
}

/** Professionals' pictures, through our hands (api.md, `GET /api/pictures`). */
export interface PicturesService {
  /**
   * The picture in one of our widths and in a format of the web. Rejects with `validation_failed` for a host that is
   * not listed, `upstream_failed` for what is no picture or too large, `upstream_timeout` after 5 s in all, and
   * `upstream_unavailable` when too many are under way.
   */
  picture(request: PictureRequest): Promise<ImageReply>
  /** Our address for upstream's, without a width; null, and counted, where pictures may not come from. */
  address(src: string): string | null
}

interface PicturesDeps {
  readonly hosts: PictureHosts
  readonly fetcher: Pick<PictureFetcher, 'fetch'>
  readonly transform: PictureTransform
  /** Bounds how many sources are in memory at once. */
  readonly jobs: Limiter
  /** Bounds how many are decoded at once. */
  readonly transforms: Limiter
  readonly cache: ReadThrough<ImageReply>
  /** The deadline for fetching and transforming, waiting included; ms. */
  readonly deadline: number
  /** Told of every address that was left out. */
  readonly onRefused: () => void
}

const day = 24 * 60 * 60 * 1000

/** How long a finished picture serves; a day, so that one that was taken down upstream does not stay for good. */
export const pictureLifetime = (): Lifetime => ({ fresh: day, kept: day })

/** The picture service. */
export function createPicturesService(deps: PicturesDeps): PicturesService {
  const { hosts, fetcher, transform, jobs, transforms, cache, deadline, onRefused } = deps

  async function make(url: URL, wanted: { width: PictureWidth; format: OutputFormat }): Promise<ImageReply> {
    const signal = AbortSignal.timeout(deadline)
    const work = jobs.run(async () => {
      signal.throwIfAborted()
      const bytes = await fetcher.fetch(url, signal)
      return transforms.run(() => {
        signal.throwIfAborted()
        return transform(bytes, wanted)
      })
    })
    return Promise.race([work, timeout(signal)])
  }

  return {
    async picture({ src, width, accept }) {
      const url = hosts.admit(src)
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
      const url = hosts.admit(src)
      if (url === null) onRefused()
      return url && `/api/pictures?src=${encodeURIComponent(url.href)}`
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
