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

t.test('every try of the same data has the same key, other data another one', async (t) => {
  const { keyOf } = keysOf()
  t.equal(keyOf(body('1')), 'key-1')
  t.equal(keyOf(body('1')), 'key-1', 'a second click, a retry')
  t.equal(keyOf(body('2')), 'key-2', 'a correction')
  t.equal(keyOf(body('1')), 'key-1', 'back to what was typed before')
})

t.test('a reload keeps the keys, so that what was under way is not sent as something new', async (t) => {
  const before = keysOf()
  before.keyOf(body('1'))
  const { keyOf } = keysOf(before.state.kept)
  t.equal(keyOf(body('1')), 'key-1')
  t.equal(keyOf(body('2')), 'key-2')
})

t.test('the keys of a form do not pile up', async (t) => {
  const { keyOf, state } = keysOf()
  for (let i = 0; i < 20; i += 1) keyOf(body(String(i)))
  t.equal(state.kept.length, 8)
  t.equal(keyOf(body('19')), 'key-20', 'the last ones stay')
})

t.test('a professional’s own link sends the uid in place of email and method', async (t) => {
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

t.test('what is said to be sent is what was sent, as it arrives', async (t) => {
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
    'with a link of theirs the email is not sent',
  )
})

t.test('the draft outlives the page, and what is no draft is none', async (t) => {
  const area = new Map<string, string>()
  const storage = {
    getItem: (key: string) => area.get(key) ?? null,
    setItem: (key: string, text: string) => void area.set(key, text),
    removeItem: (key: string) => void area.delete(key),
  }
  const draft = createBillingDraft(() => storage)
  t.equal(draft.read(), null)
  notePaid(draft, 'pi_1_secret_x')
  t.equal(draft.read(), null, 'nothing was typed here, so nothing was paid from here')
  const kept = { uid: null, values, keys: [['{}', 'key-1']] as const, paid: null }
  draft.write(kept)
  t.same(createBillingDraft(() => storage).read(), kept)
  notePaid(draft, 'pi_1_secret_x')
  t.same(draft.read(), { ...kept, paid: 'pi_1' })
  t.notMatch([...area.values()].join(), 'secret', 'the id alone')
  for (const text of ['', 'null', '{"values":{"vat":1}}', '{"values":{"vat":"","cuuPec":""}}']) {
    area.set('dati_fatturazione', text)
    t.equal(draft.read(), null, text)
  }
  area.set('dati_fatturazione', JSON.stringify({ values, keys: [['a'], 1, ['b', 'c']] }))
  t.same(draft.read(), { uid: null, values, keys: [['b', 'c']], paid: null })
})

t.test('a browser that blocks storage loses the draft, and nothing else', async (t) => {
  const draft = createBillingDraft(() => {
    throw new Error('blocked')
  })
  t.doesNotThrow(() => draft.write({ uid: null, values, keys: [], paid: null }))
  t.equal(draft.read(), null)
  t.doesNotThrow(() => draft.remove())
})
