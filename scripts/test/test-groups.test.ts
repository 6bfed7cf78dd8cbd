import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import t from 'tap'

import { filesOf, groups, type GroupName } from '../test-groups/groups.ts'
import { shareCompiled } from '../test-groups/shared-compilers.ts'

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

t.test('a schema is compiled once for all servers with the same options', async (t) => {
  let compilations = 0
  const build = shareCompiled((external, options) => ({ schema }) => {
    compilations += 1
    return JSON.stringify([external, options, schema])
  })
  const text = { type: 'string' }
  t.equal(build({}, { strict: true })({ schema: text }), build({}, { strict: true })({ schema: { ...text } }))
  t.equal(compilations, 1)
  t.match(build({}, { strict: false })({ schema: text }), '"strict":false')
  t.match(build({ other: {} }, { strict: true })({ schema: text }), '"other"')
  t.match(build({}, { strict: true })({ schema: { type: 'number' } }), '"number"')
  t.equal(compilations, 4)
})
