import { createHash } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { chatLimits as limits } from '@mestieri/shared/contracts/chat-limits.ts'

import { AppError } from '../../errors.ts'
import { uploadPrefix } from './forgotten-uploads.ts'
import {
  createFieldReader,
  type PictureFields,
  type PictureForm,
  tooLarge,
  invalidField,
} from './picture-form.ts'
import { kindBytes, kindOf, type PictureKind } from './picture-kind.ts'
import type { PreparedPicture, PicturePreparer } from './prepare.ts'
import type { UploadPermits, UploadPlace } from './upload-permits.ts'

/** An upload whose photos are all ready for the upstream. */
export interface PreparedUpload extends PictureFields {
  readonly pictures: readonly PreparedPicture[]
  /** Equal for uploads of the same conversation, message and contents, in the same order. */
  readonly digest: string
}

/** Receives uploads of photos. */
export interface PictureIntake {
  /**
   * Reads a form, prepares its photos and passes them to `send`. If one photo is refused, the whole upload
   * is. Afterwards the files are removed in any case.
   *
   * @throws {AppError} the errors of contract.md, 'Chat': `validation_failed`, `pictures_too_large`,
   * `picture_type_unsupported`, `picture_invalid`, or `picture_upload_failed` (503: no permit, or a shortage
   * of the system). Also rejects with what `send` rejects with.
   */
  take<T>(form: PictureForm, send: (upload: PreparedUpload) => Promise<T>): Promise<T>
}

interface PictureIntakeDeps {
  /** The folder for the files of uploads in progress. */
  readonly folder: string
  readonly permits: UploadPermits
  readonly preparer: Pick<PicturePreparer, 'prepare'>
}

interface ReceivedFile {
  readonly path: string
  readonly kind: PictureKind
  /** The digest of its content. */
  readonly digest: string
}

interface ReceivedForm extends PictureFields {
  readonly files: readonly ReceivedFile[]
}

/** Error codes of a system that lacks disk space, open files, processes or memory. */
const shortages = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EAGAIN', 'ENOMEM'])

/** Throws a 503 for the error of a shortage, because it is transient. Throws other errors unchanged. */
function throwUploadError(error: unknown): never {
  const isShort = error instanceof Error && shortages.has((error as NodeJS.ErrnoException).code ?? '')
  throw isShort ? new AppError('picture_upload_failed', { status: 503, retryAfter: 5, cause: error }) : error
}

/**
 * Writes the content of a file to disk. It refuses an unsupported kind as soon as the first bytes show it.
 *
 * @param countBytes called with the size of each chunk; may throw to refuse the upload
 * @throws {AppError} `picture_type_unsupported`
 */
async function receiveFile(
  content: AsyncIterable<Buffer>,
  path: string,
  countBytes: (bytes: number) => void,
): Promise<ReceivedFile> {
  const file = await open(path, 'wx')
  try {
    const hash = createHash('sha256')
    let head = Buffer.alloc(0)
    for await (const chunk of content) {
      countBytes(chunk.length)
      if (head.length < kindBytes) {
        head = Buffer.concat([head, chunk.subarray(0, kindBytes)]).subarray(0, kindBytes)
        if (head.length === kindBytes && kindOf(head) === null) break
      }
      hash.update(chunk)
      await file.appendFile(chunk)
    }
    const kind = kindOf(head)
    if (kind === null) throw new AppError('picture_type_unsupported')
    return { path, kind, digest: hash.digest('base64url') }
  } finally {
    await file.close()
  }
}

async function receive(form: PictureForm, folder: string, place: UploadPlace): Promise<ReceivedForm> {
  const fields = createFieldReader()
  const files: ReceivedFile[] = []
  let total = 0

  function countBytes(bytes: number): void {
    total += bytes
    place.count(bytes)
    if (total > limits.maxPictureBytes) throw tooLarge(Math.max(total, form.announcedBytes ?? 0))
  }

  for await (const part of form.parts) {
    if (part.kind === 'field') {
      fields.add(part.name, part.value)
    } else {
      if (part.name !== 'files') throw invalidField(part.name, 'unknown')
      if (files.length === limits.maxPictures) throw invalidField('files', 'tooMany')
      files.push(await receiveFile(part.content, join(folder, `${files.length}`), countBytes))
    }
  }
  if (files.length === 0) throw invalidField('files', 'missing')
  return { ...fields.finish(), files }
}

function digestOf({ threadId, messageIndex, files }: ReceivedForm): string {
  const parts = [threadId, messageIndex, ...files.map(({ digest }) => digest)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** Creates an intake that streams photos to disk instead of memory (security.md, UP-01 to UP-08). */
export function createPictureIntake({ folder: root, permits, preparer }: PictureIntakeDeps): PictureIntake {
  async function prepareAll(received: ReceivedForm): Promise<PreparedUpload> {
    const { files, ...fields } = received
    const pictures: PreparedPicture[] = []
    for (const { path, kind } of files) {
      // oxlint-disable-next-line no-await-in-loop -- the first refused photo ends the upload
      pictures.push(await preparer.prepare(path, kind, `${path}.jpg`))
      // oxlint-disable-next-line no-await-in-loop -- see above
      await rm(path)
    }
    return { ...fields, pictures, digest: digestOf(received) }
  }

  return {
    async take(form, send) {
      const place = permits.enter(form.visitor, (error) => form.refuse(error))
      try {
        const folder = await mkdtemp(join(root, uploadPrefix)).catch(throwUploadError)
        try {
          const received = await receive(form, folder, place).catch(throwUploadError)
          return await place.process(async () => send(await prepareAll(received).catch(throwUploadError)))
        } finally {
          await rm(folder, { recursive: true, force: true })
        }
      } finally {
        place.release()
      }
    },
  }
}
