import { changedOn } from '@mestieri/shared/document-dates.ts'

import type { LegalPart } from '../legal-document/legal-text.ts'
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

/** The terms and conditions, in the order in which they are read. */
export const termsParts: readonly LegalPart[] = [
  everybodyPart,
  customersPart,
  professionalsPart,
  conductPart,
  finalPart,
]

/** The day since which they are in force, and their number. */
export const termsVersion = { number: '1.0', date: changedOn.terms } as const
