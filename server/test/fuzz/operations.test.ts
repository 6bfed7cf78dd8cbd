import t from 'tap'

import { startBff } from '../support/bff.ts'
import { createFaultySend, createSend } from './bff-target.ts'
import { fuzzOperations } from './fuzz.ts'

const seed = 20_261_122
const runs = 40

t.test('IV-08: every response fits the OpenAPI document, and none is a 5xx', async (t) => {
  const bff = await startBff(t)
  const figures = await fuzzOperations({ send: createSend(bff), seed, runs })
  t.ok(Object.keys(figures).length > 20, 'the document has all operations')
  // These accept nothing in this run: no picture host is configured, and no payment of the sandbox is open.
  const refusing = /^(?:pictures\.read|chat\.picture|sandbox\.\w+)$/
  const barren = Object.entries(figures).filter(
    ([, counts]) => !Object.keys(counts).some((key) => key < '300'),
  )
  t.same(
    barren.map(([id]) => id).filter((id) => !refusing.test(id)),
    [],
    'valid requests reach every other operation',
  )
})

t.test(
  'IV-08: while upstream fails, every response still fits the document, and none is a 500',
  async (t) => {
    const bff = await startBff(t)
    const figures = await fuzzOperations({
      send: createFaultySend(bff),
      seed,
      runs,
      allowsFailure: () => true,
    })
    const statuses = new Set(Object.values(figures).flatMap((counts) => Object.keys(counts)))
    for (const status of ['502', '503']) t.ok(statuses.has(status), status)
  },
)
