import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** An HTML document with its entity tag, compressed at most once per encoding. */
export interface HtmlDocument {
  /** Strong, and different for each encoding, as RFC 9110 section 8.8.3 asks. */
  etag(encoding: Encoding): string
  body(encoding: Encoding): Promise<Buffer>
}

/** The effort of brotli: documents drawn for one request want speed, kept ones size. */
const qualities = { once: 5, kept: 11 } as const

export function createHtmlDocument(html: string, use: keyof typeof qualities): HtmlDocument {
  const plain = Buffer.from(html)
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const made = new Map<Encoding, Promise<Buffer>>()

  function make(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return Promise.resolve(plain)
    if (encoding === 'gzip') return deflate(plain)
    return brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: qualities[use] } })
  }

  return {
    etag: (encoding) => `"${hash}-${encoding}"`,
    body(encoding) {
      const known = made.get(encoding) ?? make(encoding)
      made.set(encoding, known)
      return known
    },
  }
}

function quality(parameters: readonly string[]): number {
  const q = parameters.find((parameter) => parameter.trim().startsWith('q='))
  return q === undefined ? 1 : Number(q.trim().slice(2)) || 0
}

/** The encoding to answer an `accept-encoding` with: brotli, else gzip, where the client takes them (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const weights = new Map<string, number>()
  for (const item of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';')
    weights.set(name.trim(), quality(parameters))
  }
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
