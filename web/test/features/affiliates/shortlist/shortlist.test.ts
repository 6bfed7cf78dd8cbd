import t from 'tap'

import { createShortlist } from '../../../../src/features/affiliates/shortlist/shortlist.ts'
import { createSafeStorage, storageKeys } from '../../../../src/lib/storage/storage.ts'

const professional = (link: string) => ({
  link,
  shopName: link.toUpperCase(),
  profession: 'Idraulico',
  profilePicture: null,
})

function setUp(stored?: unknown) {
  const values = new Map<string, string>()
  if (stored !== undefined) values.set(storageKeys.shortlist, JSON.stringify(stored))
  const area = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  }
  const events = new EventTarget()
  const shortlist = createShortlist(createSafeStorage({ area: () => area, events }))
  const changeElsewhere = (value: unknown) => {
    values.set(storageKeys.shortlist, JSON.stringify(value))
    events.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.shortlist }))
  }
  return { shortlist, values, changeElsewhere }
}

function blocked(): never {
  throw new DOMException('blocked', 'SecurityError')
}

const links = (shortlist: ReturnType<typeof createShortlist>) => shortlist.state().map(({ link }) => link)

t.test('a professional is saved and removed', async (t) => {
  const { shortlist, values } = setUp()
  t.equal(shortlist.toggle(professional('a')), 'saved')
  t.same(links(shortlist), ['a'])
  t.ok(values.has(storageKeys.shortlist))
  t.equal(shortlist.toggle(professional('a')), 'removed')
  t.same(links(shortlist), [])
  t.notOk(values.has(storageKeys.shortlist), 'an empty list removes its storage key')
})

t.test('a seventh professional is refused', async (t) => {
  const { shortlist } = setUp()
  for (const link of ['a', 'b', 'c', 'd', 'e', 'f']) t.equal(shortlist.toggle(professional(link)), 'saved')
  t.equal(shortlist.toggle(professional('g')), 'full')
  t.equal(shortlist.state().length, 6)
})

t.test('a shared list is added up to the limit', async (t) => {
  const { shortlist } = setUp([professional('a')])
  shortlist.add(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(professional))
  t.same(links(shortlist), ['a', 'b', 'c', 'd', 'e', 'f'])
  const before = shortlist.state()
  shortlist.add([professional('a')])
  t.equal(shortlist.state(), before, 'saved professionals alone cause no change')
})

t.test('only the fields for the tray are stored', async (t) => {
  const { shortlist, values } = setUp()
  shortlist.toggle({ ...professional('a'), info: 'long' } as ReturnType<typeof professional>)
  t.same(JSON.parse(values.get(storageKeys.shortlist) ?? ''), [professional('a')])
})

t.test('invalid entries of a stored list are dropped', async (t) => {
  const stored = [
    professional('a'),
    null,
    7,
    { link: 'b' },
    { ...professional('c'), profilePicture: 5 },
    professional('a'),
  ]
  t.same(links(setUp(stored).shortlist), ['a'])
  t.same(links(setUp({ link: 'a' }).shortlist), [])
  t.equal(
    setUp(Array.from({ length: 9 }, (_, index) => professional(`p${index}`))).shortlist.state().length,
    6,
  )
})

t.test('listeners are notified of changes in this tab and in others', async (t) => {
  const { shortlist, changeElsewhere } = setUp()
  let changes = 0
  const unsubscribe = shortlist.subscribe(() => (changes += 1))
  shortlist.toggle(professional('a'))
  changeElsewhere([professional('b')])
  t.equal(changes, 2)
  t.same(links(shortlist), ['b'])
  unsubscribe()
  changeElsewhere([])
  t.equal(changes, 2)
})

t.test('the list is volatile in a browser without storage', async (t) => {
  const shortlist = createShortlist(createSafeStorage({ area: blocked, events: new EventTarget() }))
  t.equal(shortlist.volatile(), false)
  shortlist.toggle(professional('a'))
  t.equal(shortlist.volatile(), true)
  t.same(links(shortlist), ['a'])
})
