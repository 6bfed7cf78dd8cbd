import sharp from 'sharp'
import t from 'tap'

import { createPictureTransform } from '../../src/pictures/transform.ts'
import { blackPng, twoColours } from './samples.ts'

const transform = createPictureTransform()
const failed = { code: 'upstream_failed' }

t.test('every kind of raster picture becomes AVIF or WebP of the requested width', async (t) => {
  const sources = {
    jpeg: await twoColours(800, 400).jpeg().toBuffer(),
    png: await twoColours(800, 400).png().toBuffer(),
    webp: await twoColours(800, 400).webp().toBuffer(),
    avif: await twoColours(800, 400).avif({ effort: 0 }).toBuffer(),
    gif: await twoColours(800, 400).gif().toBuffer(),
  }
  for (const [kind, bytes] of Object.entries(sources)) {
    for (const format of ['avif', 'webp'] as const) {
      const picture = await transform(bytes, { width: 320, format })
      t.equal(picture.type, `image/${format}`)
      const made = await sharp(picture.body).metadata()
      const coding = format === 'avif' ? 'heif' : 'webp'
      t.match(made, { format: coding, width: 320, height: 160 }, `${kind} to ${format}`)
    }
  }
})

t.test('a small picture is not enlarged, and the height of a tall one is limited', async (t) => {
  const small = await transform(await twoColours(100, 50).png().toBuffer(), { width: 640, format: 'webp' })
  t.match(await sharp(small.body).metadata(), { width: 100, height: 50 })
  const tall = await transform(blackPng(100, 40_000), { width: 640, format: 'webp' })
  t.match(await sharp(tall.body).metadata(), { height: 2560 })
})

t.test('transparency is preserved', async (t) => {
  const clear = { create: { width: 400, height: 400, channels: 4, background: '#ff000000' } } as const
  for (const format of ['avif', 'webp'] as const) {
    const picture = await transform(await sharp(clear).png().toBuffer(), { width: 160, format })
    const { isOpaque } = await sharp(picture.body).stats()
    t.equal(isOpaque, false, format)
  }
})

t.test('a picture is turned upright and loses its metadata', async (t) => {
  const turned = await twoColours(400, 200)
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .withExif({ IFD0: { Copyright: 'CANARY-NAME' }, IFD3: { GPSLatitude: '45/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  t.ok(turned.includes('CANARY-NAME'), 'the sample has a name in its metadata')
  t.match(await sharp(turned).metadata(), { orientation: 6 }, 'the sample is stored rotated')
  for (const format of ['avif', 'webp'] as const) {
    const { body } = await transform(turned, { width: 160, format })
    const made = await sharp(body).metadata()
    t.match(made, { width: 160, height: 320 }, format)
    t.equal(made.exif, undefined)
    t.equal(made.icc, undefined)
    t.notOk(body.includes('CANARY-NAME'))
    const [red, , blue] = await sharp(body)
      .extract({ left: 40, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer()
    t.ok((red ?? 0) > 200 && (blue ?? 255) < 60, 'the left side is now at the top')
  }
})

t.test('incomplete, unsupported and too large pictures are refused', async (t) => {
  const jpeg = await twoColours(800, 400).jpeg().toBuffer()
  const refused = {
    'an SVG': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'),
    'an SVG with a declaration': Buffer.from(
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    ),
    'a page': Buffer.from('<!doctype html><title>x</title>'),
    'a TIFF': await twoColours(10, 10).tiff().toBuffer(),
    'a BMP': Buffer.from('424d3a000000000000003600000028000000', 'hex'),
    'a PDF': Buffer.from('%PDF-1.7\n'),
    nothing: Buffer.alloc(0),
    'a signature alone': jpeg.subarray(0, 3),
    'half a JPEG': jpeg.subarray(0, jpeg.length / 2),
    'a truncated JPEG': jpeg.subarray(0, jpeg.length - 200),
    'random bytes after a signature': Buffer.concat([jpeg.subarray(0, 3), Buffer.alloc(5000, 7)]),
    'a PNG of 400 megapixels': blackPng(20_000, 20_000),
  }
  for (const [what, bytes] of Object.entries(refused)) {
    await t.rejects(transform(bytes, { width: 160, format: 'webp' }), failed, what)
  }
})

t.test('the pixel limit is 50 megapixels', async (t) => {
  await t.resolves(transform(blackPng(10_000, 5000), { width: 160, format: 'webp' }))
  await t.rejects(transform(blackPng(10_000, 5001), { width: 160, format: 'webp' }), failed)
})
