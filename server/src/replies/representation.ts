import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

import { reportGrowth } from './replies.ts'

const brotli = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)
const deflate = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** Content of a response with its entity tag. It is compressed at most once per encoding. */
export interface Representation {
  /** Size in memory: the bytes of each encoding that is kept. */
  readonly byteLength: number
  /** Chooses the encoding for an `accept-encoding` header. Small content is not compressed. */
  encodingFor(accepted: string | undefined): Encoding
  /** A strong entity tag, different for each encoding (RFC 9110, section 8.8.3). */
  etag(encoding: Encoding): string
  /** The bytes; a promise only if they may have to be compressed, or decompressed. */
  body(encoding: Encoding): Buffer | Promise<Buffer>
}

/** The smallest size in bytes at which compression saves more than it costs. */
const smallestWorthwhile = 1024

/** The brotli quality: fast for content that is sent for a minute, small for content that is kept. */
const qualities = { once: 3, kept: 11 } as const
/** A window of 128 KiB. The default of 4 MiB makes V8 collect garbage after every few compressions. */
const windowBits = 17

/**
 * Copies content to memory of its own. A result of zlib is a slice that keeps 16 KiB alive, and a short buffer of text
 * is a slice of a pool of 64 KiB.
 */
function ownBytes(content: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(content.length)
  own.set(content)
  return own
}

/** Encodes pieces of text, which are never joined to one string. */
function encodeText(pieces: readonly string[]): Buffer {
  const own = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0))
  let end = 0
  for (const piece of pieces) end += own.write(piece, end)
  return own
}

/**
 * Creates a representation of text, as one string or in pieces, or of bytes whose size the owner already counts. The
 * plain bytes of text are dropped when brotli has made a page eight times smaller, because nearly every visitor takes
 * brotli. If they are needed again, they are decompressed and kept.
 * @param use `kept` for content that is sent as long as the process runs, else `once`
 * @param owner the cached value to whose size the bytes are added. Default: the representation itself.
 */
export function createRepresentation(
  content: Buffer | string | readonly string[],
  use: keyof typeof qualities,
  owner?: object,
): Representation {
  const isText = !Buffer.isBuffer(content)
  let plain: Buffer | null = isText ? encodeText(typeof content === 'string' ? [content] : content) : content
  const plainBytes = plain.length
  const made = new Map<Encoding, Promise<Buffer>>()
  let byteLength = plainBytes
  let digest: string | undefined

  function grow(bytes: number): void {
    byteLength += bytes
    reportGrowth(owner ?? representation, bytes)
  }

  /** Computed before the plain bytes are dropped. */
  const digestOfPlain = (): string => (digest ??= hash('sha256', plain ?? '', 'base64url').slice(0, 22))

  async function encode(encoding: Encoding): Promise<Buffer> {
    const source = plain ?? (await unpack(await encoded('br')))
    if (encoding === 'identity') return source
    if (encoding === 'gzip') return deflate(source)
    return brotli(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualities[use],
        [constants.BROTLI_PARAM_LGWIN]: windowBits,
        [constants.BROTLI_PARAM_SIZE_HINT]: plainBytes,
      },
    })
  }

  async function make(encoding: Encoding): Promise<Buffer> {
    const bytes = ownBytes(await encode(encoding))
    grow(bytes.length)
    if (encoding === 'br' && isText && plain) {
      digestOfPlain()
      plain = null
      grow(-plainBytes)
    }
    return bytes
  }

  function encoded(encoding: Encoding): Promise<Buffer> {
    const known = made.get(encoding) ?? make(encoding)
    made.set(encoding, known)
    return known
  }

  const representation: Representation = {
    get byteLength() {
      return byteLength
    },
    encodingFor: (accepted) => (plainBytes < smallestWorthwhile ? 'identity' : chooseEncoding(accepted)),
    etag(encoding) {
      return `"${digestOfPlain()}-${encoding}"`
    },
    body: (encoding) => (encoding === 'identity' && plain ? plain : encoded(encoding)),
  }
  // A buffer is already part of the owner's size.
  if (owner && isText) reportGrowth(owner, plainBytes)
  return representation
}

function quality(parameters: readonly string[]): number {
  const q = parameters.find((parameter) => parameter.trim().startsWith('q='))
  return q === undefined ? 1 : Number(q.trim().slice(2)) || 0
}

/** Chooses brotli, else gzip, if an `accept-encoding` header allows it (RFC 9110, section 12.5.3). */
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
