import type { SandboxConfirmation, SandboxState } from '@mestieri/shared/contracts/sandbox-payments.ts'
import { testCards } from '@mestieri/shared/test-cards.ts'
import t from 'tap'

import { cardErrors, shownAs } from '../../../../../src/features/payments/card/sandbox/card-fields.ts'
import { createSandboxForm } from '../../../../../src/features/payments/card/sandbox/sandbox-form-state.ts'
import { errorFromResponse, localError } from '../../../../../src/lib/api/api-client.ts'

const today = () => new Date(2026, 10, 20)
const order = {
  clientSecret: 'pi_1_secret_x',
  returnUrl: 'https://mestieri.example/return',
  receiptEmail: 'a@b.it',
}

t.test('typed text is formatted', async (t) => {
  for (const [field, typed, shown] of [
    ['number', '42424242', '4242 4242'],
    ['number', '4242-4242 4242 4242', '4242 4242 4242 4242'],
    ['expiry', '12', '12'],
    ['expiry', '12/', '12/'],
    ['expiry', '1229', '12/29'],
    ['expiry', '12 / 29', '12/29'],
    ['expiry', '3', '03'],
    ['expiry', '1/', '01/'],
    ['cvc', '12a34567', '1234'],
  ] as const) {
    t.equal(shownAs(field, typed), shown, typed)
  }
})

t.test('each invalid field has its own message', async (t) => {
  const right = { number: '4242 4242 4242 4242', expiry: '11/26', cvc: '123' }
  t.same(cardErrors(right, today()), {}, 'a card is valid to the end of its month')
  for (const [wrong, field, words] of [
    [{ number: '' }, 'number', /Scrivi/],
    [{ number: '4242 4242' }, 'number', /non è completo/],
    [{ number: '4242 4242 4242 4241' }, 'number', /non è corretto/],
    [{ expiry: '13/30' }, 'expiry', /MM\/AA/],
    [{ expiry: '12' }, 'expiry', /MM\/AA/],
    [{ expiry: '10/26' }, 'expiry', /scaduta/],
    [{ cvc: '' }, 'cvc', /Scrivi/],
    [{ cvc: '12' }, 'cvc', /3 cifre/],
  ] as const) {
    const errors = cardErrors({ ...right, ...wrong }, today())
    t.same(Object.keys(errors), [field])
    t.match(errors[field], words)
  }
})

/** A form on a fake server that gives the responses in order. */
function scene(...answers: (SandboxState | Error)[]) {
  const sent: unknown[] = []
  async function answer(body: unknown): Promise<SandboxState> {
    sent.push(body)
    const next = answers.shift()
    if (!next) throw new Error('nothing to answer')
    if (next instanceof Error) throw next
    return next
  }
  const form = createSandboxForm({ calls: { confirm: answer, authenticate: answer }, today })
  return { form, sent }
}

t.test('a test number fills in all fields, and only its digits are sent', async (t) => {
  const { form, sent } = scene({ status: 'succeeded' })
  t.same(await form.check(), { kind: 'incomplete' })
  t.equal(form.state().refusals, 1)
  t.same(Object.keys(form.state().errors), ['number', 'expiry', 'cvc'])
  form.choose('4111111111111111')
  t.equal(form.state().values.number, '', 'only listed numbers are accepted')
  form.choose(testCards[0]?.number ?? '')
  t.same(form.state().errors, {}, 'corrected fields have no error')
  t.equal(await form.check(), null)
  t.same(await form.confirm(order), { kind: 'accepted', state: 'succeeded' })
  t.same(sent, [
    {
      clientSecret: order.clientSecret,
      cardNumber: '4242424242424242',
      expiry: '12/29',
      cvc: '123',
    } satisfies SandboxConfirmation,
  ])
})

t.test('a field shows no error while it is first typed', async (t) => {
  const { form } = scene()
  form.change('number', '4242')
  t.same(form.state().errors, {})
})

t.test('the bank page can be approved, rejected or left', async (t) => {
  const asks: SandboxState = { status: 'requires_action' }
  for (const [answer, server, outcome] of [
    ['approve', { status: 'succeeded' }, { kind: 'accepted', state: 'succeeded' }],
    [
      'reject',
      { status: 'requires_payment_method', declineCode: 'payment_intent_authentication_failure' },
      { failure: { kind: 'authentication', code: 'payment_intent_authentication_failure' } },
    ],
  ] as const) {
    const { form, sent } = scene(asks, server)
    const paying = form.confirm(order)
    await new Promise(setImmediate)
    t.equal(form.state().atBank, true)
    form.answer(answer)
    t.match(await paying, outcome)
    t.equal(form.state().atBank, false)
    t.same(sent[1], { clientSecret: order.clientSecret, approved: answer === 'approve' })
  }
  const { form, sent } = scene(asks)
  const paying = form.confirm(order)
  await new Promise(setImmediate)
  form.answer(null)
  t.match(await paying, { failure: { kind: 'authentication', code: 'authentication_abandoned' } })
  t.equal(sent.length, 1, 'leaving the page sends nothing')
})

t.test('a missing response leaves the outcome open; a 4xx response does not', async (t) => {
  const problem = JSON.stringify({ code: 'rate_limited', detail: 'Troppe richieste.', status: 429 })
  for (const [error, failure] of [
    [localError('offline'), { kind: 'unreachable' }],
    [localError('timeout'), { kind: 'unreachable' }],
    [errorFromResponse(502, '{}'), { kind: 'unreachable' }],
    [errorFromResponse(429, problem), { kind: 'refused', message: 'Troppe richieste.' }],
    [new Error('anything'), { kind: 'unreachable' }],
  ] as const) {
    t.match(await scene(error).form.confirm(order), { kind: 'failed', failure }, error.message)
  }
})
