import { pino } from 'pino'
import type { Test } from 'tap'

import { buildEmbeddedUpstream } from '../../src/app.ts'
import type { AssistantModel } from '../../src/assistant/model/service/protocol.ts'
import type { VolumeSpace } from '../../src/callables/chat/picture-space.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { dataFolder } from '../data-folder.ts'

/** The morning of 20 November 2026. */
export const morning = Date.parse('2026-11-20T09:00:00Z')

interface ChatAnswer {
  readonly reply: string
  readonly thread_id: string
  readonly is_picture_message: boolean
}

interface HistoryMessage {
  readonly role: string
  readonly content: string
  readonly picture_request_message: boolean
  readonly picture_urls: string[]
}

/** The smallest files with the first bytes of pictures. */
export const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('a picture of a wall')])
export const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from('another one'),
])

/** A `data:` URL. */
export function dataUrl(bytes: Buffer, type = 'jpeg'): string {
  return `data:image/${type};base64,${bytes.toString('base64')}`
}

interface ChatAppOptions {
  readonly assistantModel?: AssistantModel | null
  readonly volume?: (folder: string) => Promise<VolumeSpace>
}

/** The chat of an embedded upstream without samples. With an existing folder it continues its data. */
export function buildChat(t: Test, folder = dataFolder(t), options: ChatAppOptions = {}) {
  const database = openDatabase(folder)
  const log: string[] = []
  const app = buildEmbeddedUpstream({
    database,
    publicOrigin: () => 'http://pictures.example',
    log: pino({ level: 'info' }, { write: (line: string) => void log.push(line) }),
    now: () => morning,
    ...options,
  })
  let closed = false
  const close = async () => {
    if (closed) return
    closed = true
    await app.close()
    database.close()
  }
  t.teardown(close)

  const call = async (name: string, payload: object | string) => {
    const reply = await app.inject({
      method: 'POST',
      url: `/callablesForPortal/${name}`,
      headers: { 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
    return { status: reply.statusCode, body: reply.json<unknown>() }
  }

  return {
    app,
    database,
    folder,
    /** Log lines so far. */
    log,
    call,
    close,
    async send(content: string, thread?: string, service = 'tinteggiatura'): Promise<ChatAnswer> {
      const { status, body } = await call('chat_with_assistant', {
        content,
        service,
        ...(thread === undefined ? {} : { thread_id: thread }),
      })
      if (status !== 200) throw new Error(`the chat answered ${status}`)
      return body as ChatAnswer
    },
    async history(thread: string): Promise<HistoryMessage[]> {
      const { body } = await call('retrieve_assistant_messages', { thread_id: thread })
      return (body as { message_list: HistoryMessage[] }).message_list
    },
    upload: (thread: string, files: readonly string[], index: number) =>
      call('save_customer_files', { thread_id: thread, files, message_index: index }),
  }
}
