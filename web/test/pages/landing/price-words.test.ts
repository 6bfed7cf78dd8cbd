import { prices as boilers } from '@mestieri/shared/services/caldaia/prices.ts'
import { priced } from '@mestieri/shared/services/landing-prices.ts'
import type { PriceRow } from '@mestieri/shared/services/price-row.ts'
import { prices as facades } from '@mestieri/shared/services/ristrutturazione_facciata/prices.ts'
import { prices as roofs } from '@mestieri/shared/services/ristrutturazione_tetto/prices.ts'
import t from 'tap'

import { rowPrice } from '../../../src/lib/format/row-price.ts'
import { editionLine, rowOrigin, sourcesLine } from '../../../src/pages/landing/prices/price-words.ts'

const { roof, roofCovering, insulatedRoof, roofScaffolding } = roofs
const { radiatorValve, boiler24, flue } = boilers
const { facadePaint } = facades

const withVat = (row: PriceRow) => rowPrice(row, priced(row).gross)

t.test('a row says its price with VAT by its unit', async (t) => {
  t.equal(withVat(roof), '100–180\u00A0€ al m²')
  t.equal(withVat(roofScaffolding), '13–22\u00A0€ al m²')
  t.equal(withVat(radiatorValve), '60–125\u00A0€ l’una')
  t.equal(withVat(boiler24), '1.980–3.300\u00A0€')
  t.equal(withVat(facadePaint), '15–29\u00A0€ al m²')
})

t.test('a row says where it comes from, and what is ours', async (t) => {
  t.equal(rowOrigin(roof), 'Regione Lazio (2023), tecnoedil (senza data)')
  t.equal(rowOrigin(insulatedRoof), 'Regione Lazio (2023), idealista (2023), allargata da noi')
  t.equal(rowOrigin(flue), 'stima nostra')
  t.equal(rowOrigin(roofScaffolding), 'edilnet (senza data), iperedilizia (2022)')
})

t.test(
  'below a chart the price lists are named once, the other sites are counted, and the edition follows',
  async (t) => {
    t.equal(
      sourcesLine([roofCovering, roof, roof, insulatedRoof]),
      'Fonti: prezzario della Regione Lazio (2023), una nostra rilevazione su 2 siti di settore; dove lo diciamo, la fascia è nostra.',
    )
    t.equal(sourcesLine([roofScaffolding]), 'Fonti: una nostra rilevazione su 2 siti di settore.')
    t.equal(editionLine(), 'Listino indicativo v1, novembre 2026.')
  },
)
