import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import {
  type DocumentTemplate,
  originPlaceholder,
  type PrerenderedPages,
  type RenderPage,
} from '@mestieri/shared/contracts/page-renderer.ts'

/** The built web part, as the BFF serves it. */
export interface WebBundle {
  /** The folder of the hashed assets and public files. */
  readonly assetsRoot: string
  /** Whole documents of the static pages, by path. */
  readonly pages: ReadonlyMap<string, string>
  readonly notFound: string
  /** A document without content, which the browser fills in by itself. */
  readonly shell: string
  readonly render: RenderPage
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T
}

/**
 * Loads what `npm run build` made.
 * @param webFolder the folder that holds dist and dist-ssr
 * @param origin the public origin that the documents shall name
 * @throws when the web part was not built
 */
export async function loadWebBundle(webFolder: string, origin: string): Promise<WebBundle> {
  const built = join(webFolder, 'dist-ssr')
  const template = await readJson<DocumentTemplate>(join(built, 'document.json'))
  const { pages, notFound } = await readJson<PrerenderedPages>(join(built, 'pages.json'))
  const entry = (await import(pathToFileURL(join(built, 'entry-server.mjs')).href)) as {
    createRenderer(template: DocumentTemplate): RenderPage
  }
  const named = (html: string) => html.replaceAll(originPlaceholder, origin)
  return {
    assetsRoot: join(webFolder, 'dist'),
    pages: new Map(Object.entries(pages).map(([path, html]) => [path, named(html)])),
    notFound: named(notFound),
    shell: named(template.html.replace(/<!--(?:head|app|data)-->/g, '')),
    render: entry.createRenderer(template),
  }
}
