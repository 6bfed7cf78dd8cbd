import t from 'tap'

import {
  checkRecipientCode,
  type RecipientCodeAdvice,
  type RecipientCodeFault,
} from '../src/recipient-code.ts'

t.test('a code has seven letters and digits and is returned in upper case', async (t) => {
  for (const typed of ['KRRH6B9', 'krrh6b9', ' KRRH 6B9 ', 'krrh\u00A06b9']) {
    t.same(checkRecipientCode(typed), { valid: true, kind: 'code', value: 'KRRH6B9', advice: null }, typed)
  }
})

t.test('a certified address is accepted unchanged, without surrounding spaces', async (t) => {
  const pec = 'Idraulica.Rossi@pec.example.it'
  t.same(checkRecipientCode(` ${pec} `), { valid: true, kind: 'pec', value: pec, advice: null })
  t.match(checkRecipientCode('a@b.it'), { valid: true, kind: 'pec' }, 'a short address')
})

const advised: readonly (readonly [string, RecipientCodeAdvice, RegExp])[] = [
  ['0000000', 'no_code', /cassetto fiscale/],
  ['mario@gmail.com', 'ordinary_mailbox', /Sembra una mail normale, non una PEC/],
  ['mario@LIBERO.it', 'ordinary_mailbox', /Sembra una mail normale, non una PEC/],
  ['mario@outlook.it', 'ordinary_mailbox', /Sembra una mail normale, non una PEC/],
]

t.test('a probable mistake is accepted with advice', async (t) => {
  for (const [typed, reason, message] of advised) {
    t.match(checkRecipientCode(typed), { valid: true, value: typed, advice: { reason, message } }, typed)
  }
})

const refused: readonly (readonly [string, RecipientCodeFault, RegExp])[] = [
  ['', 'empty', /Inserisci/],
  ['  ', 'empty', /Inserisci/],
  ['UFAB12', 'public_administration', /Pubblica Amministrazione/],
  ['XXXXXXX', 'foreign_code', /clienti esteri/],
  ['xxxxxxx', 'foreign_code', /clienti esteri/],
  ['KRRH6B', 'public_administration', /ne ha 7/],
  ['KRRH6B99', 'length', /ne hai scritti 8\./],
  ['K', 'length', /ne hai scritto 1\./],
  ['12345678903', 'length', /ne hai scritti 11\./],
  ['KRRH-6B', 'characters', /lettere e cifre/],
  ['pec.example.it', 'characters', /chiocciola/],
  ['KRRH6È9', 'characters', /lettere e cifre/],
  ['@', 'email', /chiocciola/],
  ['mario@localhost', 'email', /chiocciola/],
  ['mario rossi@pec.it', 'email', /spazi/],
  ['sdi01@pec.fatturapa.it', 'exchange_address', /Sistema di Interscambio/],
  ['SDI23@PEC.FATTURAPA.IT', 'exchange_address', /Sistema di Interscambio/],
]

t.test('IV-03: each invalid input has a reason and a message', async (t) => {
  for (const [typed, reason, message] of refused) {
    t.match(checkRecipientCode(typed), { valid: false, reason, message }, typed)
  }
})
