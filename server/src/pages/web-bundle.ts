import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import {
  type DocumentTemplate,
  markSamples,
  originPlaceholder,
  prerenderedFiles,
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

const marks = /<!--(?:head|app|data)-->/g

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T
}

/**
 * Loads what `npm run build` made.
 * @param webFolder the folder that holds dist and dist-ssr
 * @param origin the public origin that the documents shall name
 * @param samples whether pages show sample content: only beside the embedded upstream, which is one itself
 * @throws when the web part was not built
 */
export async function loadWebBundle(webFolder: string, origin: string, samples = false): Promise<WebBundle> {
  const built = join(webFolder, 'dist-ssr')
  const template = await readJson<DocumentTemplate>(join(built, 'document.json'))
  const file = samples ? prerenderedFiles.samples : prerenderedFiles.plain
  const { pages, notFound } = await readJson<PrerenderedPages>(join(built, file))
  const entry = (await import(pathToFileURL(join(built, 'entry-server.mjs')).href)) as {
    createRenderer(template: DocumentTemplate, samples: boolean): RenderPage
  }
  const named = (html: string) => html.replaceAll(originPlaceholder, origin)
  return {
    assetsRoot: join(webFolder, 'dist'),
    pages: new Map(Object.entries(pages).map(([path, html]) => [path, named(html)])),
    notFound: named(notFound),
    shell: named((samples ? markSamples(template.html) : template.html).replace(marks, '')),
    render: entry.createRenderer(template, samples),
  }
}
