import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import {
  type DocumentTemplate,
  prerenderedFiles,
  type PrerenderedPages,
} from '@mestieri/shared/contracts/page-renderer.ts'
import { matchPageRoute, type PageId, pageRoute, pageRoutes } from '@mestieri/shared/pages.ts'
import t from 'tap'

import { pageModules } from '../src/app/page-modules.ts'
import { deferScripts, scriptStart } from '../src/app/script-start.ts'

const web = join(import.meta.dirname, '..')
const readBuilt = (file: string): unknown => JSON.parse(readFileSync(join(web, 'dist-ssr', file), 'utf8'))
const template = readBuilt('document.json') as DocumentTemplate
const editions = Object.values(prerenderedFiles).map((file) => readBuilt(file) as PrerenderedPages)

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

/** The head of a page that the server draws for each request. */
function drawnHead(id: PageId): string {
  const route = pageRoute(id)
  return deferScripts(template.html + (template.links[pageModules[id].source] ?? ''), route)
}

const prerendered = editions.flatMap(({ pages, notFound }) => Object.entries({ ...pages, 404: notFound }))
const drawn = (['directory', 'profile', 'chat'] as const).map((id) => [id, drawnHead(id)] as const)

t.test('only the recruitment page starts its scripts by itself, after it is loaded', async (t) => {
  const starts = Object.groupBy(pageRoutes, scriptStart)
  t.same(
    starts.idle?.map(({ id }) => id),
    ['work-with-us'],
  )
  const waiting = starts.interaction?.map(({ kind }) => kind)
  t.same(new Set(waiting), new Set(['static', 'data', 'app']))
  t.same(
    starts.interaction?.filter(({ kind }) => kind === 'app').map(({ id }) => id),
    ['chat'],
    'the other pages that the browser fills in start at once',
  )
})

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

t.test('at most two stylesheets delay the first frame of a page', async (t) => {
  for (const [name, html] of [...prerendered, ...drawn]) {
    const styles = stylesOf(html)
    if (styles.length === 0 || styles.length > 2) t.fail(`${name}: ${styles.join('')}`)
  }
})
