import { deserialize, serialize } from 'node:v8'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

import { isRecord } from '@mestieri/shared/records.ts'

/** The quality of the compression. The best one, 11, takes twice as long and saves two percent more. */
const quality = 10

/**
 * A list of texts as one text, with a line for each. V8 writes many of the names of a model with two bytes a letter, and a length
 * before each: packed, they would take nearly twice as much.
 */
class Lines {
  readonly lines: Uint8Array
  constructor(texts: readonly string[]) {
    this.lines = Buffer.from(texts.join('\n'))
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\n')

/** Returns data with each list of texts as {@link Lines}, as deep as plain objects go. */
function withLines(data: unknown): unknown {
  if (Array.isArray(data) && data.length > 1 && data.every(isText)) return new Lines(data)
  if (!isRecord(data) || Object.getPrototypeOf(data) !== Object.prototype) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withLines(value)]))
}

/** Returns data as it was before {@link withLines}. The serialisation makes a plain object of {@link Lines}. */
function withoutLines(data: unknown): unknown {
  if (!isRecord(data) || Object.getPrototypeOf(data) !== Object.prototype) return data
  const { lines, ...others } = data
  if (lines instanceof Uint8Array && Object.keys(others).length === 0)
    return new TextDecoder().decode(lines).split('\n')
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withoutLines(value)]))
}

/** Returns data as bytes for the bundle. */
export const pack = (data: unknown): Buffer =>
  brotliCompressSync(serialize(withLines(data)), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** Reads the bytes of {@link pack}. They must come from the build: their content is not checked. */
export const unpack = (bytes: Uint8Array): unknown => withoutLines(deserialize(brotliDecompressSync(bytes)))
