import { Agent, type Dispatcher, Pool } from 'undici'

import { AppError } from '../errors.ts'
import { createGuardedLookup, type Resolver } from './guarded-lookup.ts'

/** Fetches pictures whose URLs have been admitted. */
export interface PictureFetcher {
  /**
   * Resolves with the bytes of the picture, at most 10 MiB.
   *
   * @throws {AppError} `upstream_timeout` if `signal` aborts; `upstream_failed` for every other failure,
   * including redirects, encoded bodies and bodies that are too long
   */
  fetch(url: URL, signal: AbortSignal): Promise<Buffer>
  close(): Promise<void>
}

interface PictureFetcherDeps {
  readonly resolve: Resolver
  /** The host name and Unix socket of the embedded upstream; null if there is none. */
  readonly embedded: { readonly host: string; readonly socketPath: string } | null
}

/** 10 MiB (contract.md, 'The rest'). */
const maxBytes = 10 * 1024 * 1024
const connections = 16

/** Creates a fetcher. Its connections are separate from those of the upstream client. */
export function createPictureFetcher({ resolve, embedded }: PictureFetcherDeps): PictureFetcher {
  const publicAgent = new Agent({
    connections,
    allowH2: false,
    connect: { lookup: createGuardedLookup(resolve) },
  })
  const embeddedUpstream = embedded && {
    host: embedded.host,
    pool: new Pool(`http://${embedded.host}`, { connections, socketPath: embedded.socketPath }),
  }

  return {
    async fetch(url, signal) {
      const dispatcher = url.host === embeddedUpstream?.host ? embeddedUpstream.pool : publicAgent
      try {
        const reply = await dispatcher.request({
          origin: url.origin,
          path: url.pathname + url.search,
          method: 'GET',
          // An encoded body would have to be decompressed, with another size limit.
          headers: { accept: 'image/avif,image/webp,image/*', 'accept-encoding': 'identity' },
          signal,
        })
        return await readBody(reply)
      } catch (error) {
        if (signal.aborted) throw new AppError('upstream_timeout', { cause: error })
        throw error instanceof AppError ? error : new AppError('upstream_failed', { cause: error })
      }
    },
    async close() {
      await Promise.all([publicAgent.destroy(), embeddedUpstream?.pool.destroy()])
    },
  }
}

async function readBody({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<Buffer> {
  const isEncoded = (headers['content-encoding'] ?? 'identity') !== 'identity'
  const declaredBytes = Number(headers['content-length'] ?? 0)
  if (statusCode !== 200 || isEncoded || declaredBytes > maxBytes) {
    // Ignore the abort error of the destroyed stream.
    body.on('error', () => {}).destroy()
    throw new AppError('upstream_failed')
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    // Throwing leaves the loop, which destroys the body and its connection.
    if (size > maxBytes) throw new AppError('upstream_failed')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}
