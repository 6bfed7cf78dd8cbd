import { once } from 'node:events'

import t from 'tap'

import { seededFolder } from '../data-folder.ts'
import { startStandalone } from '../standalone.ts'
import { dataUrl, jpeg } from './chat-app.ts'

async function call(portalUrl: string, name: string, payload: object): Promise<unknown> {
  const reply = await fetch(`${portalUrl}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  })
  return reply.json()
}

/** A history without the port, which changes with a restart. */
function here(history: unknown): string {
  return JSON.stringify(history).replaceAll(/127\.0\.0\.1:\d+/g, 'here')
}

t.test('ID-11: after a kill in the middle of a conversation nothing is lost', async (t) => {
  const folder = seededFolder(t)
  const first = await startStandalone(t, folder)
  const said = { service: 'caldaia', content: '90 mq a Monza' }
  const { thread_id: thread } = (await call(first.portalUrl, 'chat_with_assistant', said)) as {
    thread_id: string
  }
  await call(first.portalUrl, 'save_customer_files', {
    thread_id: thread,
    files: [dataUrl(jpeg)],
    message_index: 2,
  })
  const more = { service: 'caldaia', content: 'Foto caricate', thread_id: thread }
  await call(first.portalUrl, 'chat_with_assistant', more)
  const before = await call(first.portalUrl, 'retrieve_assistant_messages', { thread_id: thread })
  const gone = once(first.process, 'exit')
  first.process.kill('SIGKILL')
  await gone

  const second = await startStandalone(t, folder)
  const after = await call(second.portalUrl, 'retrieve_assistant_messages', { thread_id: thread })
  t.equal(here(after), here(before))
  const { message_list: list } = after as { message_list: { picture_urls: string[] }[] }
  t.equal(list.length, 4)
  const picture = await fetch(list[2]?.picture_urls[0] ?? '')
  t.ok(Buffer.from(await picture.arrayBuffer()).equals(jpeg))
  const next = await call(second.portalUrl, 'chat_with_assistant', { ...more, content: 'due bagni' })
  t.match((next as { reply: string }).reply, /2 bagni/)
})
