import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { parseReply } from '@mestieri/shared/chat/reply-format.ts'
import t from 'tap'

import { dataFolder } from '../data-folder.ts'
import { buildChat, dataUrl, jpeg, png } from './chat-app.ts'

t.test('a conversation has one thread and a complete history', async (t) => {
  const chat = buildChat(t)
  const first = await chat.send('Ciao')
  t.match(first, { thread_id: /^thread_[A-Za-z0-9_-]{32}$/, is_picture_message: false })
  const second = await chat.send('80 mq', first.thread_id)
  t.equal(second.thread_id, first.thread_id)
  t.match(second.reply, /80 m²/)
  const { status, body } = await chat.call('retrieve_assistant_messages', { thread_id: first.thread_id })
  t.equal(status, 200)
  t.same(body, {
    status: 'success',
    thread_id: first.thread_id,
    message_list: [
      { role: 'user', content: 'Ciao', picture_request_message: false, picture_urls: [] },
      { role: 'assistant', content: first.reply, picture_request_message: false, picture_urls: [] },
      { role: 'user', content: '80 mq', picture_request_message: false, picture_urls: [] },
      { role: 'assistant', content: second.reply, picture_request_message: false, picture_urls: [] },
    ],
  })
})

t.test('an unknown thread has no history, and its first message gets a new thread', async (t) => {
  const chat = buildChat(t)
  const { status } = await chat.call('retrieve_assistant_messages', { thread_id: 'thread_nobody' })
  t.equal(status, 404)
  const { thread_id: threadId } = await chat.send('ciao', 'thread_nobody')
  t.not(threadId, 'thread_nobody')
  for (const empty of ['', null]) {
    const payload = { content: 'ciao', service: 'caldaia', thread_id: empty }
    t.match((await chat.call('chat_with_assistant', payload)).body, { thread_id: /^thread_/ })
  }
  t.equal((await chat.upload('thread_nobody', [dataUrl(jpeg)], 0)).status, 404)
})

t.test('a thread belongs to its service: another service starts a new one and keeps the place', async (t) => {
  const chat = buildChat(t)
  const { thread_id: first } = await chat.send('80 mq a Monza')
  const other = await chat.send('ciao', first, 'ristrutturazione_bagno')
  t.not(other.thread_id, first)
  t.match(other.reply, /rifare il bagno/)
  t.ok(parseReply(other.reply).brief.some(({ label, value }) => label === 'Dove' && value === 'Monza (MB)'))
  t.equal((await chat.history(first)).length, 2)
})

t.test('pictures of a message are in its history, also if they arrive after it', async (t) => {
  const chat = buildChat(t)
  const { thread_id: thread } = await chat.send('ciao')
  const before = await chat.upload(thread, [dataUrl(jpeg), dataUrl(png, 'png')], 2)
  t.equal(before.status, 200)
  const urls = before.body as string[]
  t.match(urls, [
    /^http:\/\/pictures\.example\/pictures\/chat\/[A-Za-z0-9_-]{32}\.jpg$/,
    /^http:\/\/pictures\.example\/pictures\/chat\/[A-Za-z0-9_-]{32}\.png$/,
  ])
  const turn = await chat.send('Foto caricate', thread)
  t.match(turn.reply, /Ho ricevuto 2 foto/)
  const after = await chat.upload(thread, [dataUrl(jpeg)], 2)
  t.same(
    (await chat.history(thread)).map((message) => message.picture_urls),
    [[], [], [...urls, ...(after.body as string[])], []],
  )
  t.match((await chat.send('80 mq', thread)).reply, /Ho ricevuto la foto/, 'and the assistant knows of them')
})

t.test('pictures are served unchanged, only under their name', async (t) => {
  const chat = buildChat(t)
  const { thread_id: thread } = await chat.send('ciao')
  const { body } = await chat.upload(thread, [dataUrl(jpeg), dataUrl(png, 'png')], 2)
  for (const [index, [type, bytes]] of [
    ['image/jpeg', jpeg],
    ['image/png', png],
  ].entries() as ArrayIterator<[number, [string, Buffer]]>) {
    const reply = await chat.app.inject(new URL((body as string[])[index] ?? '').pathname)
    t.match(reply.headers, { 'content-type': type, 'x-content-type-options': 'nosniff' })
    t.ok(reply.rawPayload.equals(bytes))
  }
  for (const name of [
    'nobody.jpg',
    '..%2Fupstream.sqlite',
    '..%2f..%2fetc%2fpasswd',
    `${'a'.repeat(32)}.jpg`,
  ]) {
    t.equal((await chat.app.inject(`/pictures/chat/${name}`)).statusCode, 404, name)
  }
})

t.test('after a restart the conversation continues, with its pictures', async (t) => {
  const folder = dataFolder(t)
  const first = buildChat(t, folder)
  const { thread_id: thread } = await first.send('80 mq, pareti e soffitti')
  const { body } = await first.upload(thread, [dataUrl(jpeg)], 2)
  await first.send('Foto caricate', thread)
  const said = await first.history(thread)
  await first.close()

  const second = buildChat(t, folder)
  t.same(await second.history(thread), said)
  const answers = ['lavabile', 'buono', 'vuota', 'Monza']
  let last = ''
  for (const answer of answers) last = (await second.send(answer, thread)).reply
  // 80 m² of floor are 280 m² of walls and ceilings at 7–12 €, labour in Monza 12 % dearer, VAT 10 %.
  t.match(parseReply(last).estimates[0], { city: 'MONZA (MB)', min: 2400, max: 4100 })
  const picture = await second.app.inject(new URL((body as string[])[0] ?? '').pathname)
  t.ok(picture.rawPayload.equals(jpeg))
})

t.test('a state of another version starts anew instead of failing', async (t) => {
  const chat = buildChat(t)
  const { thread_id: thread } = await chat.send('80 mq')
  chat.database.prepare('UPDATE chat_threads SET state = ?').run('{"facts":{"superficie":7}}')
  t.match((await chat.send('ciao', thread)).reply, /sono Gino/)
})

t.test('a turn is stored completely or not at all', async (t) => {
  const chat = buildChat(t)
  const { thread_id: thread } = await chat.send('ciao')
  chat.database.exec(`CREATE TEMP TRIGGER stop BEFORE INSERT ON main.chat_messages
    WHEN new.role = 'assistant' BEGIN SELECT raise(FAIL, 'stopped'); END`)
  const failed = await chat.call('chat_with_assistant', {
    content: '80 mq',
    service: 'tinteggiatura',
    thread_id: thread,
  })
  t.equal(failed.status, 500)
  chat.database.exec('DROP TRIGGER stop')
  t.equal((await chat.history(thread)).length, 2)
  t.match((await chat.send('80 mq', thread)).reply, /80 m²/)
})

t.test('concurrent messages of one thread are answered one after the other', async (t) => {
  const chat = buildChat(t)
  const { thread_id: thread } = await chat.send('ciao')
  await Promise.all(['80 mq', 'pareti e soffitti', 'buono'].map((content) => chat.send(content, thread)))
  const said = await chat.history(thread)
  t.same(
    said.map(({ role }) => role),
    Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? 'user' : 'assistant')),
  )
  t.match(said.at(-1)?.content, /Che pittura vorresti/)
})

t.test('a very long conversation continues in a new thread', async (t) => {
  const chat = buildChat(t)
  const { thread_id: thread } = await chat.send('ciao')
  const add = chat.database.prepare(
    `INSERT INTO chat_messages (thread_id, position, role, content, created_at) VALUES (?, ?, 'user', 'x', 0)`,
  )
  for (let position = 2; position < 400; position += 1) add.run(thread, position)
  t.not((await chat.send('ancora?', thread)).thread_id, thread)
})

t.test('an invalid request is refused before anything is stored', async (t) => {
  const chat = buildChat(t)
  const message = { content: 'ciao', service: 'tinteggiatura' }
  for (const payload of [
    {},
    { ...message, content: '' },
    { ...message, content: 'a'.repeat(4001) },
    { ...message, service: 'parquet' },
    { ...message, service: '' },
    { ...message, thread_id: 'x'.repeat(201) },
    { ...message, campaign_data: 'x' },
    { ...message, campaign_data: { utm_source: 'x'.repeat(513) } },
    '{"content":',
  ]) {
    t.equal(
      (await chat.call('chat_with_assistant', payload)).status,
      400,
      JSON.stringify(payload).slice(0, 60),
    )
  }
  t.match(chat.database.prepare('SELECT count(*) AS n FROM chat_threads').get(), { n: 0 })
})

t.test('campaign data are stored once, with the first message that has them', async (t) => {
  const chat = buildChat(t)
  const told = { utm_source: 'search', full_url: 'https://example.com/?x=1' }
  const payload = { content: 'ciao', service: 'caldaia', campaign_data: told }
  const { body } = await chat.call('chat_with_assistant', payload)
  const { thread_id: thread } = body as { thread_id: string }
  await chat.call('chat_with_assistant', {
    ...payload,
    thread_id: thread,
    campaign_data: { utm_source: 'other' },
  })
  const row = chat.database.prepare('SELECT campaign_data FROM chat_threads').get()
  t.same(JSON.parse(String(row?.['campaign_data'])), told)
})

t.test('files that are not pictures leave no data', async (t) => {
  const chat = buildChat(t)
  const { thread_id: thread } = await chat.send('ciao')
  const good = dataUrl(jpeg)
  const refused: readonly (readonly [string, readonly string[] | string, number])[] = [
    ['no data URL', ['hello'], 400],
    ['an address', ['https://example.com/a.jpg'], 400],
    ['SVG', [dataUrl(Buffer.from('<svg/>'), 'svg+xml')], 400],
    ['HTML that says it is a JPEG', [dataUrl(Buffer.from('<html><script>'))], 400],
    ['a PNG that says it is a JPEG', [dataUrl(png)], 400],
    ['a GIF', [dataUrl(Buffer.from('GIF89a'), 'gif')], 400],
    ['no base64', ['data:image/jpeg;base64,/9j/!!!!'], 400],
    ['cut off', [good.slice(0, -1)], 400],
    ['an empty file', ['data:image/jpeg;base64,'], 400],
    ['a good and a bad one', [good, 'hello'], 400],
    ['eleven', Array.from({ length: 11 }, () => good), 400],
    ['none', [], 400],
    ['no JSON', '{"thread_id":"x","files":["', 400],
    ['a list', '[]', 400],
    ['nothing', '{}', 400],
    ['a field twice', `{"thread_id":"x","thread_id":"y","files":["${good}"],"message_index":0}`, 400],
    [
      'a field that is not known',
      `{"thread_id":"x","files":["${good}"],"message_index":0,"role":"admin"}`,
      400,
    ],
    ['an index that is no number', `{"thread_id":"x","files":["${good}"],"message_index":"a"}`, 400],
    ['something behind', `{"thread_id":"x","files":["${good}"],"message_index":0} {}`, 400],
    ['a file that is none', `{"thread_id":"x","files":[7],"message_index":0}`, 400],
    [
      'an escaped quote',
      String.raw`{"thread_id":"x","files":["data:image/jpeg;base64,\""],"message_index":0}`,
      400,
    ],
  ]
  for (const [name, files, status] of refused) {
    const payload = typeof files === 'string' ? files : { thread_id: thread, files, message_index: 2 }
    t.equal((await chat.call('save_customer_files', payload)).status, status, name)
  }
  const folder = path.join(chat.folder, 'pictures')
  t.same(readdirSync(folder), [])
  t.match(chat.database.prepare('SELECT count(*) AS n FROM chat_pictures').get(), { n: 0 })

  const spelt = `{ "message_index" : 2 ,\n"files":[ "${good.replaceAll('/', String.raw`\/`)}" ], "thread_id":"${thread}"}`
  t.equal((await chat.call('save_customer_files', spelt)).status, 200, 'any order, spaces, escaped slashes')
})

t.test('more than 25 MB is refused, and files of a killed process are deleted', async (t) => {
  const chat = buildChat(t)
  const { thread_id: thread } = await chat.send('ciao')
  await chat.upload(thread, [dataUrl(jpeg)], 2)
  const large = Buffer.concat([jpeg, Buffer.alloc(13_000_000)])
  t.equal((await chat.upload(thread, [dataUrl(large), dataUrl(large)], 2)).status, 413)
  const folder = path.join(chat.folder, 'pictures')
  t.equal(readdirSync(folder).length, 1)

  writeFileSync(path.join(folder, 'half.part'), 'x')
  const later = buildChat(t, chat.folder)
  await later.upload(thread, [dataUrl(jpeg)], 2)
  t.notOk(readdirSync(folder).includes('half.part'))
})

t.test('AZ-04: a thread id cannot be guessed, and a wrong one opens no conversation', async (t) => {
  const chat = buildChat(t)
  const ids = new Set<string>()
  for (let count = 0; count < 100; count += 1) ids.add((await chat.send('ciao')).thread_id)
  t.equal(ids.size, 100)
  for (const id of ids) t.match(id, /^thread_[\w-]{32}$/, '192 random bits')
  const [id = ''] = ids
  for (const wrong of [id.slice(0, -1), `${id}a`, id.toUpperCase(), id.replace('thread_', ''), '%', '']) {
    t.not((await chat.call('retrieve_assistant_messages', { thread_id: wrong })).status, 200, wrong)
    const { thread_id: given } = await chat.send('ciao', wrong)
    t.not(given, id, 'a message with a wrong id starts another conversation')
  }
  t.equal((await chat.history(id)).length, 2)
  t.same(chat.log, [], 'no id is in the log')
})
