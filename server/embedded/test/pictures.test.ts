import { markPaletteCount } from '@mestieri/shared/catalogue/mark-palette.ts'
import { pino } from 'pino'
import sharp from 'sharp'
import t from 'tap'

import { buildEmbeddedUpstream } from '../src/app.ts'
import { letters } from '../src/pictures/letters.ts'
import { drawMark, markName, markSize, parseMarkName } from '../src/pictures/mark.ts'
import { createProfessionals } from '../src/seed/professionals.ts'
import { seededDatabase } from './data-folder.ts'

const app = buildEmbeddedUpstream({
  database: seededDatabase(t),
  publicOrigin: () => 'http://embedded.localhost',
  log: pino({ level: 'silent' }),
})
t.teardown(() => app.close())

t.test('every work picture of a sample exists and is a WebP image', async (t) => {
  const names = new Set(createProfessionals().flatMap((one) => one.work_pictures))
  t.ok(names.size >= 160)
  for (const name of names) {
    const reply = await app.inject(`/pictures/${name}`)
    if (name === 'rimossa.webp') {
      t.equal(reply.statusCode, 404, 'this picture is missing on purpose')
      continue
    }
    t.equal(reply.statusCode, 200, name)
    const { format, width, hasAlpha } = await sharp(reply.rawPayload).metadata()
    t.match({ format, hasAlpha }, { format: 'webp', hasAlpha: false }, name)
    t.ok(width <= 800, name)
  }
})

t.test('a profile picture is a PNG of the mark, and the same bytes each time', async (t) => {
  const name = createProfessionals().find((one) => one.profile_picture?.startsWith('mark-'))?.profile_picture
  const [first, second] = [await app.inject(`/pictures/${name}`), await app.inject(`/pictures/${name}`)]
  t.equal(first.headers['content-type'], 'image/png')
  t.match(await sharp(first.rawPayload).metadata(), { format: 'png', width: markSize, height: markSize })
  t.ok(first.rawPayload.equals(second.rawPayload))
})

t.test('all profile pictures are marks that can be drawn, except the missing one', async (t) => {
  const names = createProfessionals().flatMap((one) => one.profile_picture ?? [])
  t.same([...new Set(names.filter((name) => parseMarkName(name) === null))], ['rimossa.webp'])
  const palettes = new Set(names.map((name) => parseMarkName(name)?.palette ?? 0))
  palettes.delete(0)
  t.equal(palettes.size, markPaletteCount, 'in all palettes')
})

t.test('the file name of a mark contains all its data', async (t) => {
  for (const mark of [
    { initials: 'IB', palette: 3 },
    { initials: 'D', palette: 8 },
  ])
    t.same(parseMarkName(markName(mark)), mark)
  for (const name of ['mark-ibx-1.png', 'mark-ib-9.png', 'mark-ib-0.png', 'ib.png'])
    t.equal(parseMarkName(name), null, name)
})

t.test('every capital letter can be drawn, and no mark needs a font', async (t) => {
  for (const capital of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') t.ok(letters[capital], capital)
  t.notMatch(drawMark({ initials: 'WM', palette: 1 }), /<text|font/)
})

t.test('any other name is a 404 and reads no other file', async (t) => {
  for (const name of [
    'nessuna.webp',
    '..%2Fseed.ts',
    '..%2f..%2fmain.ts',
    'bagno-1.webp%00.png',
    '%2Fetc%2Fpasswd',
  ]) {
    t.equal((await app.inject(`/pictures/${name}`)).statusCode, 404, name)
  }
})
