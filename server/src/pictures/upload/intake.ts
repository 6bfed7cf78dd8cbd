import { mkdtemp, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { chatLimits as limits } from '@mestieri/shared/contracts/chat-limits.ts'

import { AppError } from '../../errors.ts'
import { uploadPrefix } from './forgotten-uploads.ts'
import { createFieldReader, type PictureFields, type PictureForm, tooLarge, unfit } from './picture-form.ts'
import { kindBytes, kindOf, type PictureKind } from './picture-kind.ts'
import type { PreparedPicture, PicturePreparer } from './prepare.ts'
import type { UploadSlots } from './upload-slots.ts'

/** An upload whose photos are all fit to leave. */
export interface PreparedUpload extends PictureFields {
  readonly pictures: readonly PreparedPicture[]
}

/** Takes photos in. */
export interface PictureIntake {
  /**
   * Reads a form, prepares its photos, all or none, and hands them to `send`; whatever happens, nothing is left of them
   * afterwards. Rejects as `send` does, and with the refusals of api.md, 'Chat': `validation_failed`,
   * `pictures_too_large`, `picture_type_unsupported`, `picture_invalid`, `picture_upload_failed` (503: no place).
   */
  take<T>(form: PictureForm, send: (upload: PreparedUpload) => Promise<T>): Promise<T>
}

interface PictureIntakeDeps {
  /** A folder for files that live as long as their upload. */
  readonly folder: string
  readonly slots: UploadSlots
  readonly preparer: Pick<PicturePreparer, 'prepare'>
}

interface ReceivedFile {
  readonly path: string
  readonly kind: PictureKind
}

/** No room on the disk, no more files, no more processes. */
const shortages = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EAGAIN', 'ENOMEM'])

/** A shortage passes; any other fault of the system's is ours to look into. */
function faultOf(error: unknown): unknown {
  const isShort = error instanceof Error && shortages.has((error as NodeJS.ErrnoException).code ?? '')
  return isShort ? new AppError('picture_upload_failed', { status: 503, retryAfter: 5, cause: error }) : error
}

/**
 * Writes a file's content to disk and tells its kind, which a file of another kind is refused by before all of it came.
 * @param count told of each piece, so that it may refuse it
 */
async function receiveFile(
  content: AsyncIterable<Buffer>,
  path: string,
  count: (bytes: number) => void,
): Promise<ReceivedFile> {
  const file = await open(path, 'wx')
  try {
    let head = Buffer.alloc(0)
    for await (const piece of content) {
      count(piece.length)
      if (head.length < kindBytes) {
        head = Buffer.concat([head, piece.subarray(0, kindBytes)]).subarray(0, kindBytes)
        if (head.length === kindBytes && kindOf(head) === null) break
      }
      await file.appendFile(piece)
    }
    const kind = kindOf(head)
    if (kind === null) throw new AppError('picture_type_unsupported')
    return { path, kind }
  } finally {
    await file.close()
  }
}

async function receive(
  form: PictureForm,
  folder: string,
): Promise<PictureFields & { files: ReceivedFile[] }> {
  const fields = createFieldReader()
  const files: ReceivedFile[] = []
  let total = 0

  function count(bytes: number): void {
    total += bytes
    if (total > limits.maxPictureBytes) throw tooLarge(Math.max(total, form.announcedBytes ?? 0))
  }

  for await (const part of form.parts) {
    if (part.kind === 'field') {
      fields.add(part.name, part.value)
    } else {
      if (part.name !== 'files') throw unfit(part.name, 'unknown')
      if (files.length === limits.maxPictures) throw unfit('files', 'tooMany')
      files.push(await receiveFile(part.content, join(folder, `${files.length}`), count))
    }
  }
  if (files.length === 0) throw unfit('files', 'missing')
  return { ...fields.finish(), files }
}

/** An intake that keeps no photo in memory (security.md, UP-01 to UP-08). */
export function createPictureIntake({ folder: root, slots, preparer }: PictureIntakeDeps): PictureIntake {
  async function prepareAll(form: PictureForm, folder: string): Promise<PreparedUpload> {
    try {
      const { files, ...fields } = await receive(form, folder)
      const pictures: PreparedPicture[] = []
      for (const { path, kind } of files) {
        // oxlint-disable-next-line no-await-in-loop -- the first that is refused ends the upload
        pictures.push(await preparer.prepare(path, kind, `${path}.jpg`))
        // oxlint-disable-next-line no-await-in-loop -- see above
        await rm(path)
      }
      return { ...fields, pictures }
    } catch (error) {
      throw faultOf(error)
    }
  }

  return {
    async take(form, send) {
      const leave = slots.enter(form.visitor)
      try {
        const folder = await mkdtemp(join(root, uploadPrefix)).catch((error: unknown) => {
          throw faultOf(error)
        })
        try {
          return await send(await prepareAll(form, folder))
        } finally {
          await rm(folder, { recursive: true, force: true })
        }
      } finally {
        leave()
      }
    },
  }
}
