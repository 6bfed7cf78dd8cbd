import { pageRoute } from '@mestieri/shared/pages.ts'

import { LegalDocument } from '../../components/legal-document/LegalDocument.tsx'
import { dateInWords } from '../../lib/format/dates.ts'
import { additionDate, baseDate } from './privacy-dates.ts'
import { privacyParts } from './privacy-parts.tsx'

const route = pageRoute('privacy')

const summary = [
  'Per leggere, cercare e confrontare non ti chiediamo dati.',
  'Senza il tuo consenso, niente statistica, pubblicità o profilazione di terzi.',
  'In chat risponde un’intelligenza artificiale: scrivi del lavoro, non di te.',
  'Dalle foto togliamo luogo, data e gli altri dati nascosti.',
  'I dati della carta li riceve soltanto il fornitore del servizio di pagamento.',
  'A chi chiede dei propri dati rispondiamo entro un mese.',
]

/** Privacy policy and cookie policy (specification, section 2, 'Static legal pages'; features.md, I8 and I9). */
export function PrivacyPage() {
  return (
    <LegalDocument
      title={route.title}
      lead="Quali dati personali trattiamo, perché, per quanto tempo e con chi. In fondo, i cookie e i dati che restano nel browser."
      dates={
        <>
          Ultima modifica: <time dateTime={additionDate}>{dateInWords(additionDate)}</time>.
          <br />
          Testo di base: <time dateTime={baseDate}>{dateInWords(baseDate)}</time>.
        </>
      }
      path={route.path}
      summary={summary}
      parts={privacyParts}
    />
  )
}
