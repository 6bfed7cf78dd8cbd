import t from 'tap'

import { estimateJob } from '../../../src/assistant/estimate/estimate.ts'
import { isPriced } from '../../../src/assistant/interview/catalogue.ts'
import type { AnyJobKey } from '../../../src/assistant/jobs/job-engine.ts'
import type { Facts } from '../../../src/assistant/slots/facts.ts'
import { factsAfter, wholeCatalogue } from './whole-catalogue.ts'

function priceOf(key: AnyJobKey, facts: Facts): number {
  const job = wholeCatalogue.job(key)
  if (!job || !isPriced(job)) throw new RangeError(`no price for '${key}'`)
  return estimateJob(job.key, job.kind, job.engine, facts, null)?.gross.max ?? 0
}

t.test('a customer who has the material already pays its share of labour', (t) => {
  const facts = factsAfter('ristrutturazione', '6 porte interne, le ho già comprate')
  t.match(facts, { fornitura: { kind: 'choice', option: 'cliente' } })
  const bought = priceOf('ristrutturazione/porte', facts)
  const whole = priceOf('ristrutturazione/porte', {
    ...facts,
    fornitura: { kind: 'choice', option: 'compresa' },
  })
  t.ok(bought < whole * 0.35, `${bought} of ${whole}`)
  t.end()
})

t.test('what only sounds like bought material changes nothing', (t) => {
  for (const message of ['termostato wifi nuovo, fili già presenti', 'e se il parquet lo compro io?'])
    t.notOk('fornitura' in factsAfter('caldaia', message), message)
  const car = 'ho preso la macchina elettrica, mi serve una wallbox in garage'
  t.notOk('fornitura' in factsAfter('impianti', car))
  t.end()
})
