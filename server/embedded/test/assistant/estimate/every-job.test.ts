import { readEstimate } from '@mestieri/shared/chat/reply-estimate.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'
import t, { type Test } from 'tap'

import { createEngines } from '../../../src/assistant/engines/all.ts'
import { estimateJob } from '../../../src/assistant/estimate/estimate.ts'
import type { FoundPlace } from '../../../src/assistant/italian/places/cities.ts'
import type { JobEngine, JobKey } from '../../../src/assistant/jobs/job-engine.ts'
import { checkRows } from '../../../src/assistant/price-book/check-rows.ts'
import { estimateCard, estimateParagraphs } from '../../../src/assistant/wording/estimate-reply.ts'
import { monza, viterbo } from './sample-jobs.ts'

/** Checks the estimate of a job of which nobody said anything. */
// oxlint-disable-next-line max-params -- five types that the compiler tells apart
function checkTypicalCase(t: Test, key: JobKey, kind: JobKind, engine: JobEngine, place: FoundPlace | null) {
  const estimate = estimateJob(key, kind, engine, {}, place)
  t.equal(estimate === null, kind.rows === null)
  if (!estimate) return
  const { min, max } = estimate.gross
  t.ok(max <= 2.5 * min, `${min}–${max}`)
  t.ok(
    estimate.drivers.every(({ slotId }) => slotId === 'comune'),
    'nobody said anything',
  )
  const card = estimateCard(estimate, {}, place)
  t.same(readEstimate(card), card)
  t.notMatch(estimateParagraphs([card]).join('\n'), /undefined|null|NaN|…|\.\./)
}

for (const { slug, kinds, engines } of createEngines().values()) {
  for (const [id, kind] of Object.entries(kinds)) {
    t.test(`${slug}/${id} has a typical case, or says that it has no price`, (t) => {
      const engine = engines[id]
      t.equal(engine?.lines === null, kind.rows === null, 'a price has rows')
      for (const row of Object.values(checkRows(kind.rows ?? {}))) t.equal(row.vat, 'esclusa', row.label)
      t.ok(kind.vatRate >= 0.04 && kind.vatRate <= 0.22 && kind.labourShare >= 0 && kind.labourShare <= 1)
      for (const place of [null, viterbo, monza]) {
        if (engine) checkTypicalCase(t, `${slug}/${id}`, kind, engine, place)
      }
      t.end()
    })
  }
}
