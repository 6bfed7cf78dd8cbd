import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import t from 'tap'

import { createPictureSpace } from '../../src/callables/chat/picture-space.ts'
import { dataFolder } from '../data-folder.ts'
import { buildChat, dataUrl, jpeg } from './chat-app.ts'

const largeVolume = async () => ({ total: 1e12, free: 1e12 })
const photos = (count: number) => Array.from({ length: count }, () => dataUrl(jpeg))
const picturesOf = (folder: string) => readdirSync(path.join(folder, 'pictures'))

t.test('a conversation keeps 40 photos, and the 41st is refused as a whole upload', async (t) => {
  const chat = buildChat(t)
  const { thread_id: thread } = await chat.send('ciao')
  for (let upload = 0; upload < 3; upload += 1) {
    t.equal((await chat.upload(thread, photos(10), upload)).status, 200)
  }
  t.equal((await chat.upload(thread, photos(9), 0)).status, 200)
  t.equal((await chat.upload(thread, photos(2), 0)).status, 409, 'one of two would fit')
  t.equal((await chat.upload(thread, photos(1), 0)).status, 200)
  t.equal((await chat.upload(thread, photos(1), 0)).status, 409, 'the 41st')
  t.equal(picturesOf(chat.folder).length, 40)
  t.match(chat.database.prepare('SELECT count(*) AS n FROM chat_pictures').get(), { n: 40 })
  const { thread_id: other } = await chat.send('ciao')
  t.equal((await chat.upload(other, photos(1), 0)).status, 200, 'another conversation has room')
})

t.test('concurrent uploads cannot exceed 40 photos', async (t) => {
  const chat = buildChat(t)
  const { thread_id: thread } = await chat.send('ciao')
  const replies = await Promise.all(Array.from({ length: 6 }, () => chat.upload(thread, photos(10), 0)))
  t.same(
    replies.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 200, 200, 200, 409, 409],
  )
  t.equal(picturesOf(chat.folder).length, 40)
})

t.test('with too little free space photos are refused, and the rest of the chat works', async (t) => {
  const space = { total: 1e9, free: 1e9 }
  const chat = buildChat(t, dataFolder(t), { volume: async () => space })
  const { thread_id: thread } = await chat.send('ciao')
  t.equal((await chat.upload(thread, photos(1), 0)).status, 200)
  space.free = 1e8
  t.equal((await chat.upload(thread, photos(1), 0)).status, 507)
  t.equal(picturesOf(chat.folder).length, 1)
  t.match(chat.log.at(-1), /PICTURE_SPACE: the disk has too little free space for more photos/)
  t.match(chat.app.storageReport(), { status: 'failing', lastFailure: { reason: /^PICTURE_SPACE/ } })
  t.match(await chat.send('sono 80 mq', thread), { thread_id: thread })
  space.free = 1e9
  t.equal((await chat.upload(thread, photos(1), 0)).status, 200)
  t.match(chat.app.storageReport(), { status: 'ok' })
})

t.test('photos never take more than the quota, nor more than what stays free', async (t) => {
  const folder = dataFolder(t)
  const file = path.join(folder, 'photo')
  writeFileSync(file, '')
  const GB = 1e9
  for (const [used, free, refused] of [
    [0, 0.25, /PICTURE_SPACE/],
    [0, 1, null],
    [5, 5.2, /PICTURE_SPACE/],
    [5, 5.3, null],
    [19, 100, null],
    [20, 100, /PICTURE_QUOTA/],
  ] as const) {
    // A sparse file: it has a size and takes no space.
    truncateSync(file, used * GB)
    const volume = { total: 200 * GB, free: free * GB }
    const space = await createPictureSpace({ folder, volume: async () => volume })
    if (refused === null) await t.resolves(space.check())
    else await t.rejects(space.check(), { message: refused, statusCode: 507 })
  }
  truncateSync(file, 0)
  const small = { total: 40e6, free: 36e6 }
  const space = await createPictureSpace({ folder, volume: async () => small })
  await t.resolves(space.check(), 'a tenth of a small volume is reserved')
})

t.test('photos that another process deleted make room again', async (t) => {
  const folder = dataFolder(t)
  const chat = buildChat(t, folder)
  const { thread_id: thread } = await chat.send('ciao')
  await chat.upload(thread, photos(2), 0)
  const pictures = path.join(folder, 'pictures')
  const space = await createPictureSpace({ folder: pictures, volume: largeVolume, maxBytes: 2 * jpeg.length })
  await t.rejects(space.check(), { message: /PICTURE_QUOTA/ })
  rmSync(path.join(pictures, picturesOf(folder)[0] ?? ''))
  await t.resolves(space.check())
})
