import { LegalBody } from '../legal-document/LegalBody.tsx'
import { termsParts } from './terms-parts.ts'

interface TermsTextProps {
  /** The level of the parts' headings: below a dialog's title, or a page's. */
  readonly headingLevel?: 2 | 3 | undefined
  /** Whether the headings are anchors: on the page of the terms alone. */
  readonly anchored?: boolean | undefined
}

/** The terms and conditions (specification, sections 1, 3 to 6 and 9), without a title of their own. */
export function TermsText({ headingLevel = 3, anchored = false }: TermsTextProps) {
  return <LegalBody parts={termsParts} headingLevel={headingLevel} anchored={anchored} />
}
