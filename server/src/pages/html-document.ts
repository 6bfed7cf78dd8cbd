import { createHash } from 'node:crypto'

import { createRepresentation, type Representation } from '../replies/representation.ts'

/** A document of the site. */
export interface HtmlDocument {
  readonly document: Representation
  /** Adds the hash of the document's own styles to the `style-src` of security header lines. */
  readonly admitStyles: (headerLines: string) => string
}

/**
 * The source expression of the style element in a document's head (CSP Level 3, section 2.3.1); null without one.
 */
function styleSource(html: string): string | null {
  const start = html.indexOf('<style>') + '<style>'.length
  const end = html.indexOf('</style>', start)
  if (start < '<style>'.length || end === -1 || end > html.indexOf('</head>')) return null
  const styles = html.slice(start, end)
  return `'sha256-${createHash('sha256').update(styles).digest('base64')}'`
}

/** @param use `kept` for a document that is sent as long as the process runs, else `once` */
export function createHtmlDocument(html: string, use: 'kept' | 'once'): HtmlDocument {
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
