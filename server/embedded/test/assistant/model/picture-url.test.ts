import sharp from 'sharp'
import t from 'tap'

import { pictureDataUrl } from '../../../src/assistant/model/prompt/picture-url.ts'

t.test('a model gets a picture small, upright and without metadata', async (t) => {
  const large = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  const url = await pictureDataUrl(large)
  t.match(url, /^data:image\/jpeg;base64,/)
  const made = await sharp(Buffer.from(url?.split(',')[1] ?? '', 'base64')).metadata()
  t.match({ width: made.width, height: made.height }, { width: 1024, height: 512 })
  t.equal(made.exif, undefined)
})

t.test('what is no picture is none', async (t) => {
  t.equal(await pictureDataUrl(Buffer.from('hello')), null)
})
