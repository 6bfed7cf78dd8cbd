import { deserialize, serialize } from 'node:v8'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** The quality of the compression. The best one, 11, takes twice as long and saves two percent more. */
const quality = 10

/** Returns data as bytes for the bundle. */
export const pack = (data: unknown): Buffer =>
  brotliCompressSync(serialize(data), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** Reads the bytes of {@link pack}. They must come from the build: their content is not checked. */
export const unpack = (bytes: Uint8Array): unknown => deserialize(brotliDecompressSync(bytes))
