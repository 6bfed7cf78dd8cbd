import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import t, { type Test } from 'tap'

import type { PictureKind } from '../../../src/pictures/upload/picture-kind.ts'
import { createPicturePreparer } from '../../../src/pictures/upload/prepare.ts'
import { blackPng, twoColours } from '../samples.ts'
import { twoColourBmp } from './bmp-samples.ts'

const decoder = join(import.meta.dirname, '../../../src/pictures/upload/decoder.ts')
const preparer = createPicturePreparer({ decoder })
t.teardown(() => preparer.close())

function setUp(t: Test) {
  const folder = t.testdir()
  let count = 0
  return async (bytes: Buffer, kind: PictureKind) => {
    const source = join(folder, `${(count += 1)}`)
    await writeFile(source, bytes)
    const prepared = await preparer.prepare(source, kind, `${source}.jpg`)
    const written = await readFile(`${source}.jpg`)
    const pieces: Uint8Array[] = []
    for await (const piece of prepared.open()) pieces.push(piece)
    t.equal(prepared.bytes, written.length)
    t.ok(Buffer.concat(pieces).equals(written))
    return written
  }
}

async function colourAt(bytes: Buffer, left: number, top: number) {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  const [red = 0, green = 0, blue = 0] = pixel
  if (red > 200 && green > 200 && blue > 200) return 'white'
  if (red > 200 && blue < 60) return 'red'
  return blue > 200 && red < 60 ? 'blue' : `${red} ${green} ${blue}`
}

t.test('jpg, png and bmp become JPEGs of the same size', async (t) => {
  const prepare = setUp(t)
  const photos = {
    jpeg: await twoColours(300, 200).jpeg({ quality: 95 }).toBuffer(),
    png: await twoColours(300, 200).png().toBuffer(),
    bmp: twoColourBmp(300, 200),
  }
  for (const [kind, bytes] of Object.entries(photos)) {
    const jpeg = await prepare(bytes, kind as PictureKind)
    t.match(await sharp(jpeg).metadata(), { format: 'jpeg', width: 300, height: 200 }, kind)
    t.equal(await colourAt(jpeg, 50, 100), 'red')
    t.equal(await colourAt(jpeg, 250, 100), 'blue')
  }
})

t.test('a picture with a side longer than 2048 pixels is scaled down', async (t) => {
  const prepare = setUp(t)
  const wide = await prepare(await twoColours(4096, 1024).jpeg().toBuffer(), 'jpeg')
  t.match(await sharp(wide).metadata(), { width: 2048, height: 512 })
  const tall = await prepare(await twoColours(500, 4000).png().toBuffer(), 'png')
  t.match(await sharp(tall).metadata(), { width: 256, height: 2048 })
  const bmp = await prepare(twoColourBmp(5000, 50), 'bmp')
  t.match(await sharp(bmp).metadata(), { width: 2048, height: 20 })
})

t.test('UP-05: every orientation is turned upright, and all metadata is removed', async (t) => {
  const prepare = setUp(t)
  // Where the left half of the stored picture is after turning.
  const expected = {
    1: 'left',
    2: 'right',
    3: 'right',
    4: 'left',
    5: 'top',
    6: 'top',
    7: 'bottom',
    8: 'bottom',
  }
  for (const [orientation, place] of Object.entries(expected)) {
    const photo = await twoColours(400, 200)
      .jpeg({ quality: 95 })
      .withExif({
        IFD0: { Copyright: 'CANARY-NAME', Make: 'CANARY-CAMERA' },
        IFD3: { GPSLatitude: '45/1 27/1 0/1', GPSLongitude: '9/1 11/1 0/1' },
      })
      .withIccProfile('p3')
      .withMetadata({ orientation: Number(orientation) })
      .toBuffer()
    t.ok(
      photo.includes('CANARY-NAME') && photo.includes('Exif'),
      'the sample has a name and a location in its metadata',
    )
    const jpeg = await prepare(photo, 'jpeg')
    const turned = Number(orientation) >= 5
    const made = await sharp(jpeg).metadata()
    t.match(made, turned ? { width: 200, height: 400 } : { width: 400, height: 200 }, orientation)
    t.same([made.exif, made.icc, made.xmp, made.iptc, made.orientation], Array(5).fill(undefined))
    for (const trace of ['Exif', 'CANARY', 'GPS', 'ICC_PROFILE']) t.notOk(jpeg.includes(trace), trace)
    const [x, y] = turned ? [100, 50] : [50, 100]
    const isFirst = place === 'left' || place === 'top'
    t.equal(await colourAt(jpeg, x, y), isFirst ? 'red' : 'blue', `${orientation}: ${place}`)
  }
})

t.test('UP-05: comments and texts of JPEG and PNG files are removed', async (t) => {
  const prepare = setUp(t)
  const jpeg = await twoColours(40, 20).jpeg().toBuffer()
  const comment = Buffer.concat([Buffer.from('fffe0010', 'hex'), Buffer.from('CANARY-COMMENT')])
  const commented = Buffer.concat([
    jpeg.subarray(0, 2),
    comment,
    jpeg.subarray(2),
    Buffer.from('<script>CANARY-TAIL</script>'),
  ])
  t.notOk((await prepare(commented, 'jpeg')).includes('CANARY'))
  const png = await twoColours(40, 20)
    .png()
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">CANARY</x:xmpmeta>')
    .toBuffer()
  t.notOk((await prepare(png, 'png')).includes('CANARY'))
})

t.test('transparency becomes white', async (t) => {
  const prepare = setUp(t)
  const clear = { create: { width: 20, height: 20, channels: 4, background: '#00000000' } } as const
  t.equal(await colourAt(await prepare(await sharp(clear).png().toBuffer(), 'png'), 10, 10), 'white')
})

t.test('UP-03, UP-04: incomplete, unsupported and too large pictures are refused', async (t) => {
  const prepare = setUp(t)
  const jpeg = await twoColours(800, 400).jpeg().toBuffer()
  const png = await twoColours(800, 400).png().toBuffer()
  const refused: readonly (readonly [string, Buffer, PictureKind])[] = [
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'jpeg'],
    ['a truncated JPEG', jpeg.subarray(0, -200), 'jpeg'],
    ['half a PNG', png.subarray(0, png.length / 2), 'png'],
    ['half a BMP', twoColourBmp(100, 100).subarray(0, 15_000), 'bmp'],
    [
      'an HTML page after a signature',
      Buffer.concat([jpeg.subarray(0, 3), Buffer.from('<html>'.repeat(500))]),
      'jpeg',
    ],
    ['a PNG that is declared as JPEG', png, 'jpeg'],
    ['a PNG of 400 megapixels', blackPng(20_000, 20_000), 'png'],
    ['a PNG with slightly too many pixels', blackPng(10_000, 5001), 'png'],
  ]
  for (const [what, bytes, kind] of refused) {
    const before = process.cpuUsage()
    await t.rejects(prepare(bytes, kind), { code: 'picture_invalid', status: 422 }, what)
    const { user, system } = process.cpuUsage(before)
    t.ok(user + system < 1_000_000, `${what}: at most 1 s of processor time`)
  }
  await t.resolves(prepare(blackPng(10_000, 5000), 'png'), '50 megapixels are accepted')
})

t.test('UP-04: a picture that needs much memory for decoding is refused', async (t) => {
  const prepare = setUp(t)
  const deep = { width: 6000, height: 4000, channels: 4, background: '#11223344' } as const
  const interlaced = await sharp({ create: deep })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer()
  await t.rejects(prepare(interlaced, 'png'), { code: 'picture_invalid' })
  const progressive = await twoColours(4000, 3000).jpeg({ progressive: true }).toBuffer()
  t.ok((await sharp(progressive).metadata()).isProgressive)
  await t.resolves(prepare(progressive, 'jpeg'), 'a progressive photo of 12 megapixels is accepted')
})
