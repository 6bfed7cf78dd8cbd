import t from 'tap'

import { brand } from '../src/brand.ts'
import { checkVatNumber, type VatNumberFault } from '../src/vat-number.ts'

t.test(
  'a valid number is returned without formatting, and the message only confirms the format',
  async (t) => {
    for (const number of [
      '02342520158',
      '00743110157',
      '12345678903',
      '01256588755',
      brand.company.vatNumber,
    ]) {
      t.same(checkVatNumber(number), { valid: true, value: number, message: 'Formato valido' }, number)
    }
  },
)

t.test('spaces, dots and a leading IT do not matter', async (t) => {
  const typed = [
    'IT12345678903',
    'it 12345678903',
    ' 123 4567 8903 ',
    '12.345.678.903',
    'I.T. 12345678903',
    '12345\u00A0678903\n',
  ]
  for (const text of typed) t.match(checkVatNumber(text), { valid: true, value: '12345678903' }, text)
})

const refused: readonly (readonly [string, VatNumberFault, RegExp])[] = [
  ['', 'empty', /Inserisci/],
  ['  ', 'empty', /Inserisci/],
  ['IT', 'empty', /Inserisci/],
  ['12345678904', 'check_digit', /cifra di controllo/],
  ['02031760410', 'check_digit', /cifra di controllo/],
  ['1234567890A', 'characters', /sole cifre/],
  ['12345-678903', 'characters', /sole cifre/],
  ['１２３４５６７８９０３', 'characters', /sole cifre/],
  ['DE12345678903', 'characters', /sole cifre/],
  ['00000000000', 'zeros', /soli zeri/],
  ['1234567890', 'length', /ne hai scritte 10\./],
  ['1', 'length', /ne hai scritta 1\./],
  ['123456789031', 'length', /ne hai scritte 12\./],
  ['0000000000000000', 'length', /ne hai scritte 16\./],
  ['RSSMRA80A01F205X', 'tax_code', /codice fiscale/],
  ['rssmra80a01f205x', 'tax_code', /codice fiscale/],
  ['RSS MRA 80A01 F205X', 'tax_code', /codice fiscale/],
  ['RSSMRA8LALMFNLRX', 'tax_code', /codice fiscale/],
]

t.test('IV-03: each invalid number has a reason and a message', async (t) => {
  for (const [typed, reason, message] of refused) {
    t.match(checkVatNumber(typed), { valid: false, reason, message }, typed)
  }
})

t.test('every wrong digit and a swap of two neighbours are detected', async (t) => {
  const number = '02342520158'
  for (let place = 0; place < number.length; place += 1) {
    for (let digit = 0; digit <= 9; digit += 1) {
      const typed = number.slice(0, place) + String(digit) + number.slice(place + 1)
      t.equal(checkVatNumber(typed).valid, typed === number, typed)
    }
  }
  t.notOk(checkVatNumber('20342520158').valid)
})
