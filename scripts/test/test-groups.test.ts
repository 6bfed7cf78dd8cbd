import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import t from 'tap'

import { filesOf, groupOf, groups, type GroupName } from '../test-groups/groups.ts'

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

t.test('every test file is part of a group or is a browser test', async (t) => {
  const found = globSync('**/*.test.ts', {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|\.tap)$/.test(path),
  })
  const grouped = names.flatMap(filesOf)
  const alone = found.filter((file) => groupOf(file) === undefined)
  t.same(found.filter((file) => groupOf(file)).toSorted(), grouped.toSorted())
  t.same(
    alone.filter((file) => !/^(?:web\/e2e|scripts\/test-groups)\//.test(file)),
    [],
  )
  t.match(await readFile(join(root, '.taprc'), 'utf8'), '- "web/e2e/**/*.test.ts"')
})
