import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { reportGrowth } from './replies.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** Content to be sent, with its entity tag, compressed at most once per encoding. */
export interface Representation {
  /** Size in memory: the plain bytes, and those of every encoding that has been made so far. */
  readonly byteLength: number
  /** How to send it to a client that accepts these encodings: what is small goes as it is. */
  encodingFor(accepted: string | undefined): Encoding
  /** Strong, and different for each encoding, as RFC 9110 section 8.8.3 asks. */
  etag(encoding: Encoding): string
  /** At once where nothing is to be compressed. */
  body(encoding: Encoding): Buffer | Promise<Buffer>
}

/** Below this many bytes compression costs more than it saves. */
const smallestWorthwhile = 1024

/** The effort of brotli: what is sent for a minute wants speed, what is kept wants size. */
const qualities = { once: 3, kept: 11 } as const
/** A window of 128 KiB. The default of 4 MiB makes V8 collect garbage after every few compressions. */
const windowBits = 17

/**
 * Copies content to memory of its own. A result of zlib is a slice that keeps 16 KiB alive, and a short buffer of text
 * is a slice of a pool of 64 KiB.
 */
function ownBytes(content: Uint8Array | string): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(content))
  if (typeof content === 'string') own.write(content)
  else own.set(content)
  return own
}

/**
 * Makes a representation of text, or of bytes that are counted elsewhere.
 * @param use how long it will be sent
 * @param owner the cached value whose growth its bytes are; without it, its own growth
 */
export function createRepresentation(
  content: Buffer | string,
  use: keyof typeof qualities,
  owner?: object,
): Representation {
  const plain = typeof content === 'string' ? ownBytes(content) : content
  const made = new Map<Encoding, Promise<Buffer>>()
  let byteLength = plain.length
  let hash: string | undefined

  function compress(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'gzip') return deflate(plain)
    return brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualities[use],
        [constants.BROTLI_PARAM_LGWIN]: windowBits,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    })
  }

  async function make(encoding: Encoding): Promise<Buffer> {
    const bytes = ownBytes(await compress(encoding))
    byteLength += bytes.length
    reportGrowth(owner ?? representation, bytes.length)
    return bytes
  }

  const representation: Representation = {
    get byteLength() {
      return byteLength
    },
    encodingFor: (accepted) => (plain.length < smallestWorthwhile ? 'identity' : chooseEncoding(accepted)),
    etag(encoding) {
      hash ??= createHash('sha256').update(plain).digest('base64url').slice(0, 22)
      return `"${hash}-${encoding}"`
    },
    body(encoding) {
      if (encoding === 'identity') return plain
      const known = made.get(encoding) ?? make(encoding)
      made.set(encoding, known)
      return known
    },
  }
  // Given bytes are a part of the owner already.
  if (owner && typeof content === 'string') reportGrowth(owner, plain.length)
  return representation
}

function quality(parameters: readonly string[]): number {
  const q = parameters.find((parameter) => parameter.trim().startsWith('q='))
  return q === undefined ? 1 : Number(q.trim().slice(2)) || 0
}

/** The encoding to answer an `accept-encoding` with: brotli, else gzip, where the client takes them (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const weights = new Map<string, number>()
  for (const item of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';')
    weights.set(name.trim(), quality(parameters))
  }
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
