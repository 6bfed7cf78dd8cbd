import t from 'tap'

import {
  isTooMuch,
  photoCount,
  photoKind,
  photosTooMany,
  shrunkSize,
  tooMuchWords,
  unreadableWords,
} from '../../../../src/features/chat/photos/photo-limits.ts'

t.test(
  '25,000,000 bytes are allowed, one more is not, and it is said in the specification’s words',
  async (t) => {
    t.equal(isTooMuch(25_000_000), false)
    t.equal(isTooMuch(25_000_001), true)
    t.equal(tooMuchWords(31_000_000), 'Le foto selezionate (31Mb) superano il limite di 25Mb')
    t.equal(tooMuchWords(25_000_001), 'Le foto selezionate (25,1Mb) superano il limite di 25Mb')
    t.equal(photoCount(2, 1_400_000), '2 foto, 1,4 MB')
  },
)

t.test('of too many photos those are marked that do not fit', async (t) => {
  const mb = 1_000_000
  t.same(photosTooMany([20 * mb, 10 * mb, 5 * mb]), [false, true, false])
  t.same(photosTooMany([]), [])
})

t.test('a photo is shrunk to 2048 px on its longer side and never made larger', async (t) => {
  t.same(shrunkSize(4096, 3072), { width: 2048, height: 1536 })
  t.same(shrunkSize(3000, 4000), { width: 1536, height: 2048 })
  t.same(shrunkSize(640, 480), { width: 640, height: 480 })
  t.same(shrunkSize(10_000, 1), { width: 2048, height: 1 })
})

t.test('files are told apart by type and name, and what cannot be sent is named', async (t) => {
  t.equal(photoKind({ name: 'a.JPG', type: 'image/jpeg' }), 'photo')
  t.equal(photoKind({ name: 'a.bmp', type: 'image/x-ms-bmp' }), 'photo')
  t.equal(photoKind({ name: 'a.png', type: '' }), 'photo')
  t.equal(photoKind({ name: 'IMG_1.HEIC', type: '' }), 'heic')
  t.equal(photoKind({ name: 'x', type: 'image/heif' }), 'heic')
  for (const type of ['image/svg+xml', 'image/gif', 'image/webp', 'application/pdf', 'text/html']) {
    t.equal(photoKind({ name: 'a.jpg', type }), 'other', type)
  }
  t.match(unreadableWords('heic', 'IMG_1.HEIC'), /^Formato HEIC non leggibile qui: .*IMG_1\.HEIC/)
  t.match(unreadableWords('other', 'a.pdf'), /a\.pdf.*jpg, jpeg, png o bmp/)
  t.match(unreadableWords('photo', 'a.jpg'), /a\.jpg/)
})
