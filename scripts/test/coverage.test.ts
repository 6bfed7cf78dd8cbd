import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import t from 'tap'

import { divideScript } from '../coverage/bundles.ts'
import { findCode, findRun, formatLines } from '../coverage/lines.ts'
import { byRoom, readCoverage, roomOf } from '../coverage/rooms.ts'

const source = `import { a } from './a.ts'
interface Shape {
  readonly size: number
}

// A comment.
export function half(shape: Shape): number {
  if (shape.size === 0) {
    return 0
  }
  return shape.size / a
}
`

/** What V8 reports of a process that called `half` with a size other than 0. */
const report = (url: string) => ({
  url,
  functions: [
    { ranges: [{ startOffset: 0, endOffset: source.length, count: 1 }] },
    {
      ranges: [
        { startOffset: source.indexOf('function'), endOffset: source.length - 1, count: 1 },
        { startOffset: source.indexOf('{\n    return'), endOffset: source.indexOf('}\n  return'), count: 0 },
      ],
    },
  ],
})

t.test('lines of types, comments and closing brackets have no code', async (t) => {
  t.same([...findCode(source).keys()], [1, 7, 8, 9, 11])
})

t.test('a line ran if the innermost part that it begins in ran', async (t) => {
  t.same(findRun(findCode(source), source.length, report('file:///half.ts')), [1, 7, 8, 11])
})

t.test(
  'a line that one of several processes ran is not missed, and a file that none loaded is',
  async (t) => {
    const root = t.testdir({
      server: { src: { work: { 'half.ts': source, 'unused.ts': source } } },
      reports: {},
    })
    const files = ['server/src/work/half.ts', 'server/src/work/unused.ts']
    const url = pathToFileURL(join(root, 'server/src/work/half.ts')).href
    writeFileSync(join(root, 'reports/1.json'), JSON.stringify({ result: [report(url)] }))
    writeFileSync(join(root, 'reports/2.json'), JSON.stringify({ result: [{ url, functions: [] }] }))
    writeFileSync(join(root, 'reports/killed.json'), '{"result":[{"url')
    const found = readCoverage(root, files, join(root, 'reports'))
    t.match(found, [{ missed: [9] }, { missed: [1, 7, 8, 9, 11] }])
    t.match(byRoom(found), [{ room: 'server/src/work', lines: 10, percent: 40 }])
  },
)

t.test('the map of a script says from which lines of the sources it was made', async (t) => {
  const map = { mappings: 'AAAA,EACA;CCDA', sources: ['one.ts', 'library.ts'] }
  const parts = divideScript('a;b;\n(c)', map, (source) =>
    source === 'one.ts' ? 'web/src/one.ts' : 'node_modules/library.ts',
  )
  t.same(parts, [
    { offset: 0, file: 'web/src/one.ts', line: 1 },
    { offset: 2, file: 'web/src/one.ts', line: 2 },
  ])
})

t.test('of a file in a script of the site, only the lines in the script count', async (t) => {
  const root = t.testdir({ web: { src: { 'half.ts': source } }, reports: {} })
  const file = 'web/src/half.ts'
  const bundles = {
    lines: new Map([[file, new Set([7, 8, 9])]]),
    findRun: ({ url }: { readonly url: string }) =>
      url.endsWith('/assets/main.js') ? [{ offset: 0, file, line: 8 }] : null,
  }
  const browser = { url: 'http://localhost/assets/main.js', functions: [] }
  writeFileSync(join(root, 'reports/1.json'), JSON.stringify({ result: [browser] }))
  t.match(readCoverage(root, [file], join(root, 'reports'), bundles), [{ lines: 3, missed: [7, 9] }])
})

t.test('a room is a folder of the source, and its root is one too', async (t) => {
  t.equal(roomOf('server/src/upstream/wire/read.ts'), 'server/src/upstream')
  t.equal(roomOf('server/src/app.ts'), 'server/src')
  t.equal(roomOf('server/embedded/src/payments/stripe/refresh.ts'), 'server/embedded/src/payments')
  t.equal(roomOf('web/src/features/chat/api.ts'), 'web/src/features/chat')
})

t.test('lines are written as ranges', async (t) => {
  t.equal(formatLines([3, 7, 8, 9, 11]), '3, 7-9, 11')
  t.equal(formatLines([]), '')
})
