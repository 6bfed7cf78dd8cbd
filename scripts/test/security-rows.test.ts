import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import t from 'tap'

import { readSecurityRows, readTitleIds } from '../security-rows.ts'
import { listFiles } from './list-files.ts'
import { readTable } from './markdown.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const document = read('docs/security.md')
const rows = readSecurityRows(document)
// This file holds titles of no test on purpose.
const testFiles = listFiles(root).filter(
  (file) => /\.(?:test|hard)\.tsx?$/.test(file) && file !== 'scripts/test/security-rows.test.ts',
)
const titles = testFiles.map((file) => ({ file, found: readTitleIds(read(file)) }))
const tested = new Set(titles.flatMap(({ found: { ids } }) => ids))

t.test(
  'each row of docs/security.md has a test whose title begins with its id, or says why not',
  async (t) => {
    t.equal(new Set(rows.map(({ id }) => id)).size, 116, 'the rows are all found, each once')
    const untested = rows.filter(({ id }) => !tested.has(id)).map(({ id }) => id)
    const excused = rows.filter(({ points }) => points['No test'] !== undefined).map(({ id }) => id)
    t.same(untested, excused)
    for (const { id, points } of rows)
      t.ok(points['Why'] && points['Proof'], `${id} has its reason and its proof`)
  },
)

t.test('each id at the start of a test’s title is a row of docs/security.md', async (t) => {
  const known = new Set(rows.map(({ id }) => id))
  t.same(
    titles.flatMap(({ file, found: { ids, malformed } }) =>
      [...ids.filter((id) => !known.has(id)), ...malformed].map((id) => `${file}: ${id}`),
    ),
    [],
  )
})

/** A row is implemented in part or not at all where 'Today' begins so. */
const isBuilt = (today = 'Built') => !/^(?:Partly|Not built)\b/.test(today)

t.test('the table of rows in docs/security.md has the counts of its rows and of the tests', async (t) => {
  const count = (of: typeof rows) =>
    [
      of.length,
      of.filter(({ points }) => isBuilt(points['Today'])).length,
      of.filter(({ id }) => tested.has(id)).length,
    ].join(' ')
  const groups = [...new Set(rows.map(({ id }) => id.slice(0, 2)))]
  const counts = groups.map((group) => `${group} ${count(rows.filter(({ id }) => id.startsWith(group)))}`)
  const table = readTable(document, 'How many rows are built and tested')
  t.same(
    table.map(([group = '', , ...cells]) => `${group} ${cells.join(' ')}`),
    [...counts, `all ${count(rows)}`],
  )
})

t.test('rows and titles are read in their forms', async (t) => {
  const text =
    '## 1\n\n#### UF-01\n\nIt holds.\n\n- Why: a\n- Proof: b\n  c\n- Today: Built.\n\n### 1.2\n\n- Why: x\n'
  t.same(readSecurityRows(text), [{ id: 'UF-01', points: { Why: 'a', Proof: 'b c', Today: 'Built.' } }])
  const source = [
    "t.test('UF-01: a', run)",
    "t.test(\n  'UF-02, UF-03: b',\n  run)",
    "await visitor(t, 'UF-04: c', run)",
    't.test(`UF-05: ${name}`, run)',
    "everywhere('UF-06: d', run)",
    "t.equal(a, b, 'UF-07: an assertion is no title')",
    "t.pass('UF-07: nor is this')",
    "t.test('UF-8: e', run)",
    "t.test('UF-09 f', run)",
  ].join('\n')
  t.same(readTitleIds(source), {
    ids: ['UF-01', 'UF-02', 'UF-03', 'UF-04', 'UF-05', 'UF-06'],
    malformed: ['UF-8: e', 'UF-09 f'],
  })
})
