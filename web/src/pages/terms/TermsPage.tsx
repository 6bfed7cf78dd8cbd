import { pageRoute } from '@mestieri/shared/pages.ts'
import { professionalPromises } from '@mestieri/shared/professional-promises.ts'

import { LegalDocument } from '../../components/legal-document/LegalDocument.tsx'
import { termsParts, termsVersion } from '../../features/terms/terms-parts.ts'
import { TermsText } from '../../features/terms/TermsText.tsx'
import { dateInWords } from '../../lib/format/dates.ts'

const route = pageRoute('terms')

const summary = [
  'Chi cerca un professionista usa la Piattaforma gratis. Il contratto è tra lui e il professionista, e anche il pagamento.',
  'La stima dell’assistente è un’indicazione, non un preventivo.',
  `Per i professionisti. ${professionalPromises.activation} ${professionalPromises.credit}`,
  professionalPromises.commission,
  professionalPromises.refund,
  'Se sospendiamo un account o rimuoviamo un contenuto, diciamo perché.',
]

/** The page of the terms and conditions (specification, section 2, 'Static legal pages'). */
export function TermsPage() {
  return (
    <LegalDocument
      title={route.title}
      lead="Le regole tra noi, chi cerca qualcuno per un lavoro in casa e chi quel lavoro lo fa."
      dates={
        <>
          Versione {termsVersion.number}, ultima modifica:{' '}
          <time dateTime={termsVersion.date}>{dateInWords(termsVersion.date)}</time>
        </>
      }
      path={route.path}
      summary={summary}
      parts={termsParts}
    >
      <TermsText headingLevel={2} anchored />
    </LegalDocument>
  )
}
