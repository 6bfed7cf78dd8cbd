/* oxlint-disable no-await-in-loop -- the body is read in chunks, as it arrives */
import { chatLimits } from '@mestieri/shared/contracts/chat-limits.ts'
import type { callableContracts, ReadRequest } from '@mestieri/shared/contracts/upstream/callables.ts'

import { createJsonCursor, type JsonCursor, UploadError } from './json-cursor.ts'

/** The limits of `save_customer_files` (specification, section 9; contract.md, 'Chat'). */
const uploadLimits = {
  files: chatLimits.maxPictures,
  /** The decoded size of all files together, in bytes. */
  bytes: chatLimits.maxPictureBytes,
  /** The size of the body in bytes: the files in base64, and 16 KiB for the rest. */
  body: Math.ceil(chatLimits.maxPictureBytes / 3) * 4 + 16_384,
  threadId: chatLimits.maxThreadIdLength,
} as const

type FilesRequest = ReadRequest<typeof callableContracts.saveCustomerFiles>

/** The type of a picture, determined from its first bytes. */
export type PictureType = 'jpg' | 'png'

/** Receives the bytes of one file while it arrives. */
export interface FileSink {
  write(bytes: Buffer): Promise<void>
  /** Called when the file is complete and is a picture of this type. */
  finish(type: PictureType): Promise<void>
}

export interface Upload {
  readonly threadId: string
  readonly messageIndex: number
  readonly files: number
}

const prefix = /^data:image\/(jpe?g|png);base64,/
const longestPrefix = 'data:image/jpeg;base64,'.length
const base64 = /^[A-Za-z0-9+/]*={0,2}$/
const jpegStart = Buffer.from([0xff, 0xd8, 0xff])
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function typeOf(start: Buffer): PictureType | null {
  if (start.subarray(0, jpegStart.length).equals(jpegStart)) return 'jpg'
  return start.subarray(0, pngStart.length).equals(pngStart) ? 'png' : null
}

/**
 * Decodes one `data:` URL into a sink.
 * @param room the maximum number of decoded bytes
 * @returns the number of decoded bytes
 */
async function readFile(cursor: JsonCursor, sink: FileSink, room: number): Promise<number> {
  let head: string | null = ''
  let rest = ''
  let start = Buffer.alloc(0)
  let bytes = 0
  let declared: PictureType = 'jpg'
  for await (const piece of cursor.pieces()) {
    let data = rest + piece
    if (head !== null) {
      head += piece
      if (head.length < longestPrefix && !head.includes(',')) continue
      const [match, type] = prefix.exec(head) ?? []
      if (match === undefined) throw new UploadError('a file is no data URL of a JPEG or PNG')
      declared = type === 'png' ? 'png' : 'jpg'
      data = head.slice(match.length)
      head = null
    }
    // Four characters encode three bytes. Keep the remaining characters for the next piece.
    const whole = data.length - (data.length % 4)
    rest = data.slice(whole)
    const ready = data.slice(0, whole)
    if (ready === '') continue
    if (!base64.test(ready)) throw new UploadError('a file is no base64')
    const decoded = Buffer.from(ready, 'base64')
    bytes += decoded.length
    if (bytes > room) throw new UploadError('the files are too large', 413)
    if (start.length < pngStart.length) start = Buffer.concat([start, decoded.subarray(0, pngStart.length)])
    await sink.write(decoded)
  }
  if (head !== null || rest !== '') throw new UploadError('a file is cut off')
  const type = typeOf(start)
  if (type === null || type !== declared) throw new UploadError('a file is no JPEG or PNG')
  await sink.finish(type)
  return bytes
}

async function readFiles(cursor: JsonCursor, openFile: () => Promise<FileSink>): Promise<number> {
  await cursor.oneOf('[')
  if ((await cursor.peek()) === ']') {
    await cursor.oneOf(']')
    return 0
  }
  let count = 0
  let bytes = 0
  do {
    count += 1
    if (count > uploadLimits.files) throw new UploadError('too many files')
    bytes += await readFile(cursor, await openFile(), uploadLimits.bytes - bytes)
  } while ((await cursor.oneOf(',]')) === ',')
  return count
}

/**
 * Reads the body of `save_customer_files`, `{ thread_id, files: ["data:image/jpeg;base64,…"], message_index
 * }`, while it arrives. Only one piece of a file is in memory at a time; parsing the whole JSON would need
 * several times the size of the files.
 *
 * @param openFile called for each file, in order
 * @throws {UploadError} if the body is invalid
 */
export async function readUpload(
  body: AsyncIterable<Uint8Array>,
  openFile: () => Promise<FileSink>,
): Promise<Upload> {
  const cursor = createJsonCursor(body, uploadLimits.body)
  // For the files only their number is kept.
  const read: {
    [Field in keyof FilesRequest]: (Field extends 'files' ? number : FilesRequest[Field]) | null
  } = { thread_id: null, message_index: null, files: null }
  await cursor.oneOf('{')
  do {
    const key = await cursor.text(32)
    await cursor.oneOf(':')
    if (key === 'thread_id' && read[key] === null) read[key] = await cursor.text(uploadLimits.threadId)
    else if (key === 'message_index' && read[key] === null) read[key] = await cursor.integer()
    else if (key === 'files' && read[key] === null) read[key] = await readFiles(cursor, openFile)
    else throw new UploadError('a field is not known, or there twice')
  } while ((await cursor.oneOf(',}')) === ',')
  await cursor.end()
  const { thread_id: threadId, message_index: messageIndex, files } = read
  if (threadId === null || messageIndex === null || files === null)
    throw new UploadError('a field is missing')
  if (files === 0) throw new UploadError('there are no files')
  return { threadId, messageIndex, files }
}
