import { type Dispatcher, Pool } from 'undici'

import type { ImageReply } from '../replies/replies.ts'
import type { MapRequest } from './map-request.ts'

/** A provider of map images. */
export interface MapProvider {
  /** Never rejects. Resolves with null after any failure; the caller then draws our own map. */
  readonly fetchMap: (request: MapRequest) => Promise<ImageReply | null>
  readonly close: () => Promise<void>
}

export interface StaticMapProviderDeps {
  readonly apiKey: string
  /** The static map endpoint of the provider. It must take the parameters of the Google Static Maps API. */
  readonly baseUrl: string
  /** The called URL is never logged because it contains the API key. */
  readonly log: { warn(fields: object, message: string): void }
  /** Milliseconds for the whole call. Default: 5 s. */
  readonly timeoutMs?: number
}

const maxBytes = 2 * 1024 * 1024
/** The provider's maximum length of a side, in CSS pixels. */
const maxSide = 640
/** The zoom level that shows a town and its surroundings. */
const zoom = 11

/** The maximum of concurrent calls. Further calls wait; their timeout runs meanwhile. */
const connections = 8

/** The accepted content types, with the text and position of their file signature. */
const signatures = {
  'image/png': { at: 1, letters: 'PNG\r\n' },
  'image/webp': { at: 8, letters: 'WEBP' },
} as const

type MapType = keyof typeof signatures

/** The reason why a map of the provider was refused. Its message is for the log only. */
class ProviderFault extends Error {}

function isMapType(type: string): type is MapType {
  return Object.hasOwn(signatures, type)
}

function pathFor(endpoint: URL, apiKey: string, request: MapRequest): string {
  const { coordinates, width, height, scale } = request
  const place = `${coordinates.lat},${coordinates.lng}`
  const shrink = Math.min(1, maxSide / Math.max(width, height))
  const url = new URL(endpoint)
  const parameters = {
    center: place,
    zoom: String(zoom),
    size: `${Math.round(width * shrink)}x${Math.round(height * shrink)}`,
    scale: String(Math.min(2, Math.max(1, Math.round(scale / shrink)))),
    markers: `color:0xC81E35|${place}`,
    language: 'it',
    region: 'IT',
    key: apiKey,
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.pathname + url.search
}

function hasSignature(type: MapType, body: Buffer): boolean {
  const { at, letters } = signatures[type]
  return body.toString('latin1', at, at + letters.length) === letters
}

async function readImage(reply: Dispatcher.ResponseData): Promise<ImageReply> {
  try {
    const { statusCode } = reply
    if (statusCode !== 200) throw new ProviderFault(`status ${statusCode}`)
    // The body is not decompressed, so `maxBytes` also limits the size of the image.
    if ((reply.headers['content-encoding'] ?? 'identity') !== 'identity') throw new ProviderFault('encoded')
    const type = String(reply.headers['content-type']).split(';', 1)[0]?.trim().toLowerCase() ?? ''
    if (!isMapType(type)) throw new ProviderFault('not an image')
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of reply.body as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) throw new ProviderFault('too large')
      chunks.push(chunk)
    }
    const body = Buffer.concat(chunks, size)
    if (!hasSignature(type, body)) throw new ProviderFault('not an image')
    return { type, body }
  } finally {
    // An unread body would keep its connection occupied. Ignore the abort error of the destroyed stream.
    reply.body.on('error', () => undefined)
    reply.body.destroy()
  }
}

function reason(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'timeout'
  if (error instanceof ProviderFault) return error.message
  return error instanceof Error && 'code' in error ? String(error.code) : 'network'
}

/**
 * Creates a provider over HTTP: one attempt of at most 5 s and 2 MiB, PNG or WebP only; a redirect is a
 * failure (contract.md, 'Affiliates'). Neither the reply nor the log contains the API key.
 */
export function createStaticMapProvider(deps: StaticMapProviderDeps): MapProvider {
  const endpoint = new URL(deps.baseUrl)
  const pool = new Pool(endpoint.origin, { connections })
  const headers = { accept: 'image/png, image/webp', 'accept-encoding': 'identity' }
  return {
    async fetchMap(request) {
      const signal = AbortSignal.timeout(deps.timeoutMs ?? 5000)
      try {
        const path = pathFor(endpoint, deps.apiKey, request)
        return await readImage(await pool.request({ method: 'GET', path, headers, signal }))
      } catch (error) {
        deps.log.warn({ reason: reason(error, signal) }, 'map provider failed, using own map')
        return null
      }
    },
    close: () => pool.destroy(),
  }
}
