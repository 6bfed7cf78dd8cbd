import t from 'tap'

import {
  exceedsLimit,
  photoCount,
  photoKind,
  photosOverLimit,
  shrunkSize,
  tooLargeMessage,
  unreadableMessage,
} from '../../../../src/features/chat/photos/photo-limits.ts'

t.test('25,000,000 bytes are allowed, one more is not; the message is the specification’s', async (t) => {
  t.equal(exceedsLimit(25_000_000), false)
  t.equal(exceedsLimit(25_000_001), true)
  t.equal(tooLargeMessage(31_000_000), 'Le foto selezionate (31Mb) superano il limite di 25Mb')
  t.equal(tooLargeMessage(25_000_001), 'Le foto selezionate (25,1Mb) superano il limite di 25Mb')
  t.equal(photoCount(2, 1_400_000), '2 foto, 1,4 MB')
})

t.test('photos over the limit are marked, and smaller ones that still fit are not', async (t) => {
  const mb = 1_000_000
  t.same(photosOverLimit([20 * mb, 10 * mb, 5 * mb]), [false, true, false])
  t.same(photosOverLimit([]), [])
})

t.test('a photo is scaled down to 2048 px on its longer side, and never up', async (t) => {
  t.same(shrunkSize(4096, 3072), { width: 2048, height: 1536 })
  t.same(shrunkSize(3000, 4000), { width: 1536, height: 2048 })
  t.same(shrunkSize(640, 480), { width: 640, height: 480 })
  t.same(shrunkSize(10_000, 1), { width: 2048, height: 1 })
})

t.test('the file kind comes from type and name; the error message names the file', async (t) => {
  t.equal(photoKind({ name: 'a.JPG', type: 'image/jpeg' }), 'photo')
  t.equal(photoKind({ name: 'a.bmp', type: 'image/x-ms-bmp' }), 'photo')
  t.equal(photoKind({ name: 'a.png', type: '' }), 'photo')
  t.equal(photoKind({ name: 'IMG_1.HEIC', type: '' }), 'heic')
  t.equal(photoKind({ name: 'x', type: 'image/heif' }), 'heic')
  for (const type of ['image/svg+xml', 'image/gif', 'image/webp', 'application/pdf', 'text/html']) {
    t.equal(photoKind({ name: 'a.jpg', type }), 'other', type)
  }
  t.match(unreadableMessage('heic', 'IMG_1.HEIC'), /^Formato HEIC non leggibile qui: .*IMG_1\.HEIC/)
  t.match(unreadableMessage('other', 'a.pdf'), /a\.pdf.*jpg, jpeg, png o bmp/)
  t.match(unreadableMessage('photo', 'a.jpg'), /a\.jpg/)
})
