import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { matchPageRoute, takesPayments } from '@mestieri/shared/pages.ts'
import t from 'tap'

import { addIntegrity } from '../scripts/integrity.ts'
import { builtEditions, builtTemplate } from './support/built-pages.ts'

const web = join(import.meta.dirname, '..')

const hashOf = (file: string) => {
  const bytes = readFileSync(join(web, 'dist', file))
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}

const read = (file: string) => Buffer.from(`content of ${file}`)

t.test('BR-07: scripts, stylesheets and their preloads get the hash of their file', async (t) => {
  const hash = createHash('sha256').update('content of assets/a-1.js').digest('base64')
  t.equal(
    addIntegrity('<script type="module" crossorigin src="/assets/a-1.js"></script>', read),
    `<script type="module" crossorigin src="/assets/a-1.js" integrity="sha256-${hash}"></script>`,
  )
  const two = '<link rel="stylesheet" href="/assets/b.css"><link rel="modulepreload" href="/assets/a-1.js">'
  t.equal(addIntegrity(two, read).match(/integrity="sha256-[\w+/=]{44}"/g)?.length, 2)
  const others = [
    '<link rel="preload" href="/assets/font.woff2" as="font">',
    '<script type="application/ld+json">{"src":"/assets/a-1.js"}</script>',
    '<link rel="icon" href="/icon.svg">',
    '<img src="/assets/a.avif">',
  ]
  for (const other of others) t.equal(addIntegrity(other, read), other)
})

/** The elements of a document that load or hold a script or stylesheet. */
function loaders(html: string): string[] {
  const elements = html.match(/<(?:script|link|style)\b[^>]*>/g) ?? []
  return elements.filter(
    (element) => !/rel="(?:icon|apple-touch-icon|manifest|canonical|preload|alternate)"/.test(element),
  )
}

const prerendered = builtEditions.flatMap(({ pages, notFound }) =>
  Object.entries({ ...pages, 404: notFound }),
)
const documents = [
  ...prerendered,
  ['the shell', builtTemplate.html] as const,
  ...Object.entries(builtTemplate.links),
]

t.test(
  'BR-07, BR-08: every document loads only assets of the build, with the hash of their file',
  async (t) => {
    t.ok(documents.length > 40)
    t.ok(documents.some(([path]) => takesPayments(matchPageRoute(path)?.policy ?? 'base')))
    const wrong: string[] = []
    for (const [name, html] of documents) {
      // The policy of a document holds the hash of the first style element in its head.
      const own = /^(?:(?!<\/head>).)*?<style>/s.test(html) ? 1 : 0
      if ((html.match(/<style\b/g)?.length ?? 0) > own) wrong.push(`${name}: a style element`)
      for (const element of loaders(html)) {
        if (element === '<style>') continue
        if (/^<script type="application\/(?:ld\+)?json"/.test(element)) continue
        const file = /(?:src|href)="\/(assets\/[^"]+)"/.exec(element)?.[1]
        const integrity = /integrity="([^"]+)"/.exec(element)?.[1]
        if (file === undefined || integrity !== hashOf(file)) wrong.push(`${name}: ${element}`)
      }
    }
    t.same(wrong, [])
  },
)

t.test('every file that a document names is in the build', async (t) => {
  const missing = new Set<string>()
  for (const [name, html] of documents) {
    for (const [, file = ''] of html.matchAll(/\/(assets\/[\w./-]+\.\w+)/g)) {
      if (!existsSync(join(web, 'dist', file))) missing.add(`${name}: ${file}`)
    }
  }
  t.same([...missing], [])
})
