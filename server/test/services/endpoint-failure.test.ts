import t from 'tap'

import { AppError } from '../../src/errors.ts'
import { endpointFailure } from '../../src/services/endpoint-failure.ts'

t.test('the endpoint’s code replaces the general one; status and retryAfter stay', async (t) => {
  const cause = new AppError('upstream_unavailable', { retryAfter: 7 })
  t.match(endpointFailure('billing_failed', cause), {
    code: 'billing_failed',
    status: 503,
    retryAfter: 7,
    cause,
  })
  const late = endpointFailure('billing_failed', new AppError('upstream_timeout'))
  t.match(late, {
    status: 504,
    retryAfter: undefined,
    detail: "Errore durante l'invio dei dati. Riprova più tardi.",
  })
})

t.test('an error that is not an AppError is returned unchanged', async (t) => {
  const fault = new TypeError('x is not a function')
  t.equal(endpointFailure('billing_failed', fault), fault)
})
