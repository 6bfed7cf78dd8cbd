import t from 'tap'

import { Fault } from '../../../../src/upstream/transport/fault.ts'
import { retryWait } from '../../../../src/upstream/transport/retry/retry-rule.ts'

const backoff = { attempts: 3, backoffMs: [1_000, 2_000] }

t.test('UF-10: jitter lengthens a wait by up to a tenth and never shortens it', async (t) => {
  const fault = new Fault('server_error')
  for (const random of [0, 0.25, 0.999_999]) {
    const [first, second, third] = [1, 2, 3].map((tries) => retryWait(backoff, fault, tries, () => random))
    t.equal(first, 1_000 * (1 + random / 10))
    t.equal(second, 2_000 * (1 + random / 10))
    t.equal(third, null)
  }
})

t.test('no rule retries after a full queue, an open circuit or a closed client', async (t) => {
  for (const kind of ['queue_full', 'circuit_open', 'closed'] as const) {
    for (const rule of ['none', 'unanswered', backoff] as const) {
      t.equal(
        retryWait(rule, new Fault(kind), 1, () => 0),
        null,
      )
    }
  }
})
