import { createContext } from 'react'

/** How the surrounding legal text is shown. */
export interface LegalContextValue {
  /** The level of the parts' headings; those of articles are one level lower. */
  readonly headingLevel: 2 | 3
  /** Whether headings are anchors and references are links. Not in a dialog, whose page is another one. */
  readonly anchored: boolean
  readonly numbers: ReadonlyMap<string, number>
}

export const LegalContext = createContext<LegalContextValue>({
  headingLevel: 2,
  anchored: false,
  numbers: new Map(),
})

/** The number of the surrounding article; undefined outside of an article. */
export const ArticleContext = createContext<number | undefined>(undefined)
