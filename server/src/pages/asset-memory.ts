import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'

import type { Encoding } from '../replies/representation.ts'

/** A file as it is sent: one encoding of it with its headers. */
export interface AssetCopy {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** The part of a store that {@link createAssetMemory} needs. */
interface AssetStore {
  get(key: string): AssetCopy | undefined
  set(key: string, copy: AssetCopy, ttl: number): unknown
}

export interface AssetMemory {
  /** Returns a copy of a file; null if the file is not kept. Reading from the disk costs ten times as much. */
  read(file: string, encoding: Encoding): AssetCopy | Promise<AssetCopy | null>
}

const MiB = 1024 * 1024

/** Room for all compressed copies, which are 0.8 MB, and the pictures that visitors ask for most. */
export const assetStore = {
  maxEntries: 500,
  maxBytes: 4 * MiB,
  sizeOf: ({ body }: AssetCopy) => body.length,
}
/** A larger file is sent from the disk. */
const maxBytes = 128 * 1024

/** The content types of the files that are kept. Videos are read in ranges, from the disk. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/**
 * Creates the memory of the files of a folder, with the headers of `@fastify/static`. A file is read when it is first
 * asked for. Files with a hash in their name never change.
 *
 * @param files the files that exist, compressed copies included; others are not looked up on the disk
 */
export function createAssetMemory(root: string, files: ReadonlySet<string>, store: AssetStore): AssetMemory {
  async function load(file: string, encoding: Encoding, type: string): Promise<AssetCopy | null> {
    const path = join(root, file + endings[encoding])
    const { size, mtime } = await stat(path)
    if (size > maxBytes) return null
    const body = await readFile(path)
    const headers = {
      'accept-ranges': 'bytes',
      'last-modified': mtime.toUTCString(),
      etag: `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
      'content-type': type,
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    }
    return { body, headers }
  }

  async function loadAndKeep(file: string, encoding: Encoding): Promise<AssetCopy | null> {
    const type = types[extname(file)]
    if (type === undefined || !files.has(file)) return null
    const chosen = files.has(file + endings[encoding]) ? encoding : 'identity'
    const copy = await load(file, chosen, type)
    if (copy) store.set(`${encoding} ${file}`, copy, Infinity)
    return copy
  }

  return {
    read: (file, encoding) => store.get(`${encoding} ${file}`) ?? loadAndKeep(file, encoding),
  }
}
