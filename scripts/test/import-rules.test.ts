import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import t from 'tap'

import { findCycle, type Import, readImportGraph } from '../import-graph.ts'

const root = join(import.meta.dirname, '../..')
const { files, imports } = readImportGraph(root, [
  'shared/src',
  'server/src',
  'server/embedded/src',
  'web/src',
])

interface Rule {
  /** The importing files that the rule applies to. */
  readonly from: RegExp
  /** Project files that they may import, besides their own folder. */
  readonly may: readonly RegExp[]
  /** Project files of which they may import only types. */
  readonly mayAsType?: readonly RegExp[]
}

const shared = /^shared\/src\//
const errors = /^server\/src\/errors\.ts$/
const config = /^server\/src\/config\//
const replies = /^server\/src\/replies\/replies\.ts$/
const limiter = /^server\/src\/work\/limiter\.ts$/
const workLoad = /^server\/src\/work\/work-load\.ts$/
const every = /^server\/src\/work\/every\.ts$/
const representation = /^server\/src\/replies\/representation\.ts$/
const upstream = /^server\/src\/upstream\//
const embedded = /^server\/embedded\/src\//
const services = /^server\/src\/(?:services\/|services\.ts$)/

/** Who may import whom, by folder. The first rule that matches a file applies. */
const rules: readonly Rule[] = [
  { from: shared, may: [shared] },
  { from: /^web\/src\/lib\//, may: [shared] },
  { from: /^web\/src\/components\//, may: [/^web\/src\/lib\//, shared] },
  { from: /^web\/src\/features\//, may: [/^web\/src\/(?:components|lib)\//, shared] },
  {
    from: /^web\/src\/pages\//,
    may: [/^web\/src\/(?:app|features|components|lib|samples|styles)\//, /^web\/art\//, shared],
  },
  // Only these two tables name pages: the module of each page, and its structured data.
  {
    from: /^web\/src\/app\/(?:routing\/page-modules|document-head\/structured-data)\.ts$/,
    may: [/^web\/src\/(?:pages|features|components|lib)\//, shared],
  },
  { from: /^web\/src\/app\//, may: [/^web\/src\/(?:features|components|lib|loader|styles)\//, shared] },
  // The browser runs it before any module is there.
  { from: /^web\/src\/loader\//, may: [] },
  { from: /^web\/src\/samples\//, may: [/^web\/src\/(?:components|lib)\//, shared] },
  { from: /^web\/src\/[^/]+$/, may: [/^web\/src\/(?!pages\/)/, shared] },
  {
    from: /^server\/src\/routes\//,
    may: [shared, errors, representation, /^server\/src\/pages\//],
    mayAsType: [services, replies],
  },
  {
    from: /^server\/src\/pages\//,
    may: [shared, errors, limiter, representation],
    mayAsType: [services, upstream, replies],
  },
  {
    from: /^server\/src\/services\//,
    may: [shared, errors, replies],
    mayAsType: [upstream, limiter, workLoad, /^server\/src\/(?:stores|pictures|maps)\//],
  },
  { from: /^server\/src\/upstream\//, may: [shared, errors], mayAsType: [config] },
  { from: /^server\/src\/check-upstream\//, may: [upstream, config, shared] },
  { from: /^server\/src\/game-day\//, may: [errors, config, shared] },
  { from: embedded, may: [shared] },
  { from: /^server\/src\/stores\//, may: [shared, errors, replies, every] },
  { from: /^server\/src\/(?:pictures|maps)\//, may: [shared, errors, replies, limiter] },
  {
    from: /^server\/src\/services\.ts$/,
    may: [
      /^server\/src\/(?:services|stores|upstream|pictures|maps)\//,
      config,
      replies,
      limiter,
      workLoad,
      shared,
    ],
  },
  { from: /^server\/src\/lifecycle\//, may: [config, shared] },
  // The process that replaces this one uses the same compiled code.
  { from: /^server\/src\/memory\//, may: [/^server\/src\/lifecycle\/compile-cache\.ts$/] },
  { from: /^server\/src\/log\//, may: [errors, shared], mayAsType: [config] },
  { from: /^server\/src\/main\.ts$/, may: [/^server\/src\/(?:process\.ts$|lifecycle\/|memory\/)/] },
  { from: /^server\/src\/plugins\//, may: [config, errors, shared, every], mayAsType: [services] },
  { from: /^server\/src\/(?:app|process)\.ts$/, may: [/^server\/src\//, shared] },
  { from: /^server\/src\//, may: [shared] },
]

function feature(file: string): string | undefined {
  return /^web\/src\/features\/([^/]+)\//.exec(file)?.[1]
}

/**
 * The folder whose files import each other freely: of features and pages, each has one. A file in the root of the
 * server is a room of its own.
 */
function folderOf(file: string): string {
  const parts = file.split('/')
  if (parts[0] === 'server' && parts.length === 3) return file
  const divided = parts[0] === 'web' && (parts[2] === 'features' || parts[2] === 'pages')
  const depth = parts[1] === 'src' && parts.length > 3 ? 3 : 2
  return parts.slice(0, divided ? 4 : depth).join('/')
}

function breaks({ from, to, typeOnly, dynamic }: Import): boolean {
  if (!/^(?:shared|server|web)\//.test(to)) return false
  if (folderOf(from) === folderOf(to)) return false
  // Only process.ts starts the embedded upstream, and imports nothing else of it.
  if (from === 'server/src/process.ts' && dynamic && to === 'server/embedded/src/start.ts') return false
  const rule = rules.find((candidate) => candidate.from.test(from))
  if (!rule) return true
  const allowed = typeOnly ? [...rule.may, ...(rule.mayAsType ?? [])] : rule.may
  return !allowed.some((pattern) => pattern.test(to))
}

t.test('every file imports only what the rules allow', async (t) => {
  t.ok(files.length > 30, 'the walk found the sources')
  t.same(
    imports.filter(breaks).map(({ from, to }) => `${from} imports ${to}`),
    [],
  )
})

/** Whether an import in `web/src` would break the rules. */
function planted(from: string, to: string): boolean {
  return breaks({ from: `web/src/${from}`, to: `web/src/${to}`, typeOnly: false, dynamic: false })
}

t.test(
  'a planted import between two pages, or of a page by app or a feature, breaks the rules',
  async (t) => {
    t.ok(planted('pages/privacy/page.tsx', 'pages/home/page.tsx'))
    t.ok(planted('pages/privacy/text/words.tsx', 'pages/terms/text/words.tsx'))
    t.notOk(planted('pages/privacy/page.tsx', 'pages/privacy/text/words.tsx'))
    t.ok(planted('app/routing/routes.tsx', 'pages/home/page.tsx'))
    t.notOk(planted('app/routing/page-modules.ts', 'pages/home/page.tsx'))
    t.ok(planted('features/chat/api.ts', 'features/token/api.ts'))
    t.ok(planted('features/chat/api.ts', 'pages/chat/ChatPage.tsx'))
  },
)

/** Whether an import in `server/src` would break the rules. */
function plantedInServer(from: string, to: string): boolean {
  return breaks({ from: `server/src/${from}`, to: `server/src/${to}`, typeOnly: false, dynamic: false })
}

t.test('a planted import of the wiring by a room of the server breaks the rules', async (t) => {
  t.ok(plantedInServer('log/redaction.ts', 'services.ts'))
  t.ok(plantedInServer('errors.ts', 'app.ts'))
  t.ok(plantedInServer('plugins/drain.ts', 'services.ts'))
  t.notOk(plantedInServer('log/redaction.ts', 'errors.ts'))
})

t.test('no web feature imports another feature', async (t) => {
  const crossing = imports.filter(
    ({ from, to }) => feature(from) && feature(to) && feature(from) !== feature(to),
  )
  t.same(crossing, [])
})

t.test('the shared package imports only typebox: no Node module, DOM library or Fastify', async (t) => {
  const packages = imports.filter(({ from, to }) => shared.test(from) && !shared.test(to)).map(({ to }) => to)
  t.same([...new Set(packages)], ['typebox'])
})

t.test('there is no import cycle', async (t) => {
  t.equal(findCycle(imports), undefined)
  const loop = [
    { from: 'a', to: 'b', typeOnly: false, dynamic: false },
    { from: 'b', to: 'a', typeOnly: false, dynamic: false },
  ]
  t.same(findCycle(loop), ['a', 'b', 'a'], 'a planted cycle is found')
})

t.test('no source file has more than 300 lines', async (t) => {
  const long = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return !text.startsWith('// Generated') && text.split('\n').length > 301
  })
  t.same(long, [])
})
