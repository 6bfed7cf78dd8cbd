import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import type { RenderPage } from '@mestieri/shared/contracts/page-renderer.ts'
import { concretePaths, pageRoutes } from '@mestieri/shared/pages.ts'
import type { Test } from 'tap'

import type { WebBundle } from '../../src/pages/web-bundle.ts'

/** Long enough that compressing it pays. */
const filler = 'parola '.repeat(400)

/** A small built site: every static page by its path, two assets and a public file. */
export async function webBundle(t: Test, render?: RenderPage): Promise<WebBundle> {
  const assetsRoot = t.testdir()
  const script = `console.log(${JSON.stringify(filler)})`
  await mkdir(join(assetsRoot, 'assets'))
  await writeFile(join(assetsRoot, 'assets/app-1a2b.js'), script)
  await writeFile(join(assetsRoot, 'assets/app-1a2b.js.gz'), gzipSync(script))
  await writeFile(join(assetsRoot, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await mkdir(join(assetsRoot, 'og'))
  await writeFile(join(assetsRoot, 'og/home.jpg'), 'picture')
  await writeFile(join(assetsRoot, '.env'), 'SECRET=1')
  const paths = pageRoutes.filter((route) => route.kind === 'static').flatMap(concretePaths)
  return {
    assetsRoot,
    pages: new Map(
      paths.map((path) => [
        path,
        `<html><link rel="canonical" href="http://localhost:3000${path}"/><h1>${path}</h1>${filler}</html>`,
      ]),
    ),
    notFound: '<html>Oops...</html>',
    builtOn: '2026-12-24',
    shell: '<html><div id="root"></div></html>',
    samples: false,
    demo: false,
    render: render ?? (async ({ url }) => ({ status: 200, html: [`<html>drawn ${url} ${filler}</html>`] })),
  }
}
