import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import {
  type DocumentTemplate,
  markBotCheck,
  markSamples,
  markTagManager,
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
  /** The day on which the static pages were built, YYYY-MM-DD. */
  readonly builtOn: string
  /** A document without a page, which the browser fills in by itself; without scripts it shows an error. */
  readonly shell: string
  readonly render: RenderPage
}

/** The part of the configuration that documents tell of others. */
export interface DocumentThirdParties {
  readonly tagManagerId: string | null
  readonly recaptcha: { readonly siteKey: string } | null
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
 * @param config whom of others the documents name to the browser; null: not that one
 * @throws when the web part was not built
 */
export async function loadWebBundle(
  webFolder: string,
  origin: string,
  samples = false,
  config: DocumentThirdParties = { tagManagerId: null, recaptcha: null },
): Promise<WebBundle> {
  const built = join(webFolder, 'dist-ssr')
  const { tagManagerId } = config
  const siteKey = config.recaptcha?.siteKey
  const marked = (html: string) => {
    const followed = tagManagerId === null ? html : markTagManager(html, tagManagerId)
    return siteKey === undefined ? followed : markBotCheck(followed, siteKey)
  }
  const plain = await readJson<DocumentTemplate>(join(built, 'document.json'))
  const template = { ...plain, html: marked(plain.html) }
  const file = join(built, samples ? prerenderedFiles.samples : prerenderedFiles.plain)
  const { pages, notFound } = await readJson<PrerenderedPages>(file)
  const { mtime } = await stat(file)
  const entry = (await import(pathToFileURL(join(built, 'entry-server.mjs')).href)) as {
    createRenderer(template: DocumentTemplate, samples: boolean): RenderPage
  }
  const named = (html: string) => html.replaceAll(originPlaceholder, origin)
  const document = (html: string) => named(marked(html))
  const shell = samples ? markSamples(template.html) : template.html
  return {
    assetsRoot: join(webFolder, 'dist'),
    pages: new Map(Object.entries(pages).map(([path, html]) => [path, document(html)])),
    notFound: document(notFound),
    builtOn: mtime.toISOString().slice(0, 10),
    shell: named(shell.replace('<!--app-->', () => template.failure).replace(marks, '')),
    render: entry.createRenderer(template, samples),
  }
}
