import t from 'tap'

import {
  pictureAddress,
  pictureSource,
  showsBefore,
} from '../../../../src/features/affiliates/identity/picture-source.ts'

const address = '/api/pictures?src=https%3A%2F%2Fhost%2Fa.webp'

t.test('a picture URL has one of the supported widths', async (t) => {
  t.equal(pictureAddress(address, 320), `${address}&width=320`)
  t.equal(pictureAddress('/api/pictures', 160), '/api/pictures?width=160')
})

t.test('the `srcset` has every width up to the widest', async (t) => {
  t.same(pictureSource(address, 640), {
    src: `${address}&width=640`,
    srcSet: `${address}&width=160 160w, ${address}&width=320 320w, ${address}&width=640 640w`,
  })
})

t.test('a picture from before the work is known by the end of its file name', async (t) => {
  t.ok(showsBefore('/api/pictures?src=https%3A%2F%2Fhost%2Fbagno-2-prima.webp'))
  t.ok(showsBefore('/api/pictures?src=https%3A%2F%2Fhost%2Fbagno-2-prima.jpeg&width=320'))
  t.notOk(showsBefore(address))
  t.notOk(showsBefore('/api/pictures?src=https%3A%2F%2Fprima.webp%2Fbagno.webp'))
  t.notOk(showsBefore('/api/pictures?src=https%3A%2F%2Fhost%2Fa-prima.webp%2Fbagno.webp'))
})
