import { Agent, type Dispatcher, Pool } from 'undici'

import { AppError } from '../errors.ts'
import { createGuardedLookup, type Resolver } from './guarded-lookup.ts'

/** Fetches the bytes of admitted picture addresses. */
export interface PictureFetcher {
  /**
   * The picture's bytes as they were sent. Rejects with `upstream_failed` for whatever is not a plain 200 within
   * the size, redirects included, and with `upstream_timeout` when `signal` ends it.
   */
  fetch(url: URL, signal: AbortSignal): Promise<Buffer>
  close(): Promise<void>
}

interface PictureFetcherDeps {
  readonly resolve: Resolver
  /** The embedded upstream's host and Unix socket. */
  readonly embedded: { readonly host: string; readonly socketPath: string } | null
}

/** 10 MiB (api.md, 'The rest'). */
const maxBytes = 10 * 1024 * 1024
const connections = 16

/** A fetcher with connections of its own, apart from those that upstream's calls use. */
export function createPictureFetcher({ resolve, embedded }: PictureFetcherDeps): PictureFetcher {
  const outside = new Agent({
    connections,
    allowH2: false,
    connect: { lookup: createGuardedLookup(resolve) },
  })
  const inside = embedded && {
    host: embedded.host,
    pool: new Pool(`http://${embedded.host}`, { connections, socketPath: embedded.socketPath }),
  }

  return {
    async fetch(url, signal) {
      const dispatcher = url.host === inside?.host ? inside.pool : outside
      try {
        const reply = await dispatcher.request({
          origin: url.origin,
          path: url.pathname + url.search,
          method: 'GET',
          // A packed reply would need unpacking, and a limit for what comes out.
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
      await Promise.all([outside.destroy(), inside?.pool.destroy()])
    },
  }
}

async function readBody({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<Buffer> {
  const packed = (headers['content-encoding'] ?? 'identity') !== 'identity'
  const declared = Number(headers['content-length'] ?? 0)
  if (statusCode !== 200 || packed || declared > maxBytes) {
    // What is destroyed before its end says so by an error; nobody wants to hear it.
    body.on('error', () => {}).destroy()
    throw new AppError('upstream_failed')
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    // Leaving the loop destroys the body, and with it the connection.
    if (size > maxBytes) throw new AppError('upstream_failed')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}
