import { brand } from '@mestieri/shared/brand.ts'
import t from 'tap'

import { receiptLines } from '../../../src/features/payments/receipt/receipt-lines.ts'
import {
  createSentCardPayment,
  type SentCardPayment,
} from '../../../src/features/payments/receipt/sent-payment.ts'

const at = Date.UTC(2026, 10, 22, 11, 47)

t.test('a receipt says what was paid, how much, when, how, to whom and by which reference', async (t) => {
  const sent = { purpose: 'settlement', amount: 100_040, at } as const
  t.same(
    receiptLines({ method: 'card', sent, reference: 'pi_1' }).map(({ label, value }) => `${label}: ${value}`),
    [
      'Per: Riattivazione del servizio',
      'Importo: 1.000,40\u00A0€, IVA inclusa',
      'Data: 22 novembre 2026 alle ore 12:47',
      'Metodo: Carta',
      `Pagato a: ${brand.company.legalName}, P.IVA ${brand.company.vatNumber}`,
      'Riferimento: pi_1',
    ],
  )
  const transfer = receiptLines({
    method: 'bank_transfer',
    sent: { ...sent, purpose: 'trial' },
    reference: null,
  })
  t.same(
    transfer.map(({ label }) => label),
    ['Per', 'Importo', 'Dati inviati', 'Metodo'],
  )
})

t.test('a tab that did not send the payment shows its reference and no invented amount', async (t) => {
  const lines = receiptLines({ method: 'card', sent: null, reference: 'pi_1' })
  t.same(
    lines.map(({ label }) => label),
    ['Metodo', 'Pagato a', 'Riferimento'],
  )
})

t.test('the last card payment survives a reload, and an incomplete one is ignored', async (t) => {
  const area = new Map<string, string>()
  const kept = createSentCardPayment(() => ({
    getItem: (key) => area.get(key) ?? null,
    setItem: (key, text) => void area.set(key, text),
    removeItem: (key) => void area.delete(key),
  }))
  const values = { vat: '12345678903', cuuPec: 'KRRH6B9', email: 'mario@rossi.it' }
  const payment: SentCardPayment = {
    purpose: 'settlement',
    uid: 'uid-1',
    amount: 100_040,
    values,
    at,
    paymentIntentId: 'pi_1',
  }
  kept.write(payment)
  t.same(kept.read(), payment)
  for (const part of ['purpose', 'amount', 'values', 'at', 'paymentIntentId'] as const) {
    area.set('pagamento_con_carta', JSON.stringify({ ...payment, [part]: undefined }))
    t.equal(kept.read(), null, part)
  }
})
