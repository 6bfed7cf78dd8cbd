import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { matchPageRoute, type PageId, pageRoute, pageRoutes } from '@mestieri/shared/pages.ts'
import t from 'tap'

import { createStyleInliner } from '../src/app/document-head/document-styles.ts'
import { pageSource } from '../src/app/routing/page-modules.ts'
import { deferScripts, scriptStart } from '../src/app/script-start.ts'
import { builtEditions, builtTemplate } from './support/built-pages.ts'

const web = join(import.meta.dirname, '..')

/** The scripts that a browser fetches when it reads a document: those that run, and the preloaded ones. */
function scriptsOf(html: string): string[] {
  const elements = html.match(/<(?:script|link) [^>]*>/g) ?? []
  const fetched = elements.filter((element) => /^<script |rel="(?:module)?preload"/.test(element))
  return fetched.flatMap((element) => /"\/(assets\/[^"]+\.js)"/.exec(element)?.[1] ?? [])
}

/** The stylesheets that delay the first frame of a document. */
function stylesOf(html: string): string[] {
  const elements = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  return elements.filter((element) => !element.includes(' disabled '))
}

function compressedSize(files: readonly string[]): number {
  return files.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(web, 'dist', file))).length,
    0,
  )
}

const inlineStyles = createStyleInliner(builtTemplate)

/** The head of a page that the server draws for each request. */
function drawnHead(id: PageId): string {
  const route = pageRoute(id)
  const links = deferScripts(builtTemplate.html + (builtTemplate.links[pageSource(id)] ?? ''), route)
  return scriptStart(route) === 'now' ? links : inlineStyles(links, []).join('')
}

const prerendered = builtEditions.flatMap(({ pages, notFound }) =>
  Object.entries({ ...pages, 404: notFound }),
)
const drawn = (['directory', 'profile', 'chat'] as const).map((id) => [id, drawnHead(id)] as const)

t.test(
  'only the recruitment page starts its scripts by itself, shortly before its offer of a call',
  async (t) => {
    const starts = Object.groupBy(pageRoutes, scriptStart)
    t.same(
      starts.later?.map(({ id }) => id),
      ['work-with-us'],
    )
    const recruitment = prerendered.find(([path]) => matchPageRoute(path)?.id === 'work-with-us')?.[1]
    t.match(recruitment, /data-start-after="50000"/)
    const waiting = starts.interaction?.map(({ kind }) => kind)
    t.same(new Set(waiting), new Set(['static', 'data', 'app']))
    t.same(
      starts.interaction?.filter(({ kind }) => kind === 'app').map(({ id }) => id),
      ['chat'],
      'the other pages that the browser fills in start at once',
    )
  },
)

t.test('the document of a page with content names at most 5 kB of scripts', async (t) => {
  t.ok(prerendered.length > 30)
  t.ok(prerendered.some(([path]) => matchPageRoute(path)?.id === 'trial'))
  for (const [name, html] of [...prerendered, ...drawn]) {
    const scripts = scriptsOf(html)
    const size = compressedSize(scripts)
    if (scripts.length !== 1 || size > 5000) t.fail(`${name} fetches ${scripts.join(', ')}: ${size} bytes`)
  }
})

t.test('a page without content of its own preloads its scripts', async (t) => {
  const scripts = scriptsOf(drawnHead('payment-return'))
  t.ok(scripts.some((file) => file.includes('framework')))
  t.ok(scripts.some((file) => file.includes('page-')))
})

t.test(
  'no stylesheet delays the first frame of a page with content, at most two that of another',
  async (t) => {
    for (const [name, html] of prerendered) {
      if (stylesOf(html).length > 0 || !html.includes('<style>'))
        t.fail(`${name}: ${stylesOf(html).join('')}`)
    }
    for (const id of ['directory', 'profile', 'chat'] as const) t.same(stylesOf(drawnHead(id)), [], id)
    const styles = stylesOf(drawnHead('payment-return'))
    t.ok(styles.length > 0 && styles.length <= 2, styles.join(''))
  },
)

t.test('the head of a page with content, with its styles, fits into the first packets', async (t) => {
  // The first ten packets of a connection hold 14 KB (RFC 6928).
  for (const [name, html] of prerendered) {
    const head = brotliCompressSync(html.slice(0, html.indexOf('</head>'))).length
    if (head > 13_000) t.fail(`${name}: ${head} bytes`)
  }
})
