import type { PublicConfig } from './config.ts'
import type { PageReader } from './page-reader.ts'

/** A rule of a stylesheet, or a block of rules such as `@media`. */
export type StylePart =
  | {
      readonly css: string
      /** For each selector the classes without which it matches nothing; absent where the part always counts. */
      readonly needs?: readonly (readonly string[])[]
    }
  | { readonly block: string; readonly parts: readonly StylePart[] }

/** The built document around a page, and what to preload for each page module. */
export interface DocumentTemplate {
  /** With the marks `<!--head-->`, `<!--app-->` and `<!--data-->`. */
  readonly html: string
  /** Link elements by module source. */
  readonly links: Readonly<Record<string, string>>
  /** The stylesheets of a part of the document, by the file that a link element names. */
  readonly styles: Readonly<Record<string, readonly StylePart[]>>
  /** What the document shows without scripts where no page could be drawn. */
  readonly failure: string
  /** The bar above every page of a site that is a demonstration. */
  readonly demonstration: string
}

export interface RenderRequest {
  /** Path and query. */
  readonly url: string
  readonly reader: PageReader
  /** The public origin; the browser finds the same one in the document. */
  readonly origin: string
}

export interface RenderedPage {
  readonly status: number
  /**
   * The document in pieces, in their order; absent where `location` says where to go instead. The pieces are not joined:
   * V8 allocates a string of more than 128 KiB in pages of its own, which costs a millisecond.
   */
  readonly html?: readonly string[]
  readonly location?: string
}

export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>

/**
 * What the build leaves for the BFF: the static pages, by path, and the not-found page; once as they are, and once
 * with sample content.
 */
export interface PrerenderedPages {
  readonly pages: Readonly<Record<string, string>>
  readonly notFound: string
}

/** The file of each edition of the static pages, in dist-ssr: JSON, compressed with brotli to a twentieth of its size. */
export const prerenderedFiles = { plain: 'pages.json.br', samples: 'pages-with-samples.json.br' } as const

/** Marks a document as one with sample content, so that the browser draws it as the server did. */
export function markSamples(html: string): string {
  return html.replace(/<html [^>]*/, (tag) => `${tag} data-samples`)
}

/**
 * Puts the bar of a demonstration above a document's page, outside of what the browser draws, so that it stands on
 * every page and costs no script; the mark tells the pages that ask for money.
 */
export function markDemonstration(html: string, bar: string): string {
  return html
    .replace(/<html [^>]*/, (tag) => `${tag} data-demo`)
    .replace(/<body[^>]*>/, (tag) => `${tag}${bar}`)
}

/**
 * Tells the browser who takes cards, so that a payment page shows the right tabs at once; no mark means Stripe.
 */
export function markCards(html: string, provider: PublicConfig['cardProvider']): string {
  return provider === 'stripe'
    ? html
    : html.replace(/<html [^>]*/, (tag) => `${tag} data-cards="${provider}"`)
}

/**
 * Tells the browser of the tag manager, which it may load once the visitor consents: in the document, so that a site
 * without one pays for nothing and a site with one for no request.
 * @param id a container of letters, digits and hyphens, as the configuration takes it
 */
export function markTagManager(html: string, id: string): string {
  return html.replace(/<html [^>]*/, (tag) => `${tag} data-tag-manager="${id}"`)
}

/**
 * Tells the browser that the site's forms are guarded, and the bot check's public key: in the document, as with the tag
 * manager, so that the notice needs no request and the forms none before their own.
 * @param siteKey any printable text
 */
export function markBotCheck(html: string, siteKey: string): string {
  const key = siteKey.replaceAll(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`)
  return html.replace(/<html [^>]*/, (tag) => `${tag} data-bot-check="${key}"`)
}

/** The origin that stands in built documents until the BFF puts the real one there. */
export const originPlaceholder = 'http://mestieri.invalid'
