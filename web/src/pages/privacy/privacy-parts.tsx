import type { LegalPart } from '../../components/legal-document/legal-text.ts'
import { Dated } from './Dated.tsx'
import { additionDate, baseDate } from './privacy-dates.ts'
import { chatSections } from './text/chat.tsx'
import { collectionSections } from './text/collection.tsx'
import { cookieSections } from './text/cookies.tsx'
import { rightsSections } from './text/rights.tsx'
import { servicesSection } from './text/services.tsx'
import { toolSections } from './text/tools.tsx'
import { wordsSections } from './text/words.tsx'

/** The parts of the privacy policy, in order. */
export const privacyParts: readonly LegalPart[] = [
  {
    id: 'informativa',
    title: 'Informativa sul trattamento dei dati personali',
    body: <Dated date={baseDate} amended={additionDate} />,
    sections: [...collectionSections, servicesSection, ...rightsSections, ...wordsSections],
  },
  {
    id: 'integrazione',
    title: 'Integrazione: chat, foto, chiamate e pagamenti',
    body: <Dated date={additionDate} />,
    sections: [...chatSections, ...toolSections],
  },
  {
    id: 'cookie',
    title: 'Cookie policy',
    body: <Dated date={additionDate} />,
    sections: cookieSections,
  },
]
