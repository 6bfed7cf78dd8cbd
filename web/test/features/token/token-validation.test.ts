import type { ErrorCode, UnknownCode } from '@mestieri/shared/contracts/error.ts'
import t from 'tap'

import { createTokenValidation } from '../../../src/features/token/token-validation.ts'
import { ApiError, localError } from '../../../src/lib/api/api-client.ts'

/** A code of a newer server, or of none. */
const strange: UnknownCode = 'somebody_else' as unknown as UnknownCode

const refusal = (status: number, code: ErrorCode | UnknownCode, detail = 'Dettaglio') =>
  new ApiError({ type: 'about:blank', title: 'x', status, code, detail, requestId: '' })

const answer = { status: 'validated', appUrl: '/app/download_page' } as const

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A started validation; the test controls its responses and timers. */
function started() {
  const calls: PromiseWithResolvers<typeof answer>[] = []
  const timers = new Map<number, () => void>()
  const validation = createTokenValidation({
    validate() {
      const call = Promise.withResolvers<typeof answer>()
      calls.push(call)
      return call.promise
    },
    setTimer(ms, run) {
      timers.set(ms, run)
      return () => timers.delete(ms)
    },
  })
  const stages: string[] = []
  validation.subscribe(() => stages.push(validation.state().stage))
  validation.start()
  return { validation, calls, timers, stages }
}

t.test('AZ-07: two starts, as in strict mode, send one request; a success is final', async (t) => {
  const { validation, calls, stages } = started()
  validation.start()
  t.equal(calls.length, 1)
  calls[0]?.resolve(answer)
  await settle()
  validation.start()
  t.equal(calls.length, 1)
  t.same(validation.state(), { stage: 'validated', appUrl: '/app/download_page' })
  t.same(stages, ['validated'])
})

t.test('the state is slow after ten seconds; a response cancels the timer', async (t) => {
  const { validation, calls, timers } = started()
  t.same(validation.state(), { stage: 'validating', slow: false })
  t.same([...timers.keys()], [10_000])
  timers.get(10_000)?.()
  t.same(validation.state(), { stage: 'validating', slow: true })
  calls[0]?.resolve(answer)
  await settle()
  t.equal(timers.size, 0)
})

t.test('each refusal has the specification’s sentence or none, and is final', async (t) => {
  const cases = [
    [refusal(401, 'token_expired', 'Il token è scaduto.'), 'Il token è scaduto.'],
    [refusal(401, 'token_invalid', 'Il token è invalido.'), 'Il token è invalido.'],
    [refusal(401, 'token_data_invalid', 'I dati sono invalidi.'), 'I dati sono invalidi.'],
    [refusal(401, 'token_rejected', 'Oops... qualcosa è andato storto...'), null],
    [refusal(401, strange), null],
    [refusal(422, 'validation_failed', 'Alcuni dati non sono validi.'), 'Il token è invalido.'],
  ] as const
  for (const [error, reason] of cases) {
    const { validation, calls } = started()
    calls[0]?.reject(error)
    await settle()
    t.same(validation.state(), { stage: 'refused', reason }, String(error.problem.code))
    validation.start()
    t.equal(calls.length, 1)
  }
})

t.test('every other failure allows another attempt, one request at a time', async (t) => {
  const cases = [
    [refusal(502, 'notification_failed'), 'notification'],
    [refusal(504, 'notification_failed'), 'notification'],
    [refusal(500, 'internal'), 'notification'],
    [refusal(429, 'rate_limited'), 'limited'],
    [refusal(403, 'cross_site_request'), 'unknown'],
    [localError('offline'), 'offline'],
    [localError('timeout'), 'timeout'],
    [localError('unreadable'), 'unknown'],
    [new Error('odd'), 'unknown'],
  ] as const
  for (const [error, failure] of cases) {
    const { validation, calls, stages } = started()
    calls[0]?.reject(error)
    await settle()
    t.match(validation.state(), { stage: 'failed', failure }, error.message)
    validation.start()
    validation.start()
    t.equal(calls.length, 2)
    t.same(stages, ['failed', 'validating'])
  }
})
