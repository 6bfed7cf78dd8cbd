import t from 'tap'

import { thirdPartyStorage, ownStorage } from '../../src/lib/storage-catalogue.ts'
import { otherStorage, storageKeyPrefixes, storageKeys } from '../../src/lib/storage.ts'

const kept = ownStorage.filter(({ kind }) => kind !== 'cookie')
const sorted = (values: Iterable<string>) => [...values].toSorted()

t.test('the cookie policy names every key that the code declares, and no other', async (t) => {
  const declared = [storageKeys, storageKeyPrefixes, otherStorage].flatMap((keys) => Object.values(keys))
  t.same(sorted(kept.flatMap(({ names }) => names)), sorted(declared))
})

t.test('a name that goes on says so, and no other does', async (t) => {
  const beginnings = kept.filter(({ ending }) => ending !== undefined).flatMap(({ names }) => names)
  t.same(sorted(beginnings), sorted(Object.values(storageKeyPrefixes)))
})

t.test('nothing is named twice, and everything says what for and how long', async (t) => {
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
