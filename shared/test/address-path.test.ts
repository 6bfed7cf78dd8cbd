import t from 'tap'

import { hasDotSegment, namesFile, pathOf } from '../src/address-path.ts'

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

t.test('a dot segment is a part that is one or two dots, also percent-encoded', async (t) => {
  for (const path of ['/..', '/./', '/a/../b', '/%2e', '/a/%2E.', '/.%2e/']) t.ok(hasDotSegment(path), path)
  for (const path of ['/', '', '/...', '/a.b', '/.well-known', '/%2e%2e%2e', '/a..']) {
    t.notOk(hasDotSegment(path), path)
  }
})
