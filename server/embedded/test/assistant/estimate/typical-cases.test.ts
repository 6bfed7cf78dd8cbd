import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { createEngines } from '../../../src/assistant/engines/all.ts'
import { estimateJob } from '../../../src/assistant/estimate/estimate.ts'
import type { JobKey } from '../../../src/assistant/jobs/job-engine.ts'
import type { JobEstimate } from '../../../src/assistant/jobs/job-estimate.ts'
import type { Facts } from '../../../src/assistant/slots/facts.ts'
import { viterbo } from './sample-jobs.ts'
import { typicalCases } from './typical-cases.ts'

const engines = createEngines()

function estimateOf(key: JobKey, facts: Facts): JobEstimate {
  const [slug = '', id = ''] = key.split('/')
  const service = engines.get(slug as ServiceSlug)
  const kind = service?.kinds[id]
  const engine = service?.engines[id]
  const found = kind && engine ? estimateJob(key, kind, engine, facts, viterbo) : null
  if (!found) throw new Error(`no estimate for ${key}`)
  return found
}

/** How far an end may lie outside: the price book rounds its cases and leaves small items out of them. */
const tolerance = 0.1

for (const { name, jobs, net } of typicalCases) {
  t.test(`the price book’s typical case, ${name}, costs what it says`, (t) => {
    const ranges = jobs.map(([key, facts]) => estimateOf(key, facts).net)
    const min = ranges.reduce((sum, range) => sum + range.min, 0)
    const max = ranges.reduce((sum, range) => sum + range.max, 0)
    const said = `${min}–${max} of ${net.join('–')}`
    t.ok(min >= net[0] * (1 - tolerance) && max <= net[1] * (1 + tolerance), said)
    t.ok((min + max) / 2 > net[0] && (min + max) / 2 < net[1], said)
    t.ok(max / min <= 2.5, `${said}: not too wide`)
    t.end()
  })
}
