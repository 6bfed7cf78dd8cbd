import { createContext } from 'react'

/** What a page says of itself in its head. */
export interface PageDescription {
  /** With the brand. */
  readonly title: string
  readonly description: string
  /** Path and query of the address that stands for the page. */
  readonly canonicalPath: string
}

/**
 * Hears what a page says of itself while the server draws it, for the part of the head that only those read who
 * fetch documents: link previews and search engines. In the browser there is none, nor the code that would need it.
 */
export const PageDescriptionListener = createContext<((page: PageDescription) => void) | null>(null)
