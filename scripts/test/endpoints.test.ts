import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { concretePaths, pageRoutes } from '@mestieri/shared/pages.ts'
import type { FastifyInstance } from 'fastify'
import t from 'tap'

import { buildApp } from '../../server/src/app.ts'
import type { WebBundle } from '../../server/src/pages/web-bundle.ts'
import { fakeServices, testConfig } from '../../server/test/support/build.ts'
import { codeSpans, readTable } from './markdown.ts'

const root = join(import.meta.dirname, '../..')
const document = readFileSync(join(root, 'docs/endpoints.md'), 'utf8')

const web: WebBundle = {
  assetsRoot: join(root, 'web/public'),
  // A static page without a document is not registered.
  pages: new Map(pageRoutes.flatMap(concretePaths).map((path) => [path, ''])),
  notFound: '',
  builtOn: '2026-11-20',
  shell: '',
  samples: false,
  demo: false,
  render: async () => ({ status: 200, html: [''] }),
}

/** One app of each kind, because without an app its association file is not served. */
const apps = { androidApps: [{ packageName: 'a.b', fingerprints: [] }], appleAppIds: ['T.a.b'] }

const isFile = (call: string) => existsSync(join(web.assetsRoot, call.slice('GET /'.length)))

const parameters = (url: string) => url.replaceAll(/:(\w+)/g, '{$1}')

/** All calls that the BFF registers, as `GET /api/affiliates/{link}`, without HEAD. */
async function registeredCalls(): Promise<string[]> {
  const calls = new Set<string>()
  // Routes are registered while the app is built, so the hook must be added when Fastify is created.
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) if (name !== 'HEAD') calls.add(`${name} ${parameters(url)}`)
    })
  }
  subscribe('fastify.initialization', listen)
  const app = await buildApp({ config: testConfig(), services: fakeServices(), web, apps })
  unsubscribe('fastify.initialization', listen)
  await app.ready()
  await app.close()
  return [...calls]
}

t.test('IV-09: the endpoint table has every registered call, and no other', async (t) => {
  const paths = pageRoutes.flatMap((route) => (route.values ? concretePaths(route) : [route.path]))
  const pages = new Set(paths.flatMap((path) => [`GET ${parameters(path)}`, `GET ${parameters(path)}/`]))
  const calls = await registeredCalls()
  for (const page of ['GET /', 'GET /incontra_professionisti/{link}']) t.ok(calls.includes(page), page)
  const isRepeat = (call: string) => call.endsWith('/') && calls.includes(call.slice(0, -1))
  const expected = calls.filter((call) => !pages.has(call) && !isFile(call) && !isRepeat(call))
  const documented = readTable(document, 'Endpoints').map(([call = '']) => codeSpans(call)[0] ?? call)
  t.same(documented.toSorted(), expected.toSorted())
})

t.test('the page table has every route, and each route has a page module', async (t) => {
  // A variable path, so that the compiler does not check the pages with this project's settings.
  const module = join(root, 'web/src/app/routing/page-modules.ts')
  const { pageModules } = (await import(module)) as { pageModules: Readonly<Record<string, unknown>> }
  const documented = readTable(document, 'Pages').map(([path = '']) => codeSpans(path)[0] ?? path)
  t.same(documented.toSorted(), pageRoutes.map(({ path }) => path).toSorted())
  t.same(Object.keys(pageModules).toSorted(), pageRoutes.map(({ id }) => id).toSorted())
})
