import { createContext } from 'react'

/** How the text around is shown. */
export interface LegalContextValue {
  /** The level of the parts' headings; articles are one below. */
  readonly headingLevel: 2 | 3
  /** Whether headings are anchors and references are links: not where the page is another's. */
  readonly anchored: boolean
  readonly numbers: ReadonlyMap<string, number>
}

export const LegalContext = createContext<LegalContextValue>({
  headingLevel: 2,
  anchored: false,
  numbers: new Map(),
})

/** The number of the article around; undefined outside. */
export const ArticleContext = createContext<number | undefined>(undefined)
