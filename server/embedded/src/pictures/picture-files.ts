import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { LRUCache } from 'lru-cache'

import { drawMark, type Mark, parseMarkName } from './mark.ts'

/** A picture's bytes and media type. */
export interface PictureFile {
  readonly type: 'image/png' | 'image/webp'
  readonly body: Buffer
}

const folder = new URL('../seed/pictures/', import.meta.url)

/** Bytes of pictures kept in memory; all that the samples have would take six times as much. */
const maxCachedBytes = 4 * 1024 * 1024

async function rasterise(mark: Mark): Promise<PictureFile> {
  // Loaded when the first mark is wanted: it costs a tenth of a second, and a start should not wait for it.
  const { default: sharp } = await import('sharp')
  const body = await sharp(Buffer.from(drawMark(mark)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
  return { type: 'image/png', body }
}

async function read(name: string): Promise<PictureFile> {
  return { type: 'image/webp', body: await readFile(new URL(name, folder)) }
}

/**
 * The pictures of the sample professionals by file name: work pictures from `seed/pictures/`, and marks, drawn
 * when asked for. Gives null for a name that is neither; names are compared with a list, never made into a path.
 */
export function createPictureFiles(): (name: string) => Promise<PictureFile | null> {
  const files = new Set(readdirSync(folder).filter((name) => name.endsWith('.webp')))
  const cache = new LRUCache<string, PictureFile>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: (name) => {
      const mark = parseMarkName(name)
      return mark ? rasterise(mark) : read(name)
    },
  })
  return async (name) => {
    if (!files.has(name) && parseMarkName(name) === null) return null
    return (await cache.fetch(name)) ?? null
  }
}
