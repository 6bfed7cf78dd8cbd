import { type Dispatcher, Pool } from 'undici'

import type { ImageReply } from '../replies.ts'
import type { MapRequest } from './map-request.ts'

/** A provider of finished maps. Resolves with null whatever goes wrong: the own map is always there. */
export interface MapProvider {
  readonly fetchMap: (request: MapRequest) => Promise<ImageReply | null>
  readonly close: () => Promise<void>
}

export interface StaticMapProviderDeps {
  readonly apiKey: string
  /** The provider's static-map endpoint, which speaks the query parameters of the Google Static Maps API. */
  readonly baseUrl: string
  /** Never hears the address that was called: the key is in it. */
  readonly log: { warn(fields: object, message: string): void }
  /** For the whole call, in ms. */
  readonly timeoutMs?: number
}

const maxBytes = 2 * 1024 * 1024
/** What the provider draws at most, in CSS pixels a side. */
const maxSide = 640
/** A town and what is around it. */
const zoom = 11

/** Calls under way at once; more wait, within their deadline. */
const connections = 8

/** Accepted types, the letters that their files carry and where. */
const signatures = {
  'image/png': { at: 1, letters: 'PNG\r\n' },
  'image/webp': { at: 8, letters: 'WEBP' },
} as const

type MapType = keyof typeof signatures

/** Why a map was not taken from the provider; goes to the log, nowhere else. */
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
    // Nothing is unpacked here, so that the limit on what was read is the limit on what it becomes.
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
    // A body left unread would hold its connection.
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
 * A provider over HTTP: one try of at most 5 s and 2 MiB, a redirect being a failure, PNG
 * or WebP only (api.md, 'Affiliates'). Neither what it resolves with nor what it logs holds the key.
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
        deps.log.warn({ reason: reason(error, signal) }, 'the map provider failed; our own map stands in')
        return null
      }
    },
    close: () => pool.destroy(),
  }
}
