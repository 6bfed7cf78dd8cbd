import t from 'tap'

import { brand } from '../src/brand.ts'
import { epcQrPayload, type TransferOrder } from '../src/epc-qr.ts'

const order: TransferOrder = {
  holder: 'Mestieri S.r.l.',
  iban: 'IT60 X054 2811 1010 0000 0123 456',
  amount: 29_280,
  remittance: 'Idraulica Rossi 12345678903',
}
const linesOf = (changes: Partial<TransferOrder> = {}) => epcQrPayload({ ...order, ...changes }).split('\n')

t.test('the payload has the fields of EPC069-12 in order', async (t) => {
  t.same(linesOf(), [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Mestieri S.r.l.',
    'IT60X0542811101000000123456',
    'EUR292.80',
    '',
    '',
    'Idraulica Rossi 12345678903',
  ])
})

t.test('the company’s own account gives a payload', async (t) => {
  const { holder, iban } = brand.bankAccount
  t.equal(linesOf({ holder, iban })[5], holder, 'the holder is not changed, because banks compare it')
})

t.test('the amount has a decimal point and two decimals', async (t) => {
  t.equal(linesOf({ amount: 1 })[7], 'EUR0.01')
  t.equal(linesOf({ amount: 1234 })[7], 'EUR12.34')
  t.equal(linesOf({ amount: 100 })[7], 'EUR1.00')
  t.equal(linesOf({ amount: 99_999_999_999 })[7], 'EUR999999999.99')
  for (const amount of [0, -1, 1.5, 100_000_000_000, NaN]) {
    t.throws(() => epcQrPayload({ ...order, amount }), RangeError, String(amount))
  }
})

t.test(
  'texts are limited to one line, to their length and to the characters that banks accept',
  async (t) => {
    t.equal(linesOf({ holder: 'a'.repeat(71) })[5], 'a'.repeat(70))
    t.equal(linesOf({ remittance: 'b'.repeat(141) })[10], 'b'.repeat(140))
    t.equal(linesOf({ remittance: 'Perché\nno: “L’Edile” & figli €' })[10], "Perche no: L'Edile figli")
    t.equal(linesOf({ remittance: `${'a'.repeat(139)} b` })[10], 'a'.repeat(139), 'no blank at the end')
    const longest = epcQrPayload({ ...order, holder: 'é'.repeat(90), remittance: 'è'.repeat(200) })
    t.ok(Buffer.byteLength(longest) <= 331)
  },
)

t.test('without a remittance text the payload ends with the amount', async (t) => {
  t.equal(linesOf({ remittance: ' ' }).at(-1), 'EUR292.80')
})

t.test('an empty payee and an invalid IBAN are refused', async (t) => {
  t.throws(() => epcQrPayload({ ...order, holder: ' \n' }), RangeError)
  t.throws(() => epcQrPayload({ ...order, iban: 'IT60X0542811101000000123457' }), RangeError)
})
