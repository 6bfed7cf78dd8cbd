import t from 'tap'

import { namesFile, pathOf } from '../src/address-path.ts'

t.test('the path of an address ends at the first question mark', async (t) => {
  for (const [address, path] of [
    ['/', '/'],
    ['/a/b', '/a/b'],
    ['/a?b=c?d', '/a'],
    ['?', ''],
    ['', ''],
  ] as const) {
    t.equal(pathOf(address), path, address)
  }
})

t.test('a path whose last part has a dot names a file', async (t) => {
  for (const path of ['/nulla.php', '/.env', '/a/b.c', '/a.', '/a.b.c', 'a.b']) t.ok(namesFile(path), path)
  for (const path of ['/', '', '/a', '/a.b/', '/a.b/c', '/./']) t.notOk(namesFile(path), path)
})
