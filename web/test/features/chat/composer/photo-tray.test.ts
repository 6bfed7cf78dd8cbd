import t from 'tap'

import { createPhotoTray } from '../../../../src/features/chat/composer/photo-tray.ts'
import type { StoredPhoto } from '../../../../src/features/chat/photos/photo-store.ts'

const mb = 1_000_000

function createTray({ shrunkTo = 10 }: { shrunkTo?: number } = {}) {
  const kept = new Map<string, StoredPhoto>()
  const problems: string[] = []
  let last = 0
  const tray = createPhotoTray({
    shrink: (file) =>
      Promise.resolve(file.size === 0 ? null : new Blob([new Uint8Array(shrunkTo)], { type: 'image/jpeg' })),
    store: {
      keep: (photo) => Promise.resolve(void kept.set(photo.id, photo)),
      read: (id) => Promise.resolve(kept.get(id)?.picture ?? null),
      remove: (id) => Promise.resolve(void kept.delete(id)),
      all: () => Promise.resolve([...kept.values()]),
    },
    service: 'caldaia',
    newId: () => {
      last += 1
      return `p${last}`
    },
    now: () => 7,
    addressOf: (id) => `blob:${id}`,
    onProblem: (message) => void problems.push(message),
  })
  return { tray, kept, problems, names: () => tray.state().photos.map(({ name }) => name) }
}

const stored = (id: string) => ({ id, service: 'caldaia', name: id, picture: new Blob(['x']), keptAt: 1 })
const jpeg = (name: string, content = 'x') => new File([content], name, { type: 'image/jpeg' })

t.test('photos are shrunk, stored and counted; a message takes them', async (t) => {
  const { tray, kept, problems } = createTray()
  const adding = tray.add([jpeg('uno.jpg'), jpeg('due.jpg')])
  t.match(tray.state().photos, [
    { name: 'uno.jpg', ready: false },
    { name: 'due.jpg', ready: false },
  ])
  t.equal(tray.take(), null)
  t.match(problems, [/preparando le foto/])
  await adding
  t.match(tray.state(), {
    total: 20,
    photos: [{ ready: true, size: 10, address: 'blob:p1', over: false }, {}],
  })
  t.same(tray.take(), [
    { id: 'p1', name: 'uno.jpg' },
    { id: 'p2', name: 'due.jpg' },
  ])
  tray.handOver()
  t.same(tray.state(), { photos: [], total: 0 })
  t.equal(kept.size, 2, 'the files stay in the store until delivery')
})

t.test('an unreadable file is named in the error message and does not affect the others', async (t) => {
  const { tray, names, problems } = createTray()
  await tray.add([
    jpeg('rotta.jpg', ''),
    jpeg('buona.jpg'),
    new File([''], 'IMG_7.HEIC', { type: 'image/heic' }),
    new File(['%PDF'], 'pianta.pdf', { type: 'application/pdf' }),
  ])
  t.same(names(), ['buona.jpg'])
  t.equal(problems.length, 1)
  for (const name of ['rotta.jpg', 'IMG_7.HEIC', 'pianta.pdf']) t.match(problems[0], name)
})

t.test('a removed photo is deleted from the store, also during its preparation', async (t) => {
  const { tray, names, kept } = createTray()
  const adding = tray.add([jpeg('uno.jpg'), jpeg('due.jpg')])
  tray.remove('p1')
  await adding
  t.same(names(), ['due.jpg'])
  tray.remove('p2')
  t.same([...kept.keys()], [])
})

t.test('above 25 MB the photos over the limit are marked, and an attempt to send removes them', async (t) => {
  const { tray, names, problems, kept } = createTray({ shrunkTo: 10 * mb })
  await tray.add([jpeg('uno.jpg'), jpeg('due.jpg'), jpeg('tre.jpg')])
  t.same(problems, ['Le foto selezionate (30Mb) superano il limite di 25Mb'])
  t.same(
    tray.state().photos.map(({ over }) => over),
    [false, false, true],
  )
  t.equal(tray.take(), null)
  t.equal(problems.at(-1), 'Le foto selezionate (30Mb) superano il limite di 25Mb')
  t.same(names(), ['uno.jpg', 'due.jpg'])
  t.equal(kept.size, 2)
  t.equal(tray.take()?.length, 2)
})

t.test('a message has at most ten photos', async (t) => {
  const { tray, names, problems } = createTray()
  await tray.add(Array.from({ length: 12 }, (_, index) => jpeg(`${index}.jpg`)))
  t.equal(names().length, 10)
  t.match(problems, [/al massimo 10 foto/])
})

t.test('a reload restores chosen photos, but not those of a message or older than a week', async (t) => {
  const { tray, kept, names } = createTray()
  kept.set('a', stored('a'))
  kept.set('b', stored('b'))
  kept.set('old', { ...stored('old'), keptAt: -7 * 24 * 3_600_000 })
  await tray.restore(new Set(['b']))
  t.same(names(), ['a'])
  t.same(tray.take(), [{ id: 'a', name: 'a' }])
  tray.clear()
  t.same([...kept.keys()], ['b'])
})
