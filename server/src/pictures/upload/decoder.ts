/**
 * The program that decodes photos: it takes one job after the other from its parent, knows nothing but the files it is
 * told of, and ends with its parent. See {@link createPicturePreparer}.
 */
import { writeFile } from 'node:fs/promises'

import sharp from 'sharp'

import { AppError } from '../../errors.ts'
import { encodePhoto } from './encode.ts'
import type { PictureKind } from './picture-kind.ts'

export interface DecoderJob {
  readonly source: string
  readonly kind: PictureKind
  readonly target: string
}

/** Bytes of the target; or what went wrong: the photo itself, or the file system by its error code. */
export type DecoderAnswer =
  | { readonly bytes: number }
  | { readonly refused: true }
  | { readonly fault: string }

async function work({ source, kind, target }: DecoderJob): Promise<DecoderAnswer> {
  try {
    const jpeg = await encodePhoto(source, kind)
    await writeFile(target, jpeg, { flag: 'wx' })
    return { bytes: jpeg.length }
  } catch (error) {
    if (error instanceof AppError) return { refused: true }
    return { fault: (error as NodeJS.ErrnoException).code ?? 'UNKNOWN' }
  }
}

// Every input is another one: sharp's own cache would only hold memory.
sharp.cache(false)
process.on('message', (job: DecoderJob) => {
  void work(job).then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit())
// A stop signal goes to the whole group at a terminal; what is under way is finished, and then the parent ends it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
