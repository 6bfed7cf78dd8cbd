import t from 'tap'

import { createSafeStorage, type StorageKey, storageKeys } from '../../src/lib/storage/storage.ts'

const key = storageKeys.shortlist

function memoryArea() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  }
}

function blocked(): never {
  throw new DOMException('blocked', 'SecurityError')
}

t.test('a value is stored as JSON under its declared key', async (t) => {
  const area = memoryArea()
  const storage = createSafeStorage({ area: () => area, events: new EventTarget() })
  t.equal(storage.read(key), null)
  t.equal(storage.write(key, ['a']), true)
  t.equal(area.values.get('professionisti_salvati'), '["a"]')
  t.same(storage.read(key), ['a'])
  storage.remove(key)
  t.equal(storage.read(key), null)
})

t.test('a malformed value is read as null', async (t) => {
  const area = memoryArea()
  area.setItem(key, '{')
  t.equal(createSafeStorage({ area: () => area, events: new EventTarget() }).read(key), null)
})

t.test('with blocked storage a value is kept in memory', async (t) => {
  const storage = createSafeStorage({ area: blocked, events: new EventTarget() })
  t.equal(storage.read(key), null)
  t.equal(storage.write(key, ['a']), false)
  t.same(storage.read(key), ['a'])
  storage.remove(key)
  t.equal(storage.read(key), null)
})

t.test('a full storage keeps the newest value in memory', async (t) => {
  const area = memoryArea()
  const storage = createSafeStorage({ area: () => area, events: new EventTarget() })
  storage.write(key, ['old'])
  area.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  t.equal(storage.write(key, ['new']), false)
  t.same(storage.read(key), ['new'])
})

t.test('a change in another tab calls back until the listener is removed', async (t) => {
  const events = new EventTarget()
  const storage = createSafeStorage({ area: memoryArea, events })
  let changes = 0
  const unwatch = storage.watch(key, () => (changes += 1))
  const tell = (changed: string | null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key: changed }))
  tell(key)
  tell('another')
  t.equal(changes, 1)
  tell(null)
  t.equal(changes, 2, 'a cleared storage gives a null key')
  unwatch()
  tell(key)
  t.equal(changes, 2)
})

t.test('a text is stored unchanged, also under a key with a declared prefix', async (t) => {
  const area = memoryArea()
  const storage = createSafeStorage({ area: () => area, events: new EventTarget() })
  storage.writeText('thread_id_for_caldaia', 'abc')
  t.equal(area.values.get('thread_id_for_caldaia'), 'abc')
  t.equal(storage.readText('thread_id_for_caldaia'), 'abc')
  t.equal(storage.read('thread_id_for_caldaia'), null, 'malformed JSON')
  t.equal(storage.readText('thread_id_for_tetto'), null)
})

t.test('a watched key may be a function', async (t) => {
  const events = new EventTarget()
  const storage = createSafeStorage({ area: memoryArea, events })
  let watched: StorageKey = 'chatMessages_of_uno'
  let changes = 0
  storage.watch(
    () => watched,
    () => (changes += 1),
  )
  const tell = (key: string) => events.dispatchEvent(Object.assign(new Event('storage'), { key }))
  tell('chatMessages_of_uno')
  watched = 'chatMessages_of_due'
  tell('chatMessages_of_uno')
  tell('chatMessages_of_due')
  t.equal(changes, 2)
})
