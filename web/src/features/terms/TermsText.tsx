import { LegalBody } from '../../components/legal-document/LegalBody.tsx'
import { termsParts } from './terms-parts.ts'

interface TermsTextProps {
  /** The level of the parts' headings, one below the title of the page or dialog. */
  readonly headingLevel?: 2 | 3 | undefined
  /** Whether the headings are anchors; only on the page of the terms. */
  readonly anchored?: boolean | undefined
}

/** The text of the terms and conditions without a title (specification, sections 1, 3 to 6 and 9). */
export function TermsText({ headingLevel = 3, anchored = false }: TermsTextProps) {
  return <LegalBody parts={termsParts} headingLevel={headingLevel} anchored={anchored} />
}
