import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import t from 'tap'

import { requestIdOf } from '../src/fault-handling.ts'
import { createStorageHealth, StorageLimitError, storageReason } from '../src/storage/storage-faults.ts'
import { buildChat, dataUrl, jpeg } from './callables/chat-app.ts'

const requestId = 'a1b2c3d4e5f6-42'

/** Sends a request to unsubscribe, as the site does. */
const unsubscribe = (chat: ReturnType<typeof buildChat>) =>
  chat.app.inject({
    method: 'POST',
    url: '/callablesForPortal/email_unsubscribe/',
    headers: { 'x-request-id': requestId },
    payload: { id: '7', email: 'canary@example.it', token: 'embedded' },
  })

t.test('a missing table is logged with its reason and the request id, and reported', async (t) => {
  const chat = buildChat(t)
  t.same(chat.app.storageReport(), { status: 'ok', lastFailure: null })
  await chat.app.ready()
  chat.database.exec('ALTER TABLE unsubscribes RENAME TO away')
  const reply = await unsubscribe(chat)
  t.equal(reply.statusCode, 500)
  t.same(reply.json(), { message: 'Internal error' })
  t.equal(chat.log.length, 1)
  const line = JSON.parse(chat.log[0] ?? '') as Record<string, unknown>
  t.match(line, {
    level: 50,
    requestId,
    route: '/callablesForPortal/email_unsubscribe/',
    reason: 'SQLITE_ERROR: a table or column is missing, the database was changed',
    err: { message: /no such table/ },
    msg: 'embedded upstream: the storage failed',
  })
  t.notMatch(chat.log[0], /canary/)
  const health = await chat.app.inject('/healthz')
  t.match(health.json(), { storage: { status: 'failing', lastFailure: { reason: /^SQLITE_ERROR/ } } })

  chat.database.exec('ALTER TABLE away RENAME TO unsubscribes')
  t.equal((await unsubscribe(chat)).statusCode, 200)
  t.match(chat.app.storageReport(), { status: 'ok', lastFailure: { reason: /^SQLITE_ERROR/ } })
})

t.test('a full database is logged as SQLITE_FULL, and the rest still works', async (t) => {
  const chat = buildChat(t)
  const { page_count: pages } = chat.database.prepare('PRAGMA page_count').get() as { page_count: number }
  chat.database.exec(`PRAGMA max_page_count = ${pages}`)
  const long = 'parete '.repeat(500)
  let refused: { status: number } | null = null
  for (let index = 0; index < 40 && refused === null; index += 1) {
    const reply = await chat.call('chat_with_assistant', { content: long, service: 'tinteggiatura' })
    if (reply.status !== 200) refused = reply
  }
  t.match(refused, { status: 500 })
  t.match(chat.log.at(-1), /"reason":"SQLITE_FULL: the disk is full"/)
  t.match(chat.app.storageReport(), { status: 'failing', lastFailure: { reason: /^SQLITE_FULL/ } })
  t.equal((await chat.app.inject('/healthz')).statusCode, 200)
  chat.database.exec('PRAGMA max_page_count = 1073741823')
  t.match(await chat.send('ciao'), { is_picture_message: false })
  t.equal(chat.app.storageReport().status, 'ok')
})

t.test('a folder of photos that cannot be used is logged and heals without a restart', async (t) => {
  const chat = buildChat(t)
  const { thread_id: thread } = await chat.send('ciao')
  const folder = path.join(chat.folder, 'pictures')
  writeFileSync(folder, 'a file where the folder belongs')
  chmodSync(folder, 0o444)
  t.equal((await chat.upload(thread, [dataUrl(jpeg)], 0)).status, 500)
  t.match(chat.log.at(-1), /EEXIST|ENOTDIR/)
  rmSync(folder)
  t.equal((await chat.upload(thread, [dataUrl(jpeg)], 0)).status, 200)
})

t.test('a refused request is no fault and leaves no line', async (t) => {
  const chat = buildChat(t)
  t.equal((await chat.call('chat_with_assistant', '{')).status, 400)
  t.equal((await chat.call('chat_with_assistant', {})).status, 400)
  t.equal((await chat.app.inject('/nothing')).statusCode, 404)
  t.same(chat.log, [])
})

const sqlite = (errcode: number) => Object.assign(new Error('x'), { errcode })
const file = (code: string) => Object.assign(new Error('open /data/x'), { code })

t.test('every fault of the storage has a reason without paths', (t) => {
  t.match(storageReason(sqlite(13)), /^SQLITE_FULL/)
  t.match(storageReason(sqlite(10 | (3 << 8))), /^SQLITE_IOERR/, 'an extended code')
  t.match(storageReason(sqlite(8)), /^SQLITE_READONLY/)
  t.equal(storageReason(sqlite(19)), null, 'a violated constraint is a fault of the program')
  for (const code of ['ENOSPC', 'EROFS', 'EIO', 'EACCES', 'EDQUOT']) {
    t.match(storageReason(file(code)), new RegExp(`^${code}: [^/]+$`))
  }
  t.equal(storageReason(new StorageLimitError('PICTURE_QUOTA: full')), 'PICTURE_QUOTA: full')
  for (const other of [new Error('x'), file('ECONNRESET'), 'ENOSPC', null])
    t.equal(storageReason(other), null)
  t.end()
})

t.test('the storage is failing until the same kind of work succeeds', (t) => {
  const health = createStorageHealth(() => Date.parse('2026-11-20T09:00:00Z'))
  health.failed('POST /a', 'SQLITE_FULL: the disk is full')
  health.succeeded('POST /b')
  t.same(health.report(), {
    status: 'failing',
    lastFailure: { at: '2026-11-20T09:00:00.000Z', reason: 'SQLITE_FULL: the disk is full' },
  })
  health.succeeded('POST /a')
  t.equal(health.report().status, 'ok')
  t.end()
})

const idOf = (id: string | undefined) => requestIdOf({ headers: { 'x-request-id': id } })

t.test('only a well-formed request id of the caller is adopted', (t) => {
  t.equal(idOf(requestId), requestId)
  for (const bad of [undefined, '', 'short', 'a'.repeat(65), 'with space 123', 'line\nbreak-123']) {
    t.match(idOf(bad), /^[\w-]{12}$/)
  }
  t.end()
})
