import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp, { type Sharp } from 'sharp'

const folder = join(import.meta.dirname, '../../node_modules/.cache/pictures')
const versions = JSON.stringify(sharp.versions)

/** What sharp keeps of a picture that is to be encoded. */
interface Settings {
  readonly formatOut?: string
  readonly input?: { readonly buffer?: unknown }
}

/**
 * The hash of the input, all options and the versions of sharp's libraries. It is null if the input is not a buffer,
 * and for raw pixels: tests read those of screenshots, which do not repeat.
 */
function keyOf(picture: Sharp): string | null {
  const { options } = picture as unknown as { readonly options?: Settings }
  const input = options?.input?.buffer
  if (!Buffer.isBuffer(input) || options?.formatOut === 'raw') return null
  const settings = JSON.stringify({ ...options, input: { ...options?.input, buffer: null } })
  return createHash('sha256').update(versions).update(settings).update(input).digest('hex')
}

type Encode = (this: Sharp, ...options: readonly unknown[]) => Promise<Buffer>

/** Writes a file at once, because other processes of the tests read and write the same files. */
async function store(file: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
}

/**
 * Lets the sites of all tests share the pictures that sharp encodes. Each site starts with empty caches, and the same
 * few hundred pictures took a fifth of the processor time of the tests of the directory. The bytes are those that
 * sharp returned for the same input and options.
 */
export function sharePictures(): void {
  const prototype = sharp.prototype as { readonly toBuffer: Encode }
  const encode = prototype.toBuffer
  const toBuffer: Encode = async function (...options) {
    const key = options.length === 0 ? keyOf(this) : null
    if (key === null) return encode.call(this, ...options)
    const file = join(folder, key)
    const known = await readFile(file).catch(() => null)
    if (known) return known
    const bytes = await encode.call(this, ...options)
    await store(file, bytes)
    return bytes
  }
  Object.assign(prototype, { toBuffer })
}
