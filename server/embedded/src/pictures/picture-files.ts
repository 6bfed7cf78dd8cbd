import { readFile } from 'node:fs/promises'

import { LRUCache } from 'lru-cache'

import { pictureFolder, pictureNames } from '../seed/work-pictures.ts'
import { drawMark, type Mark, parseMarkName } from './mark.ts'
import { isStoredName, type ProfessionalPictures } from './professional-pictures.ts'

/** A picture's bytes and media type. */
export interface PictureFile {
  readonly type: 'image/png' | 'image/webp'
  readonly body: Buffer
}

/** Limit of the memory cache, in bytes. All sample pictures together would take six times as much. */
const maxCachedBytes = 4 * 1024 * 1024

async function rasterise(mark: Mark): Promise<PictureFile> {
  // Loaded at the first mark, because loading takes a tenth of a second and would delay the start.
  const { default: sharp } = await import('sharp')
  const body = await sharp(Buffer.from(drawMark(mark)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
  return { type: 'image/png', body }
}

async function read(name: string): Promise<PictureFile> {
  return { type: 'image/webp', body: await readFile(new URL(name, pictureFolder)) }
}

/**
 * Creates a function that returns a professional's picture by file name: a work picture from `seed/pictures/`, an
 * imported one, or a mark, which is drawn on request. It returns null for any other name. Work pictures are looked
 * up in a list of known names, so that a request cannot name another file.
 */
export function createPictureFiles(
  imported: Pick<ProfessionalPictures, 'read'>,
): (name: string) => Promise<PictureFile | null> {
  const files = new Set(pictureNames())
  const cache = new LRUCache<string, PictureFile>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: (name) => {
      const mark = parseMarkName(name)
      return mark ? rasterise(mark) : read(name)
    },
  })
  return async (name) => {
    if (isStoredName(name)) {
      const body = await imported.read(name)
      return body && { type: 'image/webp', body }
    }
    if (!files.has(name) && parseMarkName(name) === null) return null
    return (await cache.fetch(name)) ?? null
  }
}
