import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { DocumentTemplate, RenderPage } from '@mestieri/shared/contracts/page-renderer.ts'
import t from 'tap'

const fail = () =>
  Promise.reject(
    Object.assign(new Error(), { problem: { code: 'upstream_unavailable', status: 503, requestId: 'x' } }),
  )
const built = join(import.meta.dirname, '../dist-ssr')

t.test('the server bundle has React’s production build, independent of NODE_ENV', async (t) => {
  const names = (await readdir(built, { recursive: true })).filter((name) => /\.m?js$/.test(name))
  t.ok(names.includes('entry-server.mjs'))
  for (const name of names) {
    const text = await readFile(join(built, name), 'utf8')
    t.notMatch(text, /process\.env\.NODE_ENV/, `${name} does not read NODE_ENV`)
    t.notMatch(text, /react[-\w.]*\.development\.js/, `${name} has no development build`)
  }
})

t.test('a page that takes the header and footer of an earlier one is the same, byte by byte', async (t) => {
  const template = await readFile(join(built, 'document.json'), 'utf8')
  const { createRenderer } = (await import(pathToFileURL(join(built, 'entry-server.mjs')).href)) as {
    readonly createRenderer: (template: DocumentTemplate, samples: boolean) => RenderPage
  }
  const newRenderer = () => createRenderer(JSON.parse(template) as DocumentTemplate, false)
  const reader = { searchAffiliates: fail, affiliate: fail }
  const renderer = newRenderer()
  for (const url of [
    '/',
    '/incontra_professionisti',
    '/chat',
    '/nessuna-pagina',
    '/',
    '/incontra_professionisti',
  ]) {
    const request = { url, reader, origin: 'https://esempio.it' }
    const { html } = await renderer(request)
    t.same(html, (await newRenderer()(request)).html, url)
    t.match(html?.join(''), '<header class=')
  }
})
