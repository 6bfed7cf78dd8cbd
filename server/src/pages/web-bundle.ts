import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import {
  type DocumentTemplate,
  markBotCheck,
  markDemonstration,
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
  /** Whether pages show sample content, and the professionals on them are samples. */
  readonly samples: boolean
  /** Whether every document says that the site is a demonstration. */
  readonly demo: boolean
}

/** The part of the configuration that documents tell of. */
export interface DocumentConfig {
  /** Whether the site is a demonstration. */
  readonly demo: boolean
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
 * @param config what the documents say of the site, and whom of others they name to the browser; null: not that one
 * @throws when the web part was not built
 */
export async function loadWebBundle(
  webFolder: string,
  origin: string,
  samples = false,
  config: DocumentConfig = { demo: false, tagManagerId: null, recaptcha: null },
): Promise<WebBundle> {
  const built = join(webFolder, 'dist-ssr')
  const { tagManagerId } = config
  const siteKey = config.recaptcha?.siteKey
  const plain = await readJson<DocumentTemplate>(join(built, 'document.json'))
  const marked = (html: string) => {
    const told = config.demo ? markDemonstration(html, plain.demonstration) : html
    const followed = tagManagerId === null ? told : markTagManager(told, tagManagerId)
    return siteKey === undefined ? followed : markBotCheck(followed, siteKey)
  }
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
    samples,
    demo: config.demo,
  }
}
