import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

import {
  type DocumentTemplate,
  originPlaceholder,
  prerenderedFiles,
  type PrerenderedPages,
  type StylePart,
} from '@mestieri/shared/contracts/page-renderer.ts'
import { concretePaths, pageRoutes } from '@mestieri/shared/pages.ts'
import { createBuilder, type Manifest } from 'vite'

import { pageSource } from '../src/app/routing/page-modules.ts'
import { scriptStart } from '../src/app/script-start.ts'
import type * as EntryServer from '../src/entry-server.tsx'
import { offersRanking } from '../src/lib/ranking/offers-ranking.ts'
import { checkSocialPictures } from './check-social-pictures.ts'
import { compressFolder } from './compress.ts'
import { divideStyles } from './divide-styles.ts'
import { documentLinks } from './document-links.ts'
import { addIntegrity } from './integrity.ts'
import { bundleLoader, withLoader } from './loader.ts'
import { mergeStyles } from './merge-styles.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const distSsr = join(root, 'dist-ssr')

/** No route matches this path: rendering it gives the not-found page. */
const notFoundUrl = '/pagina-non-trovata'

const unavailable = () => Promise.reject(new Error('a static page read data'))

/** Lowers the priority of scripts. A prerendered page works without them, so the rest of it loads first. */
function scriptsLast(html: string): string {
  return html.replace(/<link rel="modulepreload"/g, (tag) => `${tag} fetchpriority="low"`)
}

async function bundle(): Promise<DocumentTemplate> {
  const builder = await createBuilder({ root, logLevel: 'warn', configFile: join(root, 'vite.config.ts') })
  for (const environment of [builder.environments['client'], builder.environments['ssr']]) {
    if (environment) await builder.build(environment)
  }
  const loader = await bundleLoader(root)
  await writeFile(join(dist, loader.file), loader.code)
  const built = await readFile(join(dist, 'index.html'), 'utf8')
  const html = scriptsLast(withLoader(built, loader.file))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite has just written it
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  // Keep these out of the public folder: only the BFF serves documents.
  await rm(join(dist, 'index.html'))
  await rm(join(dist, '.vite'), { recursive: true })
  const { renderDemonstrationBar, renderFailure } = await entryServer()
  const styles: Record<string, readonly StylePart[]> = {}
  const finish = (part: string, name: string) => {
    const { html: whole, merged } = mergeStyles(part, name, (file) => readFileSync(join(dist, file), 'utf8'))
    if (merged) writeFileSync(join(dist, merged.file), merged.css)
    for (const [, file = ''] of whole.matchAll(/<link rel="stylesheet" crossorigin href="\/([^"]+)"/g)) {
      styles[file] = divideStyles(readFileSync(join(dist, file), 'utf8'))
    }
    return addIntegrity(whole, (file) => readFileSync(join(dist, file)))
  }
  const links = Object.entries(documentLinks(manifest, html)).map(([key, part]) => [
    key,
    finish(part, `styles-of-${basename(dirname(key))}`),
  ])
  return {
    html: finish(html, 'styles'),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are those of the manifest
    links: Object.fromEntries(links) as DocumentTemplate['links'],
    styles,
    failure: renderFailure(),
    demonstration: renderDemonstrationBar(),
  }
}

/** The template without the styles of pages that the BFF does not draw. */
function forServer(template: DocumentTemplate): DocumentTemplate {
  const drawn = pageRoutes.filter((route) => route.kind !== 'static' && scriptStart(route) !== 'now')
  const parts = [template.html, ...drawn.map(({ id }) => template.links[pageSource(id)])].join('')
  const styles = Object.entries(template.styles).filter(([file]) => parts.includes(`/${file}"`))
  return { ...template, styles: Object.fromEntries(styles) }
}

/** Imports the server bundle that this run has just built. */
async function entryServer(): Promise<typeof EntryServer> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this run has just built it
  return (await import(pathToFileURL(join(distSsr, 'entry-server.mjs')).href)) as typeof EntryServer
}

async function prerender(template: DocumentTemplate, edition: keyof typeof prerenderedFiles): Promise<void> {
  const { createRenderer } = await entryServer()
  const samples = edition === 'samples'
  const render = createRenderer(template, samples)
  const reader = { searchAffiliates: unavailable, affiliate: unavailable }
  const urls = pageRoutes
    .filter(({ id, kind }) => kind === 'static' && (id !== 'ranking' || offersRanking(samples)))
    .flatMap(concretePaths)
  const pages: Record<string, string> = {}
  for (const url of [...urls, notFoundUrl]) {
    const page = await render({ url, reader, origin: originPlaceholder })
    const expected = url === notFoundUrl ? 404 : 200
    if (page.html === undefined || page.status !== expected) throw new Error(`${url}: status ${page.status}`)
    pages[url] = page.html.join('')
  }
  const { [notFoundUrl]: notFound = '', ...found } = pages
  const built: PrerenderedPages = { pages: found, notFound }
  await writeFile(join(distSsr, prerenderedFiles[edition]), brotliCompressSync(JSON.stringify(built)))
}

const started = performance.now()
checkSocialPictures(join(root, 'public/og'))
await mkdir(dist, { recursive: true })
const template = await bundle()
await writeFile(join(distSsr, 'document.json'), JSON.stringify(forServer(template)))
await prerender(template, 'plain')
await prerender(template, 'samples')
await compressFolder(dist)
console.log(`web part built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
