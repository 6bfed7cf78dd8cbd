import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Test } from 'tap'

import { type BffOptions, type Sent, startBff } from '../../support/bff.ts'

/** The BFF with the test's own upload folder. */
export async function startChatServer(t: Test, options: Omit<BffOptions, 'uploadFolder'> = {}) {
  const uploadFolder = await mkdtemp(join(tmpdir(), 'chat-test-'))
  t.teardown(() => rm(uploadFolder, { recursive: true }))
  const bff = await startBff(t, {
    ...options,
    uploadFolder,
    env: { PICTURE_HOSTS: 'pictures.example.it', ...options.env },
  })
  const { send } = bff
  return {
    ...bff,
    say: (body: unknown, sent: Sent = {}) => send('/api/chat/messages', { ...sent, body }),
    upload: (form: Form, sent: Sent = {}) =>
      send('/api/chat/pictures', { ...sent, body: form.body, headers: { ...form.headers, ...sent.headers } }),
    /** Files and folders of uploads, in progress or left over. */
    leftovers: () => readdir(uploadFolder),
  }
}

export type ChatServer = Awaited<ReturnType<typeof startChatServer>>

export interface FormFile {
  readonly bytes: Buffer
  readonly name?: string
  readonly type?: string
  readonly field?: string
}

export interface Form {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

const boundary = '----mestieri-test-boundary'

/** The fields of a form for another message: equal photos of one message are saved once. */
export function fieldsOf(messageIndex: number): readonly (readonly [string, string])[] {
  return [
    ['threadId', 'thread-1'],
    ['messageIndex', String(messageIndex)],
  ]
}

/** A multipart form (RFC 7578), text fields first. */
export function formOf(
  files: readonly (Buffer | FormFile)[],
  fields: readonly (readonly [string, string])[] = fieldsOf(3),
): Form {
  const texts = fields.map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  const parts = files.flatMap((file) => {
    const {
      bytes,
      name = 'photo.jpg',
      type = 'image/jpeg',
      field = 'files',
    } = Buffer.isBuffer(file) ? { bytes: file } : file
    const disposition = `content-disposition: form-data; name="${field}"; filename="${name}"`
    return [
      Buffer.from(`--${boundary}\r\n${disposition}\r\ncontent-type: ${type}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]
  })
  return {
    body: Buffer.concat([...texts, ...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
