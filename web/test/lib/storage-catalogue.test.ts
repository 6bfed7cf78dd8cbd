import t from 'tap'

import { thirdPartyStorage, ownStorage } from '../../src/lib/storage/storage-catalogue.ts'
import { otherStorage, storageKeyPrefixes, storageKeys } from '../../src/lib/storage/storage.ts'

const kept = ownStorage.filter(({ kind }) => kind !== 'cookie')
const sorted = (values: Iterable<string>) => [...values].toSorted()

t.test('the cookie policy lists exactly the keys that the code declares', async (t) => {
  const declared = [storageKeys, storageKeyPrefixes, otherStorage].flatMap((keys) => Object.values(keys))
  t.same(sorted(kept.flatMap(({ names }) => names)), sorted(declared))
})

t.test('exactly the key prefixes have an ending', async (t) => {
  const beginnings = kept.filter(({ ending }) => ending !== undefined).flatMap(({ names }) => names)
  t.same(sorted(beginnings), sorted(Object.values(storageKeyPrefixes)))
})

t.test('no name is listed twice, and every item has a purpose and a duration', async (t) => {
  const items = [...ownStorage, ...thirdPartyStorage]
  const names = items.flatMap((item) => item.names)
  t.equal(new Set(names).size, names.length)
  for (const {
    names: [name],
    purpose,
    duration,
  } of items) {
    t.match(purpose, /^[A-ZÀ-Ý].+\.$/, name)
    t.match(duration, /\w/, name)
  }
})
