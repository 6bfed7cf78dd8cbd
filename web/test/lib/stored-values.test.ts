import t from 'tap'

import { createShortlist } from '../../src/features/affiliates/shortlist/shortlist.ts'
import { createBookedCallMemory } from '../../src/features/bookings/booked-call.ts'
import { createBusyFlag } from '../../src/features/chat/conversation/busy-flag.ts'
import { readMessages } from '../../src/features/chat/conversation/messages/message.ts'
import { createBillingDraft } from '../../src/features/payments/billing/billing-draft.ts'
import { createPaymentPageMemory } from '../../src/features/payments/card/paying/payment-page-memory.ts'
import { createSentCardPayment } from '../../src/features/payments/receipt/sent-payment.ts'
import { createSentTransfer } from '../../src/features/payments/transfer/sent-transfer.ts'
import { createSafeStorage } from '../../src/lib/storage/storage.ts'
import { createChecklist } from '../../src/pages/work-with-us/requirements/checklist.ts'

/** Storage with one stored text, as browsers of visitors have it. */
function areaWith(key: string, text: string) {
  const kept = new Map([[key, text]])
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

const localWith = (key: string, text: string) =>
  createSafeStorage({ area: () => areaWith(key, text), events: new EventTarget() })

const saved = { link: 'rossi', shopName: 'Rossi', profession: 'idraulico', profilePicture: null }
const values = { vat: 'IT01234567890', cuuPec: 'ABCDEFG', email: 'a@example.it' }
const payment = { purpose: 'trial', uid: null, amount: 12_200, values, at: 1_790_000_000_000 }

t.test('the stored values of former builds are read: local storage', async (t) => {
  const list = [saved, { ...saved, shopName: 'Rossi bis' }, { link: 'x' }, { ...saved, link: '' }]
  t.same(createShortlist(localWith('professionisti_salvati', JSON.stringify(list))).state(), [
    { ...saved, shopName: 'Rossi bis' },
  ])
  const ticks = createChecklist(localWith('requisiti_professionista', '["pictures","vat","old"]'))
  t.same(ticks.state(), ['vat', 'pictures'])
  const waits = { a: { since: 1000, service: 'bagno' }, b: { since: '1' }, c: true }
  const storage = localWith('busyGino', JSON.stringify(waits))
  t.equal(createBusyFlag({ storage, now: () => 2000, tab: 'z', service: 'bagno' }).otherTabWaitMs(), 59_000)
  const boolean = localWith('busyGino', 'true')
  t.equal(
    createBusyFlag({ storage: boolean, now: () => 2000, tab: 'z', service: 'bagno' }).otherTabWaitMs(),
    0,
  )
})

t.test('the stored values of former builds are read: the chat', async (t) => {
  const [user, assistant, ...others] = readMessages([
    { role: 'user', content: 'Ciao', photos: [{ id: 'f', name: 'a.jpg' }, { id: 'g' }], delivery: 'gone' },
    { role: 'assistant', content: 'Dimmi', timestamp: 'ieri', pictureUrls: ['/api/pictures?x=1', 4] },
    { role: 'system', content: 'no' },
    { role: 'user' },
  ])
  t.same(user, {
    id: 'kept-0',
    content: 'Ciao',
    timestamp: 0,
    pictureUrls: [],
    role: 'user',
    showPictureLoadingChoices: false,
    delivery: 'sent',
    problem: null,
    idempotencyKey: 'kept-0',
    sentTo: null,
    photos: [{ id: 'f', name: 'a.jpg', delivery: 'sent', url: null }],
  })
  t.same(assistant, {
    id: 'kept-1',
    content: 'Dimmi',
    timestamp: 0,
    pictureUrls: ['/api/chat/pictures?x=1'],
    role: 'assistant',
    showPictureLoadingChoices: false,
  })
  t.same(others, [])
})

t.test('the stored values of former builds are read: session storage', async (t) => {
  const draft = { uid: 'u1', values, keys: [['body', 'key'], ['odd', 3], 'x'], paid: 'pi_1', card: 'no' }
  t.same(createBillingDraft(() => areaWith('dati_fatturazione', JSON.stringify(draft))).read(), {
    uid: 'u1',
    values,
    keys: [['body', 'key']],
    paid: 'pi_1',
  })
  t.same(createBillingDraft(() => areaWith('dati_fatturazione', JSON.stringify({ values }))).read(), {
    uid: null,
    values,
    keys: [],
    paid: null,
  })
  t.equal(createBillingDraft(() => areaWith('dati_fatturazione', '{"values":{"vat":""}}')).read(), null)
  t.same(createSentTransfer(() => areaWith('bonifico_atteso', JSON.stringify(payment))).read(), payment)
  const card = { ...payment, paymentIntentId: 'pi_1' }
  t.same(createSentCardPayment(() => areaWith('pagamento_con_carta', JSON.stringify(card))).read(), card)
  t.equal(createSentCardPayment(() => areaWith('pagamento_con_carta', JSON.stringify(payment))).read(), null)
  t.equal(createPaymentPageMemory(() => areaWith('pagina_del_pagamento', '"/prova/7"')).read(), '/prova/7')
  for (const odd of ['"//evil.example"', '"/\\\\evil"', '"https://evil.example"', '3']) {
    t.equal(createPaymentPageMemory(() => areaWith('pagina_del_pagamento', odd)).read(), null, odd)
  }
  const call = { date: '2026-11-23', time: '10:00', phone: '+390212345678' }
  const counted = createBookedCallMemory(() =>
    areaWith('chiamata_prenotata', JSON.stringify({ ...call, counted: true })),
  )
  t.same(counted.recall(), call)
  t.equal(counted.countOnce(), false)
})
