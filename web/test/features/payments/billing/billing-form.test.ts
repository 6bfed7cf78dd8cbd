import t from 'tap'

import {
  type BillingAction,
  billingErrors,
  billingReducer,
  emptyFields,
  newBillingForm,
  noBillingValues,
  verdict,
} from '../../../../src/features/payments/billing/billing-form.ts'
import { emailHint, missingMessage } from '../../../../src/features/payments/billing/field-messages.ts'

const good = { vat: '12345678903', cuuPec: 'krrh6b9', email: 'mario@rossi.it' }

function after(...actions: readonly BillingAction[]) {
  return actions.reduce(billingReducer, newBillingForm(noBillingValues))
}

const typed = (field: 'vat' | 'cuuPec' | 'email', value: string) => ({ type: 'typed', field, value }) as const

t.test(
  'a field gets its verdict when it is left non-empty, not while typing or when left empty',
  async (t) => {
    t.same(verdict(after(typed('vat', '123')), 'vat'), {})
    t.same(verdict(after({ type: 'left', field: 'vat' }), 'vat'), {})
    const left = after(typed('vat', '123'), { type: 'left', field: 'vat' })
    t.match(verdict(left, 'vat').error, '11 cifre')
    const corrected = billingReducer(left, typed('vat', good.vat))
    t.same(
      verdict(corrected, 'vat'),
      { ok: 'Formato valido' },
      'from then on the verdict follows every change',
    )
  },
)

t.test('sending gives every field a verdict, also empty ones, and changes no value', async (t) => {
  const form = after(typed('email', 'mario'), { type: 'sent' })
  t.ok(verdict(form, 'vat').error)
  t.ok(verdict(form, 'cuuPec').error)
  t.match(verdict(form, 'email').error, 'chiocciola')
  t.same(form.values, { ...noBillingValues, email: 'mario' })
})

t.test('a refusal by the server is shown until the visitor types in that field', async (t) => {
  const refused = billingReducer(newBillingForm(good), {
    type: 'refused',
    errors: { vat: 'Non risulta.', email: 'Non va.' },
  })
  t.same(verdict(refused, 'vat'), { error: 'Non risulta.' })
  const retyped = billingReducer(refused, typed('vat', good.vat))
  t.same(verdict(retyped, 'vat'), { ok: 'Formato valido' })
  t.same(verdict(retyped, 'email'), { error: 'Non va.' })
  t.same(refused.values, good)
})

t.test('each invalid field has one message, in field order', async (t) => {
  t.same(billingErrors(good), [])
  const errors = billingErrors({ vat: '00000000000', cuuPec: 'KRRH6B', email: 'a@b' })
  t.same(
    errors.map(({ field }) => field),
    ['vat', 'cuuPec', 'email'],
  )
  t.equal(new Set(errors.map(({ message }) => message)).size, 3)
})

t.test('a valid but unusual value gets advice and no error', async (t) => {
  const form = after(typed('cuuPec', '0000000'), { type: 'left', field: 'cuuPec' })
  const { error, advice } = verdict(form, 'cuuPec')
  t.equal(error, undefined)
  t.match(advice, 'cassetto fiscale')
})

t.test('a message says why the button is disabled', async (t) => {
  t.same(emptyFields({ ...good, cuuPec: '  ' }), ['cuuPec'])
  t.equal(missingMessage(good, false), null)
  t.match(missingMessage(good, true), 'stiamo caricando', 'the intent is still loading')
  t.equal(
    missingMessage({ ...good, vat: '', email: '' }, false),
    'Per continuare compila Partita IVA ed Email.',
  )
  t.equal(
    missingMessage({ ...noBillingValues, email: good.email }, false),
    'Per continuare compila Partita IVA e PEC / codice SDI.',
  )
  t.equal(
    missingMessage(noBillingValues, false),
    'Per continuare compila Partita IVA, PEC / codice SDI ed Email.',
  )
})

t.test('the email hint names who gets the address, and what for', async (t) => {
  for (const method of ['bank_transfer', 'card'] as const) {
    t.equal(emailHint(method, false, 'stripe'), 'Per scriverti di questo pagamento')
  }
  t.match(emailHint('bank_transfer', true, 'stripe'), 'a noi non arriva')
  t.match(emailHint('card', true, 'stripe'), 'ti manda la ricevuta')
  t.match(
    emailHint('card', true, 'sandbox'),
    'In prova non parte nessuna email',
    'the test mode sends no email',
  )
})
