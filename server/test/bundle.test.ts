/** The bundle that `npm start` and the image run (decision 0033): everything that its modules find by their own place. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import t from 'tap'

import { learnedTexts } from '../embedded/src/assistant/learning/kept.ts'
import { seededFolder } from '../embedded/test/data-folder.ts'
import { fetchServed } from './support/fetch-served.ts'
import { bundle, startServer } from './support/process.ts'

const folder = join(bundle, '..')
const root = join(import.meta.dirname, '../..')

/** Makes a process fail that reads a text which the image leaves out. */
const withoutTexts = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const texts = ${JSON.stringify(learnedTexts.map((text) => `/assistant/${text}`))}
  for (const name of ['readFileSync', 'readdirSync']) {
    const read = fs[name]
    fs[name] = (path, ...options) => {
      if (texts.some((text) => String(path).includes(text))) throw new Error('the image has no ' + path)
      return read(path, ...options)
    }
  }
  syncBuiltinESMExports()
`

t.test('the bundle serves pages, profiles, maps, the chat and its photos', async (t) => {
  const { child, exited, address, stdout } = startServer(
    t,
    {
      PORT: '0',
      DATA_DIR: seededFolder(t),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(withoutTexts)}`,
    },
    bundle,
  )
  const origin = await address
  const get = (path: string) => fetchServed(origin + path)
  t.match(await (await get('/readyz')).json(), { status: 'ready', mode: 'embedded' })
  t.match(await (await get('/')).text(), '<main')
  const search = await get('/api/affiliates?profession=Idraulico&city=MONZA+%28MB%29')
  const { affiliates } = (await search.json()) as { affiliates: { link: string; logo?: string }[] }
  const [{ link } = { link: '' }] = affiliates
  t.match(
    await (await get(`/incontra_professionisti/${link}`)).text(),
    '<main',
    'a page that the server draws',
  )
  const map = await get(`/api/affiliates/${link}/map`)
  t.equal(map.status, 200, 'its map, from the data of a package')
  await map.arrayBuffer()

  const post = (path: string, body: string | FormData, headers: Record<string, string> = {}) =>
    fetchServed(origin + path, { method: 'POST', body, headers })
  const message = await post(
    '/api/chat/messages',
    JSON.stringify({ service: 'caldaia', content: 'quanto costa una caldaia nuova a Monza?' }),
    { 'content-type': 'application/json' },
  )
  const { threadId } = (await message.json()) as { threadId: string }
  t.equal(message.status, 200, 'the assistant, without the texts that it learned from')

  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('threadId', threadId)
  form.set('messageIndex', '0')
  form.append('files', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'foto.jpg')
  const uploaded = await post('/api/chat/pictures', form)
  t.equal(uploaded.status, 201, `a photo, by the process of decoders: ${await uploaded.text()}`)

  const missing = await post('/api/bookings', '{}', { 'content-type': 'application/json' })
  t.match(await missing.json(), { code: 'booking_fields_missing' }, 'the compilers of schemas')
  child.kill('SIGINT')
  t.equal(await exited, 0)
  const errors = stdout.filter((line) => /"level":[56]0/.test(line) && !line.includes('"status":503'))
  t.same(errors, [], 'no error but the refusals of a busy machine')
})

t.test('the bundle has no path of the machine that built it', async (t) => {
  for (const file of readdirSync(folder))
    t.notOk(readFileSync(join(folder, file), 'utf8').includes(root), file)
})
