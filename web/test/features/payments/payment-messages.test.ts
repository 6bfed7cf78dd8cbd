import t from 'tap'

import { methodName, methodOfName } from '../../../src/features/payments/method/payment-method.ts'
import { invoiceNote, priceLine } from '../../../src/features/payments/summary/price-messages.ts'

t.test('the price and its parts are on one exact line', async (t) => {
  t.equal(priceLine(29_280).replaceAll('\u00A0', ' '), 'Imponibile 240,00 € + IVA 22% 52,80 € = 292,80 €')
})

t.test('the invoice note is the specification’s sentence', async (t) => {
  t.equal(invoiceNote, "Riceverai la fattura entro 48 ore dall'accredito.")
})

t.test('the URL names each method, and any other name gives null', async (t) => {
  for (const method of ['bank_transfer', 'card'] as const) t.equal(methodOfName(methodName(method)), method)
  for (const word of [null, '', 'card', 'BONIFICO']) t.equal(methodOfName(word), null)
})
