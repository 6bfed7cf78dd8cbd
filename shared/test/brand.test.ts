import t from 'tap'

import { brand } from '../src/brand.ts'
import { checkVatNumber } from '../src/vat-number.ts'

const { company, bankAccount } = brand

t.test('every legal fact that a company’s site has to show is filled', async (t) => {
  for (const [name, value] of Object.entries(company)) {
    t.match(String(value), /\S/, name)
    t.notMatch(String(value), /to-?do|tbd|xxx|\?\?/i, name)
  }
  t.ok(checkVatNumber(company.vatNumber).valid, 'the VAT number’s check digit fits')
  t.match(
    company.registeredOffice,
    /\d{5} .+ \([A-Z]{2}\)$/,
    'the office has a postcode, a town and a province',
  )
  t.match(company.reaNumber, /^[A-Z]{2}-\d{1,7}$/)
  t.match(company.shareCapital, /€/)
  t.match(company.certifiedEmail, /^[^@\s]+@[^@\s]+\.[^@\s]+$/)
  t.ok(Number.isInteger(company.foundedYear) && company.foundedYear > 2000)
  t.match(bankAccount.holder, /\S/)
})
