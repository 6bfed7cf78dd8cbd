import { join } from 'node:path'

import { threadIdPattern } from '@mestieri/shared/contracts/chat-limits.ts'
import t from 'tap'

import { consentCategories } from '../../web/src/lib/consent/consent-record.ts'
import { cookiesOf } from '../../web/src/lib/consent/tracking-cookies.ts'
import { readImportGraph } from '../import-graph.ts'
import { findExpressions, isSuperlinear, readExpressions } from '../regular-expressions.ts'

const root = join(import.meta.dirname, '../..')
const { files } = readImportGraph(root, ['shared/src', 'server/src', 'server/embedded/src', 'web/src'])
const { written, composed } = readExpressions(root, files)

t.test('no regular expression takes more time than in proportion to its text', async (t) => {
  t.ok(written.length > 200, 'the walk found the expressions')
  const slow = written.filter((expression) => isSuperlinear(expression))
  t.same(
    slow.map(({ place, source }) => `${place} ${source}`),
    [],
  )
})

/** What a file puts together at run time; `timed` by the tests of linear time, where nobody else can get at it. */
const known: Readonly<Record<string, readonly string[] | 'timed'>> = {
  'server/embedded/src/assistant/answers/classify/question-forms.ts': 'timed',
  'server/embedded/src/assistant/answers/faq/claims.ts': 'timed',
  'server/embedded/src/assistant/italian/utterance.ts': 'timed',
  'server/src/pictures/upload/picture-form.ts': [threadIdPattern],
  'server/src/plugins/bot-check.ts': 'timed',
  'server/src/upstream/chat.ts': [threadIdPattern],
  'shared/src/citations.ts': 'timed',
  // The patterns of schemas are among those written in the sources.
  'shared/src/contracts/check.ts': [],
  'web/src/features/chat/conversation/archive.ts': [threadIdPattern],
  'web/src/lib/storage/stored-schema.ts': [],
  'web/src/lib/consent/tracking-cookies.ts': consentCategories.flatMap((category) =>
    cookiesOf(category).map(({ source }) => source),
  ),
}

t.test('those that are put together at run time are known, and no slower', async (t) => {
  t.same(composed.toSorted(), Object.keys(known).toSorted())
  const sources = Object.values(known).flatMap((found) => (found === 'timed' ? [] : found))
  t.same(
    sources.filter((source) => isSuperlinear({ source, flags: '' })),
    [],
  )
})

t.test('expressions are found wherever they are written', async (t) => {
  const text = [
    'const a = /a+b/giu',
    'const b = new RegExp("c+", "s")',
    'const c = { pattern: String.raw`^\\d+$`, other: "d" }',
    'const d = new RegExp(`${a}x`)',
    'const e = <b title="/no/">{/e/.test(f) ? 1 / 2 / 3 : 0}</b>',
  ].join('\n')
  const found = findExpressions('x.tsx', text)
  t.same(found.written, [
    { place: 'x.tsx:1', source: 'a+b', flags: 'giu' },
    { place: 'x.tsx:2', source: 'c+', flags: 's' },
    { place: 'x.tsx:3', source: String.raw`^\d+$`, flags: 'u' },
    { place: 'x.tsx:5', source: 'e', flags: '' },
  ])
  t.same(found.composed, ['x.tsx'])
})

t.test('what goes back and forth is told from what does not', async (t) => {
  for (const source of [
    String.raw`\/+$`,
    String.raw`\S+@\S+`,
    String.raw`^([^?]*?\/)\/+(\?.*)?$`,
    String.raw`\.[^/]*$`,
    '(a+)+$',
    String.raw`^(.+?)\s*\((\w\w)\)$`,
  ]) {
    t.ok(isSuperlinear({ source, flags: '' }), source)
  }
  for (const source of [
    String.raw`^\/+`,
    String.raw`\/$`,
    String.raw`[^\s@]+`,
    String.raw`\.[^.]*$`,
    '^a+$',
    String.raw`\s{1,6}$`,
  ]) {
    t.notOk(isSuperlinear({ source, flags: '' }), source)
  }
})
