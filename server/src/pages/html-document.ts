import { hash } from 'node:crypto'

import { LRUCache } from 'lru-cache'

import { createRepresentation, type Representation } from '../replies/representation.ts'

/** A document of the site. */
export interface HtmlDocument {
  readonly document: Representation
  /** Adds the hash of the document's own styles to the `style-src` of security header lines. */
  readonly admitStyles: (headerLines: string) => string
}

/** The source expressions of style elements: the pages of one kind share the string, and hashing it takes 0.1 ms. */
const sources = new LRUCache<string, string>({ max: 64 })

function sourceOf(styles: string): string {
  return `'sha256-${hash('sha256', styles, 'base64')}'`
}

/**
 * The source expression of the style element in the head (CSP Level 3, section 2.3.1) of a document, whose pieces divide
 * no element; null without one.
 */
function styleSource(html: readonly string[]): string | null {
  const head = html.slice(0, html.findIndex((piece) => piece.includes('</head>')) + 1)
  const piece = head.find((part) => part.includes('<style>')) ?? ''
  const start = piece.indexOf('<style>') + '<style>'.length
  const end = piece.indexOf('</style>', start)
  const headEnd = piece.indexOf('</head>')
  if (start < '<style>'.length || end === -1 || (headEnd !== -1 && end > headEnd)) return null
  if (!piece.startsWith('<style>')) return sourceOf(piece.slice(start, end))
  const source = sources.get(piece) ?? sourceOf(piece.slice(start, end))
  sources.set(piece, source)
  return source
}

/**
 * @param html the document in pieces, in their order
 * @param use `kept` for a document that is sent as long as the process runs, else `once`
 */
export function createHtmlDocument(html: readonly string[], use: 'kept' | 'once'): HtmlDocument {
  const source = styleSource(html)
  /** The lines with the hash, by those without it: a page has one policy, the not-found page has all of them. */
  const admitted = new Map<string, string>()

  return {
    document: createRepresentation(html, use),
    admitStyles(headerLines) {
      if (source === null) return headerLines
      const lines =
        admitted.get(headerLines) ?? headerLines.replace("style-src 'self'", `style-src 'self' ${source}`)
      admitted.set(headerLines, lines)
      return lines
    },
  }
}
