import t from 'tap'

import { formatEuro, splitVat } from '../src/money.ts'
import { professionalTerms } from '../src/professional-terms.ts'

t.test('the activation costs 240 euro plus 22 % VAT', async (t) => {
  t.same(splitVat(professionalTerms.activationAmount), { net: 24_000, vat: 5280, total: 29_280 })
})

/** Amount / 122 × 100, rounded to a cent with integers only. The result is never exactly half a cent. */
function exactNet(total: bigint): bigint {
  const hundredfold = total * 100n
  const net = hundredfold / 122n
  return (hundredfold % 122n) * 2n > 122n ? net + 1n : net
}

t.test('net and VAT are exact to the cent and add up to the total, from 1 to 100,000 cents', async (t) => {
  let wrong = 0
  for (let total = 1; total <= 100_000; total += 1) {
    const { net, vat, total: same } = splitVat(total)
    if (BigInt(net) !== exactNet(BigInt(total)) || net + vat !== total || same !== total || vat < 0)
      wrong += 1
  }
  t.equal(wrong, 0)
})

t.test('only whole cents are split', async (t) => {
  t.same(splitVat(0), { net: 0, vat: 0, total: 0 })
  t.equal(splitVat(100_000_000_000).net, Number(exactNet(100_000_000_000n)))
  for (const amount of [-1, 0.5, 100_000_000_001, NaN, Infinity]) {
    t.throws(() => splitVat(amount), RangeError, String(amount))
  }
})

t.test('amounts are formatted for Italian, with two decimals', async (t) => {
  t.equal(formatEuro(29_280), '292,80\u00A0€')
  t.equal(formatEuro(0), '0,00\u00A0€')
  t.equal(formatEuro(5), '0,05\u00A0€')
  t.equal(formatEuro(140_000), '1.400,00\u00A0€')
  t.equal(formatEuro(123_456_789), '1.234.567,89\u00A0€')
})
