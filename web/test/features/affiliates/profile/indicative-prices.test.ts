import t from 'tap'

import { indicativePrices } from '../../../../src/features/affiliates/profile/prices/indicative-prices.ts'

const prices = (profession: string) => indicativePrices({ profession, services: [] })

t.test('a trade shows the prices of its work with VAT, and the rate', async (t) => {
  t.same(prices('Imbianchino'), [
    {
      service: 'tinteggiatura',
      label: 'Tinta semplice',
      price: '5,5–9,4\u00A0€ al m²',
      net: '5–8,5\u00A0€ al m²',
      vat: 'IVA 10\u00A0% compresa',
    },
    {
      service: 'tinteggiatura',
      label: 'Tinta lavabile',
      price: '7,7–13,2\u00A0€ al m²',
      net: '7–12\u00A0€ al m²',
      vat: 'IVA 10\u00A0% compresa',
    },
  ])
})

t.test('a whole renovation is priced for building firms only', async (t) => {
  t.equal(prices('Impresa Edile')[0]?.service, 'ristrutturazione')
  t.same(prices('Parquettista'), [])
})

t.test('a trade without a price list shows none, and no profile more than three', async (t) => {
  t.same(prices('Giardiniere'), [])
  t.same(prices('Elettricista'), [])
  const labels = [
    'Bagno',
    'Serramenti',
    'Tetto',
    'Tinteggiatura',
    'Impianto fotovoltaico',
    'Ristrutturazione',
  ]
  const services = labels.map((label) => ({ label, labelPretty: label }))
  t.ok(indicativePrices({ profession: 'Impresa Edile', services }).length <= 3)
})
