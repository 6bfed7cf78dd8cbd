import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import type { Fact } from '../../../src/assistant/slots/facts.ts'
import { factsAfter } from '../engines/whole-catalogue.ts'
import { toldDetails } from './told-details.ts'

function show(fact: Fact | undefined): string {
  if (fact?.kind === 'choice') return fact.option
  if (fact?.kind !== 'number') return '-'
  return fact.low === fact.high ? String(fact.low) : `${fact.low}-${fact.high}`
}

for (const [slug, rows] of Object.entries(toldDetails) as [ServiceSlug, (typeof toldDetails)[ServiceSlug]][])
  t.test(`${slug}: a detail of the first message is read, and not asked again`, async (t) => {
    for (const [message, question, answer] of rows)
      t.equal(show(factsAfter(slug, message)[question]), answer, message)
  })
