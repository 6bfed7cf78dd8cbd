import { pageRoute } from '@mestieri/shared/pages.ts'

import { LegalDocument } from '../../components/legal-document/LegalDocument.tsx'
import { dateInWords } from '../../lib/format/dates.ts'
import { accessibilityParts, statementDate } from './accessibility-parts.tsx'

const route = pageRoute('accessibility')

const summary = [
  'Puntiamo al livello AA delle WCAG 2.2.',
  'Lo controlliamo a ogni modifica, con strumenti automatici e con la sola tastiera.',
  'Mancano ancora prove con persone con disabilità.',
]

/** The accessibility statement (features.md, J4). */
export function AccessibilityPage() {
  return (
    <LegalDocument
      title={route.title}
      lead="Quanto è accessibile questo sito, come lo controlliamo, che cosa ancora non va e a chi dirlo."
      dates={
        <>
          Ultima modifica: <time dateTime={statementDate}>{dateInWords(statementDate)}</time>
        </>
      }
      path={route.path}
      summary={summary}
      parts={accessibilityParts}
    />
  )
}
