import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import t from 'tap'

t.test('other requests get their turns while the first answer waits for the training', async (t) => {
  const worker = new Worker(new URL('first-answer-worker.ts', import.meta.url))
  const [{ turns, reply }] = (await once(worker, 'message')) as [{ turns: number; reply: string }]
  t.match(reply, /caldaia/)
  t.ok(turns > 20, `${turns} turns`)
  await worker.terminate()
})
