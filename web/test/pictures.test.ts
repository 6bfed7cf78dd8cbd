import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import t from 'tap'

import { buildPictures, describePictures, pictureFiles } from '../scripts/pictures.ts'
import { pictureNames } from '../src/components/Picture/picture-name.ts'

const art = join(import.meta.dirname, '../art')

// oxlint-disable-next-line max-params -- what a picture is, in the order of its name
async function paint(folder: string, name: string, width: number, height: number, background = '#c81e35') {
  await sharp({ create: { width, height, channels: 4, background } })
    .webp({ quality: 90 })
    .toFile(join(folder, `${name}.webp`))
}

t.test('a picture has every standard width below its own, and its own', async (t) => {
  const masters = t.testdir()
  await paint(masters, 'grande', 1000, 500)
  await paint(masters, 'piccola', 400, 200)
  t.match(await describePictures(masters), {
    grande: { width: 1000, height: 500, widths: [320, 640, 960, 1000] },
    piccola: { width: 400, height: 200, widths: [320, 400] },
  })
})

t.test('each variant is encoded in its format and width', async (t) => {
  const folder = t.testdir({ masters: {} })
  const [masters, cache] = [join(folder, 'masters'), join(folder, 'cache')]
  await paint(masters, 'piccola', 400, 200)
  const pictures = await describePictures(masters)
  await buildPictures(masters, cache, pictures)
  const files = Object.entries(pictures).flatMap(([name, entry]) => pictureFiles(name, entry))
  t.same((await readdir(cache)).toSorted(), files.toSorted())
  for (const file of files) {
    const { format, width, height } = await sharp(join(cache, file)).metadata()
    t.equal(format, file.endsWith('.avif') ? 'heif' : 'webp', file)
    t.equal(width, Number(/-(\d+)\./.exec(file)?.[1]))
    t.equal(height, width / 2)
  }
})

t.test('cached files are not encoded again, and unused files are deleted', async (t) => {
  const folder = t.testdir({ masters: {}, cache: { 'vecchia-320.00000000.avif': 'x' } })
  const [masters, cache] = [join(folder, 'masters'), join(folder, 'cache')]
  await paint(masters, 'piccola', 100, 50)
  const pictures = await describePictures(masters)
  await buildPictures(masters, cache, pictures)
  const files = Object.entries(pictures).flatMap(([name, entry]) => pictureFiles(name, entry))
  t.same((await readdir(cache)).toSorted(), files.toSorted())
  const [first = ''] = files
  await writeFile(join(cache, first), 'kept')
  await buildPictures(masters, cache, pictures)
  t.equal(await readFile(join(cache, first), 'utf8'), 'kept')
})

t.test('changed content gets a new hash', async (t) => {
  const masters = t.testdir()
  await paint(masters, 'piccola', 100, 50)
  const before = await describePictures(masters)
  t.same(await describePictures(masters), before)
  await paint(masters, 'piccola', 100, 50, '#1f6f6a')
  const after = await describePictures(masters)
  t.not(after['piccola']?.hash, before['piccola']?.hash)
})

t.test('the picture names are exactly the masters', async (t) => {
  t.same(Object.keys(await describePictures(art)), pictureNames.toSorted())
})

t.test('the hero picture at 640 px is at most 45 kB', async (t) => {
  const cache = t.testdir()
  const { casa } = await describePictures(art)
  if (!casa) throw new Error('no casa')
  await buildPictures(art, cache, { casa: { ...casa, widths: [640] } })
  const { size } = await stat(join(cache, `casa-640.${casa.hash}.avif`))
  t.ok(size <= 45_000, `${size} bytes`)
})
