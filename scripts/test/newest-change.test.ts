import { rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

import t, { type Test } from 'tap'

import { changedAt, isFresh, newestChange } from '../newest-change.ts'

/** Creates a built file and its sources, all with the same time of change. */
function createFolder(t: Test) {
  const folder = t.testdir({
    built: { 'page.js': '' },
    src: { 'a.ts': '', deep: { 'b.ts': '' } },
    'lock.json': '',
  })
  for (const path of ['built/page.js', 'src/a.ts', 'src/deep/b.ts', 'src/deep', 'src', 'lock.json']) {
    utimesSync(join(folder, path), 1000, 1000)
  }
  const sources = [join(folder, 'src'), join(folder, 'lock.json'), join(folder, 'missing')]
  return { folder, built: join(folder, 'built/page.js'), sources }
}

t.test('a build with the same time as its sources is fresh', async (t) => {
  const { built, sources } = createFolder(t)
  t.ok(isFresh([built], sources))
  t.equal(newestChange(sources), 1_000_000)
  t.equal(newestChange([]), 0)
})

t.test('a newer source makes a build stale, at any depth', async (t) => {
  for (const path of ['src/a.ts', 'src/deep/b.ts', 'lock.json']) {
    const { folder, built, sources } = createFolder(t)
    utimesSync(join(folder, path), 1001, 1001)
    t.notOk(isFresh([built], sources), path)
  }
})

t.test('a deleted source makes a build stale', async (t) => {
  const { folder, built, sources } = createFolder(t)
  rmSync(join(folder, 'src/deep/b.ts'))
  t.notOk(isFresh([built], sources))
})

t.test('a missing build is not fresh', async (t) => {
  const { folder, built, sources } = createFolder(t)
  t.notOk(isFresh([built, join(folder, 'built/other.js')], sources))
  t.equal(changedAt(join(folder, 'built/other.js')), null)
})
