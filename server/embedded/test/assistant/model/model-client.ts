import type { Test } from 'tap'

import { createModelClient } from '../../../src/assistant/model/service/completions.ts'
import { fakeTiming } from './fake-timing.ts'
import { type ModelAnswer, startModelServer } from './model-server.ts'

/** A client of a model that gives these answers; all its calls share one deadline of 20 s. */
export async function clientOf(t: Test, answers: readonly ModelAnswer[]) {
  const { url, requests } = await startModelServer(t, answers)
  const clock = fakeTiming()
  const client = createModelClient({ url, apiKey: 'secret', model: 'small', vision: false }, clock.timing)
  const { signal } = clock.timing.deadline(20_000)
  const ask = () => client.complete([{ role: 'user', content: 'ciao' }], [], { signal, at: 20_000 })
  return { ask, requests, ...clock }
}
