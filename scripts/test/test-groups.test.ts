import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { keysOf } from '@mestieri/shared/records.ts'
import t from 'tap'

import { filesOf, groups, isOfBrowser } from '../test-groups/groups.ts'
import { longTests, mainJourneys } from '../test-groups/runs.ts'
import { shareCompiled } from '../test-groups/shared-compilers.ts'

const root = join(import.meta.dirname, '../..')
const names = keysOf(groups)

/** The files that run the groups: of `npm test`, and in `rest` of `npm run test:all`. */
const findRunners = () => globSync('scripts/test-groups/**/*.test.ts', { cwd: root }).toSorted()

const folders = { short: 'scripts/test-groups', rest: 'scripts/test-groups/rest' } as const

t.test(
  'each run of a group that has tests has one file that runs it, and the folders have no other',
  async (t) => {
    const runners = keysOf(folders).flatMap((run) =>
      names
        .filter((name) => !(run === 'short' && isOfBrowser(name)) && filesOf(name, run).length > 0)
        .map((name) => ({
          path: `${folders[run]}/${name}.test.ts`,
          call: `await runGroup('${name}', '${run}')`,
        })),
    )
    t.same(
      findRunners(),
      ['scripts/test-groups/main-journeys.test.ts', ...runners.map(({ path }) => path)].toSorted(),
    )
    for (const { path, call } of runners) t.match(await readFile(join(root, path), 'utf8'), call)
  },
)

t.test('every test file is part of one run of one group', async (t) => {
  const found = globSync('**/*.test.ts', {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|\.tap|test-groups)$/.test(path),
  })
  const run = names.flatMap((name) => keysOf(folders).flatMap((run) => filesOf(name, run)))
  t.same(found.toSorted(), run.toSorted())
})

t.test('the short run has every main journey, and no long test', async (t) => {
  const short = names.flatMap((name) => filesOf(name, 'short'))
  t.same(short.filter((file) => file.startsWith('web/e2e/')).toSorted(), mainJourneys.toSorted())
  const rest = new Set(names.flatMap((name) => filesOf(name, 'rest')))
  t.same(
    longTests.filter((file) => !rest.has(file)),
    [],
    'each long test exists',
  )
})

t.test('`npm test` runs the short run, `npm run test:all` both', async (t) => {
  t.match(
    await readFile(join(root, '.taprc'), 'utf8'),
    /^include:\n {2}- "scripts\/test-groups\/\*\.test\.ts"\n/m,
  )
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  t.match(scripts['test'], / && tap run$/)
  t.match(
    scripts['test:all'],
    / && tap run scripts\/test-groups\/\*\.test\.ts scripts\/test-groups\/rest\/\*\.test\.ts$/,
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
