import { randomUUID } from 'node:crypto'

import { tiles } from '@mestieri/shared/services/tiles.ts'
import sharp from 'sharp'
import type { Test } from 'tap'

import type { UpstreamAddress } from '../../src/config/config.ts'
import { createCaller } from './caller.ts'

interface Reply {
  readonly reply: string
  readonly thread_id: string
  readonly is_picture_message?: boolean | null
}
interface Message {
  readonly role: string
  readonly content: string
  readonly picture_request_message?: unknown
  readonly picture_urls?: unknown
}
interface History {
  readonly message_list: Message[]
}

interface ChatContractOptions {
  /** The assistants' names upstream, by tile slug, where they are not the tile's own. */
  readonly assistantIds?: Readonly<Record<string, string>>
}

async function samplePicture(): Promise<string> {
  const picture = sharp({ create: { width: 32, height: 24, channels: 3, background: '#b44' } })
  return `data:image/jpeg;base64,${(await picture.jpeg().toBuffer()).toString('base64')}`
}

/**
 * What the chat's callables promise (specification, sections 3 and 7; contract.md, section 5), tested without knowing
 * who answers: a rule, a model or a person. It writes: every run makes a few conversations.
 */
export async function chatContract(
  suite: Test,
  address: UpstreamAddress,
  { assistantIds = {} }: ChatContractOptions = {},
): Promise<void> {
  const call = createCaller(suite, address)
  const service = assistantIds['tinteggiatura'] ?? 'tinteggiatura'

  async function send(content: string, threadId?: string, assistant = service): Promise<Reply> {
    const thread = threadId === undefined ? {} : { thread_id: threadId }
    const { status, body } = await call('chat_with_assistant', { content, service: assistant, ...thread })
    if (status !== 200) throw new Error(`the chat answered ${status}`)
    return body as Reply
  }

  async function history(threadId: string): Promise<Message[]> {
    const { status, body } = await call('retrieve_assistant_messages', { thread_id: threadId })
    if (status !== 200) throw new Error(`the history answered ${status}`)
    return (body as History).message_list
  }

  const question = `Ciao, vorrei tinteggiare casa (${randomUUID().slice(0, 8)})`
  const first = await send(question)

  await suite.test('a first message gets words and a thread', async (t) => {
    t.match(first.reply, /\S/)
    t.match(first.thread_id, /^[!-~]{1,200}$/)
    t.ok([true, false, null, undefined].includes(first.is_picture_message))
  })

  await suite.test('a second message stays in its thread', async (t) => {
    const second = await send('Circa 80 metri quadri', first.thread_id)
    t.equal(second.thread_id, first.thread_id)
    t.match(second.reply, /\S/)
  })

  await suite.test('the history has both sides in their order', async (t) => {
    const messages = await history(first.thread_id)
    t.ok(messages.length >= 4)
    for (const { role, content } of messages) {
      t.match(role, /^(user|assistant)$/)
      t.type(content, 'string')
    }
    const said = messages.findIndex((message) => message.role === 'user' && message.content === question)
    const more = messages.findIndex((message) => message.content === 'Circa 80 metri quadri')
    t.ok(said !== -1 && more > said)
    t.equal(messages[said + 1]?.role, 'assistant')
  })

  await suite.test('two conversations know nothing of each other', async (t) => {
    const other = await send('Buongiorno')
    t.not(other.thread_id, first.thread_id)
    t.notOk((await history(other.thread_id)).some(({ content }) => content === question))
  })

  await suite.test('an unknown thread has no history', async (t) => {
    const { status, body } = await call('retrieve_assistant_messages', {
      thread_id: `nobody-${randomUUID()}`,
    })
    t.ok(status === 404 || (status === 200 && (body as History).message_list.length === 0), String(status))
  })

  await suite.test('pictures get addresses that serve them, and are in the history', async (t) => {
    const index = (await history(first.thread_id)).length
    const { status, body } = await call('save_customer_files', {
      thread_id: first.thread_id,
      files: [await samplePicture(), await samplePicture()],
      message_index: index,
    })
    t.equal(status, 200)
    const urls = body as string[]
    t.equal(urls.length, 2)
    for (const url of urls) t.match(url, /^https?:\/\/\S+$/)
    await send('Foto caricate', first.thread_id)
    const sent = (await history(first.thread_id)).find(({ content }) => content === 'Foto caricate')
    t.same(sent?.picture_urls, urls)
  })

  await suite.test('files that are no pictures are refused', async (t) => {
    const files = [`data:image/jpeg;base64,${Buffer.from('<html></html>').toString('base64')}`]
    const { status } = await call('save_customer_files', {
      thread_id: first.thread_id,
      files,
      message_index: 0,
    })
    t.ok(status >= 400 && status < 500, String(status))
  })

  await suite.test('every service of the estimator has its assistant', async (t) => {
    const greetings = tiles.map(({ slug, assistant }) =>
      send('Ciao', undefined, assistantIds[slug] ?? assistant),
    )
    for (const { reply } of await Promise.all(greetings)) t.match(reply, /\S/)
  })
}
