/* oxlint-disable no-await-in-loop -- the body is read in chunks, as it arrives */
/** An invalid upload body. The message is English, for developers. */
export class UploadError extends Error {
  readonly statusCode: 400 | 413

  constructor(message: string, statusCode: 400 | 413 = 400) {
    super(message)
    this.name = 'UploadError'
    this.statusCode = statusCode
  }
}

const quote = 0x22
const backslash = 0x5c

function parseText(json: string): string {
  try {
    return String(JSON.parse(json))
  } catch {
    throw new UploadError('a field is no JSON string')
  }
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d
}

/**
 * Reads the JSON of an upload from a stream, without buffering the body. It supports only the tokens that an
 * upload has. Each method throws an {@link UploadError} if the body has something else.
 */
export interface JsonCursor {
  /** Skips white space and reads one of the given characters. Returns it. */
  oneOf(characters: string): Promise<string>
  /** Skips white space and returns the next character without reading it; null at the end. */
  peek(): Promise<string | null>
  /** Reads a JSON string of at most `max` bytes. */
  text(max: number): Promise<string>
  /** Reads an integer without a sign, at most 9 digits. */
  integer(): Promise<number>
  /**
   * Reads an ASCII string of any length and yields it in pieces. The only escape that it supports is `\/`.
   */
  pieces(): AsyncGenerator<string>
  /** Checks that only white space is left. */
  end(): Promise<void>
}

/**
 * Creates a {@link JsonCursor}.
 * @param source the body
 * @param maxBytes the maximum size of the body in bytes
 */
export function createJsonCursor(source: AsyncIterable<Uint8Array>, maxBytes: number): JsonCursor {
  const iterator: AsyncIterator<Uint8Array, unknown> = source[Symbol.asyncIterator]()
  let chunk: Buffer = Buffer.alloc(0)
  let at = 0
  let total = 0

  /**
   * Waits for the next chunk if this one is read completely; false at the end. Callers test `at` first: it is
   * faster.
   */
  async function more(): Promise<boolean> {
    while (at >= chunk.length) {
      const next = await iterator.next()
      if (next.done) return false
      const { value } = next
      chunk = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
      at = 0
      total += chunk.length
      if (total > maxBytes) throw new UploadError('the body is too large', 413)
    }
    return true
  }

  async function skipSpace(): Promise<number | null> {
    while (at < chunk.length || (await more())) {
      const byte = chunk[at] ?? 0
      if (!isSpace(byte)) return byte
      at += 1
    }
    return null
  }

  async function oneOf(characters: string): Promise<string> {
    const byte = await skipSpace()
    const found = byte === null ? '' : String.fromCharCode(byte)
    if (found === '' || !characters.includes(found)) throw new UploadError(`expected one of ${characters}`)
    at += 1
    return found
  }

  async function* pieces(): AsyncGenerator<string> {
    await oneOf('"')
    let escaped = false
    while (at < chunk.length || (await more())) {
      const end = chunk.indexOf(quote, at)
      let piece = chunk.toString('latin1', at, end === -1 ? chunk.length : end)
      if (escaped || piece.includes('\\')) {
        const whole: string = (escaped ? '\\' : '') + piece
        escaped = whole.endsWith('\\')
        piece = (escaped ? whole.slice(0, -1) : whole).replaceAll(String.raw`\/`, '/')
      }
      at = end === -1 ? chunk.length : end + 1
      if (piece !== '') yield piece
      if (end === -1) continue
      if (escaped) throw new UploadError('a file holds an escaped character')
      return
    }
    throw new UploadError('the body ends inside a string')
  }

  async function text(max: number): Promise<string> {
    await oneOf('"')
    const bytes: number[] = [quote]
    for (let escaped = false; at < chunk.length || (await more());) {
      const byte = chunk[at] ?? 0
      at += 1
      bytes.push(byte)
      if (bytes.length > max + 2) throw new UploadError('a field is too long')
      if (byte === quote && !escaped) return parseText(Buffer.from(bytes).toString('utf8'))
      escaped = byte === backslash && !escaped
    }
    throw new UploadError('the body ends inside a string')
  }

  async function integer(): Promise<number> {
    let digits = ''
    await skipSpace()
    while (at < chunk.length || (await more())) {
      const digit = String.fromCharCode(chunk[at] ?? 0)
      if (!/\d/.test(digit)) break
      digits += digit
      at += 1
      if (digits.length > 9) throw new UploadError('a number is too long')
    }
    if (digits === '') throw new UploadError('expected a number')
    return Number(digits)
  }

  return {
    oneOf,
    pieces,
    text,
    integer,
    peek: async () => {
      const byte = await skipSpace()
      return byte === null ? null : String.fromCharCode(byte)
    },
    end: async () => {
      if ((await skipSpace()) !== null) throw new UploadError('something follows the body')
    },
  }
}
