import type { ErrorCode } from '@mestieri/shared/contracts/error.ts'
import t from 'tap'

import { billingFailure } from '../../../../src/features/payments/billing/billing-failure.ts'
import { ApiError, localError } from '../../../../src/lib/api/api-client.ts'

const sentence = "Errore durante l'invio dei dati. Riprova più tardi."

function problem(code: ErrorCode, status: number, rest: object = {}) {
  const words = { type: 'about:blank', title: 'x', requestId: '', detail: `Dettaglio di ${code}.` }
  return new ApiError({ ...words, code, status, ...rest })
}

t.test('the server’s message on a field is shown at that field', async (t) => {
  const errors = [
    { field: 'vat', message: 'Non va.' },
    { field: 'sconosciuto', message: 'Boh.' },
  ]
  t.same(billingFailure(problem('validation_failed', 422, { errors })), {
    kind: 'fields',
    errors: { vat: 'Non va.' },
  })
  const stranger = [{ field: 'sconosciuto', message: 'Boh.' }]
  t.match(billingFailure(problem('validation_failed', 422, { errors: stranger })), { message: sentence })
})

t.test('a temporary failure gives the specification’s sentence and advice', async (t) => {
  for (const error of [
    problem('billing_failed', 502),
    problem('upstream_timeout', 504),
    problem('internal', 500),
    localError('timeout'),
    localError('offline'),
    new Error('something else'),
  ]) {
    const failure = billingFailure(error)
    t.match(failure, { kind: 'dialog', message: sentence })
    t.match(failure.kind === 'dialog' && failure.advice.at(-1), 'non vengono registrati due volte')
  }
  const offline = billingFailure(localError('offline'))
  t.match(offline.kind === 'dialog' && offline.advice[0], 'non sia in linea')
})

t.test('refusals that say what to do are shown with their own text', async (t) => {
  for (const code of [
    'rate_limited',
    'billing_key_missing',
    'billing_fields_missing',
    'payment_intent_foreign',
    'not_found',
  ] as const) {
    t.same(billingFailure(problem(code, 422)), {
      kind: 'dialog',
      message: `Dettaglio di ${code}.`,
      advice: [],
    })
  }
})
