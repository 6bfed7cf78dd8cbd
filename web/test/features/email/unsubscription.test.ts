import t from 'tap'

import { createUnsubscription } from '../../../src/features/email/unsubscription.ts'
import { localError } from '../../../src/lib/api/api-client.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

function made() {
  const calls: PromiseWithResolvers<void>[] = []
  const unsubscription = createUnsubscription(() => {
    const call = Promise.withResolvers<void>()
    calls.push(call)
    return call.promise
  })
  return { unsubscription, calls }
}

t.test('nothing is sent before the confirmation, and repeated confirmations send one request', async (t) => {
  const { unsubscription, calls } = made()
  const stages: string[] = []
  const end = unsubscription.subscribe(() => stages.push(unsubscription.state().stage))
  await settle()
  t.equal(calls.length, 0)
  unsubscription.confirm()
  unsubscription.confirm()
  calls[0]?.resolve()
  await settle()
  unsubscription.confirm()
  t.equal(calls.length, 1)
  t.same(stages, ['sending', 'done'])
  end()
})

t.test('a failure has its problem and allows another attempt', async (t) => {
  const { unsubscription, calls } = made()
  unsubscription.confirm()
  calls[0]?.reject(localError('offline'))
  await settle()
  t.match(unsubscription.state(), { stage: 'failed', problem: { code: 'offline' } })
  unsubscription.confirm()
  calls[1]?.reject(new Error('odd'))
  await settle()
  t.match(unsubscription.state(), { stage: 'failed', problem: { code: 'unreadable' } })
  unsubscription.confirm()
  calls[2]?.resolve()
  await settle()
  t.same(unsubscription.state(), { stage: 'done' })
})
