import { createContext } from 'react'

/** The description of a page in its document head. */
export interface PageDescription {
  /** The title with the brand name. */
  readonly title: string
  readonly description: string
  /** Path and query of the canonical URL. */
  readonly canonicalPath: string
}

/**
 * Receives a page's description while the server renders it, for the tags that only link previews and search
 * engines read. It is null in the browser, which needs no such tags.
 */
export const PageDescriptionListener = createContext<((page: PageDescription) => void) | null>(null)
