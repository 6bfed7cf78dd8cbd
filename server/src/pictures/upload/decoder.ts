/**
 * The program of the decoder process. It receives jobs from its parent as messages, one after the other, and
 * exits when its parent does. See {@link createPicturePreparer}.
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

/**
 * The result of a job: the size of the target in bytes, a refusal of the photo, or the error code of a
 * failure that is not the photo's fault.
 */
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
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    return { fault: typeof code === 'string' ? code : 'UNKNOWN' }
  }
}

// Inputs do not repeat, so sharp's cache would only use memory.
sharp.cache(false)
process.on('message', (job: DecoderJob) => {
  void work(job).then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit())
// A terminal sends signals to the whole process group. Ignore them: the parent ends this process later.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
