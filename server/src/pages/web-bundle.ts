import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

import type { PublicConfig } from '@mestieri/shared/contracts/config.ts'
import {
  type DocumentTemplate,
  markBotCheck,
  markCards,
  markDemonstration,
  markSamples,
  markTagManager,
  originPlaceholder,
  prerenderedFiles,
  type PrerenderedPages,
  type RenderPage,
} from '@mestieri/shared/contracts/page-renderer.ts'

/** The web build, as the BFF serves it. */
export interface WebBundle {
  /** The folder of the hashed assets and public files. */
  readonly assetsRoot: string
  /** The prerendered HTML of the static pages, by path. */
  readonly pages: ReadonlyMap<string, string>
  readonly notFound: string
  /** The day on which the static pages were built, YYYY-MM-DD. */
  readonly builtOn: string
  /** A document without page content, for the browser to render; without scripts it shows an error. */
  readonly shell: string
  readonly render: RenderPage
  /** Whether pages show sample content and sample professionals. */
  readonly samples: boolean
  /** Whether the site is a demonstration, which every page then says. */
  readonly demo: boolean
}

/** The configuration that is written into the HTML documents. */
export interface DocumentConfig {
  /** Whether the site is a demonstration. */
  readonly demo: boolean
  readonly cardProvider: PublicConfig['cardProvider']
  readonly tagManagerId: string | null
  readonly recaptcha: { readonly siteKey: string } | null
}

const marks = /<!--(?:head|app|data)-->/g

const decompress = promisify(brotliDecompress)

/** Reads a JSON file of the build; one whose name ends with '.br' is compressed with brotli. */
async function readJson<T>(file: string): Promise<T> {
  const bytes = await readFile(file)
  const text = file.endsWith('.br') ? await decompress(bytes) : bytes
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of the build of this version
  return JSON.parse(text.toString()) as T
}

/**
 * Loads the result of `npm run build`.
 * @param webFolder the folder with `dist` and `dist-ssr`
 * @param origin the public origin for the documents
 * @param samples whether pages show sample content; only with the embedded upstream, whose data are samples
 * @param config the configuration for the documents; null leaves a third party out
 * @throws {Error} if the web part was not built
 */
export async function loadWebBundle(
  webFolder: string,
  origin: string,
  samples = false,
  config: DocumentConfig = { demo: false, cardProvider: 'stripe', tagManagerId: null, recaptcha: null },
): Promise<WebBundle> {
  const built = join(webFolder, 'dist-ssr')
  const { tagManagerId } = config
  const siteKey = config.recaptcha?.siteKey
  const plain = await readJson<DocumentTemplate>(join(built, 'document.json'))
  const marked = (html: string) => {
    const withDemo = config.demo ? markDemonstration(html, plain.demonstration) : html
    const withCards = markCards(withDemo, config.cardProvider)
    const withTags = tagManagerId === null ? withCards : markTagManager(withCards, tagManagerId)
    return siteKey === undefined ? withTags : markBotCheck(withTags, siteKey)
  }
  const template = { ...plain, html: marked(plain.html) }
  const file = join(built, samples ? prerenderedFiles.samples : prerenderedFiles.plain)
  const { pages, notFound } = await readJson<PrerenderedPages>(file)
  const { mtime } = await stat(file)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a module of the build of this version
  const entry = (await import(pathToFileURL(join(built, 'entry-server.mjs')).href)) as {
    createRenderer(template: DocumentTemplate, samples: boolean): RenderPage
  }
  const withOrigin = (html: string) => html.replaceAll(originPlaceholder, origin)
  const document = (html: string) => withOrigin(marked(html))
  const shell = samples ? markSamples(template.html) : template.html
  return {
    assetsRoot: join(webFolder, 'dist'),
    pages: new Map(Object.entries(pages).map(([path, html]) => [path, document(html)])),
    notFound: document(notFound),
    builtOn: mtime.toISOString().slice(0, 10),
    shell: withOrigin(shell.replace('<!--app-->', () => template.failure).replace(marks, '')),
    render: entry.createRenderer(template, samples),
    samples,
    demo: config.demo,
  }
}
