import t from 'tap'

import { createBillingDraft, notePaid } from '../../../../src/features/payments/billing/billing-draft.ts'
import {
  type BillingKeys,
  createBillingKeys,
} from '../../../../src/features/payments/billing/billing-keys.ts'
import { billingRequest, sentFields } from '../../../../src/features/payments/billing/billing-request.ts'

const values = { vat: ' 12345678903 ', cuuPec: 'KRRH6B9', email: 'mario@rossi.it' }

function keysOf(kept: BillingKeys = []) {
  const state = { kept, made: kept.length }
  const keyOf = createBillingKeys({
    kept,
    keep: (keys) => {
      state.kept = keys
    },
    newKey: () => {
      state.made += 1
      return `key-${state.made}`
    },
  })
  return { state, keyOf }
}

const body = (vat: string) => ({ vat, cuuPec: 'KRRH6B9' })

t.test('every attempt with the same data has the same key; other data have another', async (t) => {
  const { keyOf } = keysOf()
  t.equal(keyOf(body('1')), 'key-1')
  t.equal(keyOf(body('1')), 'key-1', 'a second click or a retry')
  t.equal(keyOf(body('2')), 'key-2', 'a correction')
  t.equal(keyOf(body('1')), 'key-1', 'a return to earlier values')
})

t.test('a reload keeps the keys, so that a pending request is not repeated under a new key', async (t) => {
  const before = keysOf()
  before.keyOf(body('1'))
  const { keyOf } = keysOf(before.state.kept)
  t.equal(keyOf(body('1')), 'key-1')
  t.equal(keyOf(body('2')), 'key-2')
})

t.test('the number of stored keys is limited', async (t) => {
  const { keyOf, state } = keysOf()
  for (let i = 0; i < 20; i += 1) keyOf(body(String(i)))
  t.equal(state.kept.length, 8)
  t.equal(keyOf(body('19')), 'key-20', 'the latest keys are kept')
})

t.test('with a professional’s link the request has the uid instead of email and method', async (t) => {
  const subject = { values, method: 'bank_transfer', uid: null, paymentIntentId: 'pi_1' } as const
  t.same(billingRequest(subject), {
    paymentIntentId: 'pi_1',
    vat: '12345678903',
    cuuPec: 'KRRH6B9',
    email: 'mario@rossi.it',
    paymentMethod: 'bank_transfer',
  })
  t.same(billingRequest({ ...subject, uid: 'uid-1', paymentIntentId: null }), {
    vat: '12345678903',
    cuuPec: 'KRRH6B9',
    uid: 'uid-1',
  })
})

t.test('the sent fields are shown as the server normalises them', async (t) => {
  const typed = { vat: 'IT 123 456 789 03', cuuPec: ' krrh6b9 ', email: ' mario@rossi.it ' }
  t.same(sentFields({ values: typed, uid: null }), [
    { field: 'vat', value: '12345678903' },
    { field: 'cuuPec', value: 'KRRH6B9' },
    { field: 'email', value: 'mario@rossi.it' },
  ])
  const own = sentFields({ values: { ...typed, cuuPec: 'Rossi@pec.it' }, uid: 'uid-1' })
  t.same(
    own.map(({ value }) => value),
    ['12345678903', 'Rossi@pec.it'],
    'with a professional’s link the email is not sent',
  )
})

t.test('the draft survives the page; an invalid stored value gives null', async (t) => {
  const area = new Map<string, string>()
  const storage = {
    getItem: (key: string) => area.get(key) ?? null,
    setItem: (key: string, text: string) => void area.set(key, text),
    removeItem: (key: string) => void area.delete(key),
  }
  const draft = createBillingDraft(() => storage)
  t.equal(draft.read(), null)
  notePaid(draft, 'pi_1_secret_x')
  t.equal(draft.read(), null, 'without a draft there is nothing to mark as paid')
  const kept = { uid: null, values, keys: [['{}', 'key-1']] as const, paid: null }
  draft.write(kept)
  t.same(createBillingDraft(() => storage).read(), kept)
  notePaid(draft, 'pi_1_secret_x')
  t.same(draft.read(), { ...kept, paid: 'pi_1' })
  t.notMatch([...area.values()].join(), 'secret', 'only the id is stored')
  for (const text of ['', 'null', '{"values":{"vat":1}}', '{"values":{"vat":"","cuuPec":""}}']) {
    area.set('dati_fatturazione', text)
    t.equal(draft.read(), null, text)
  }
  area.set('dati_fatturazione', JSON.stringify({ values, keys: [['a'], 1, ['b', 'c']] }))
  t.same(draft.read(), { uid: null, values, keys: [['b', 'c']], paid: null })
})

t.test('with blocked storage there is no draft and no error', async (t) => {
  const draft = createBillingDraft(() => {
    throw new Error('blocked')
  })
  t.doesNotThrow(() => draft.write({ uid: null, values, keys: [], paid: null }))
  t.equal(draft.read(), null)
  t.doesNotThrow(() => draft.remove())
})
