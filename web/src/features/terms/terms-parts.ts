import { changedOn } from '@mestieri/shared/document-dates.ts'

import type { LegalPart } from '../../components/legal-document/legal-text.ts'
import { conductPart } from './text/conduct.tsx'
import { customersPart } from './text/customers.tsx'
import { everybodyPart } from './text/everybody.tsx'
import { finalPart } from './text/final.tsx'
import { moneySections } from './text/money.tsx'
import { professionalSections } from './text/professionals.tsx'

const professionalsPart: LegalPart = {
  id: 'professionisti',
  title: 'Se sei un professionista',
  body: 'In questa parte «tu» è il Prestatore d’Opera.',
  sections: [...professionalSections, ...moneySections],
}

/** The parts of the terms and conditions, in order. */
export const termsParts: readonly LegalPart[] = [
  everybodyPart,
  customersPart,
  professionalsPart,
  conductPart,
  finalPart,
]

/** The version number of the terms and the date since which it is in force. */
export const termsVersion = { number: '1.0', date: changedOn.terms } as const
