import t from 'tap'

import { brand } from '../src/brand.ts'
import { bareIban, groupedIban, isItalianIban } from '../src/iban.ts'

const iban = 'IT60X0542811101000000123456'

t.test('the account for professionals’ payments has a valid IBAN', async (t) => {
  t.ok(isItalianIban(brand.bankAccount.iban))
  t.equal(brand.bankAccount.iban, bareIban(brand.bankAccount.iban), 'it is kept bare')
})

t.test('an IBAN is shown in groups of four and copied without spaces', async (t) => {
  t.equal(groupedIban(iban), 'IT60 X054 2811 1010 0000 0123 456')
  t.equal(bareIban(groupedIban(iban)), iban)
  t.equal(bareIban(' it60x0542811101000000123456\n'), iban)
  t.equal(groupedIban('IT60X054'), 'IT60 X054', 'no blank at the end')
})

t.test('check digits, CIN and format must all be valid', async (t) => {
  t.ok(isItalianIban(iban))
  t.ok(isItalianIban('it60 x054 2811 1010 0000 0123 456'))
  t.notOk(isItalianIban('IT60X0542811101000000123457'), 'another last digit')
  t.notOk(isItalianIban('IT60X0542811101000000123456 7'), 'too long')
  t.notOk(isItalianIban('IT60X054281110100000012345'), 'too short')
  t.notOk(isItalianIban('DE89370400440532013000'), 'another country')
  t.notOk(isItalianIban('IT60X05428A1101000000123456'), 'a letter in the bank')
  t.notOk(isItalianIban(''))
  // Valid check digits with a wrong CIN: only the CIN check finds the error.
  t.notOk(isItalianIban('IT64Y0542811101000000123456'))
})

t.test('an account number can contain letters', async (t) => {
  // The registry's example has only digits. This one was computed independently, from the same public tables.
  t.ok(isItalianIban('IT57H0542811101000000ABC123'))
  t.notOk(isItalianIban('IT57H0542811101000000ABC124'))
})
