import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import t from 'tap'

import { filesOf, groups, type GroupName } from '../test-groups/groups.ts'

const root = join(import.meta.dirname, '../..')
const names = Object.keys(groups) as GroupName[]

t.test('every group has one file that runs it, and the folder has no other test', async (t) => {
  const found = globSync('scripts/test-groups/*.test.ts', { cwd: root })
  t.same(found.toSorted(), names.map((name) => `scripts/test-groups/${name}.test.ts`).toSorted())
  for (const name of names) {
    const text = await readFile(join(root, `scripts/test-groups/${name}.test.ts`), 'utf8')
    t.match(text, `await runGroup('${name}')`)
  }
})

t.test('every test file is part of a group', async (t) => {
  const found = globSync('**/*.test.ts', {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|\.tap|test-groups)$/.test(path),
  })
  t.same(found.toSorted(), names.flatMap(filesOf).toSorted())
  t.match(
    await readFile(join(root, '.taprc'), 'utf8'),
    /^include:\n {2}- "scripts\/test-groups\/\*\.test\.ts"\n/m,
  )
})
