import t from 'tap'

import { checkEmailAddress, type EmailAddressFault } from '../src/email-address.ts'

t.test('ordinary addresses are accepted, and surrounding spaces are removed', async (t) => {
  const addresses = [
    'mario@example.it',
    'mario.rossi+fatture@posta.example.co.uk',
    "d'angelo@example.it",
    'a@b.c',
    'MARIO@EXAMPLE.IT',
    'info@perché-no.it',
    `${'a'.repeat(64)}@example.it`,
  ]
  for (const address of addresses) {
    t.same(checkEmailAddress(address), { valid: true, value: address }, address)
    t.same(checkEmailAddress(` ${address}\u00A0`), { valid: true, value: address }, address)
  }
})

const long = `${'a'.repeat(63)}.`
const refused: readonly (readonly [string, EmailAddressFault])[] = [
  ['', 'empty'],
  ['   ', 'empty'],
  ['mario', 'at_sign'],
  ['mario.rossi.it', 'at_sign'],
  ['@example.it', 'at_sign'],
  ['mario@@example.it', 'at_sign'],
  ['mario@rossi@example.it', 'at_sign'],
  ['mario.rossi@localhost', 'domain'],
  ['mario@', 'domain'],
  ['mario@.it', 'domain'],
  ['mario@example.', 'domain'],
  ['mario@example..it', 'domain'],
  ['mario@-example.it', 'domain'],
  ['mario@example-.it', 'domain'],
  ['mario@exa_mple.it', 'domain'],
  ['mario rossi@example.it', 'characters'],
  ['mario@example.it, anna@example.it', 'characters'],
  ['mario@example.it,anna@example.it', 'characters'],
  ['<mario@example.it>', 'characters'],
  ['mario\u0000@example.it', 'characters'],
  ['mario\u202E@example.it', 'characters'],
  ['mario@example.it\nBcc:anna@example.it', 'characters'],
  [`${'a'.repeat(65)}@example.it`, 'length'],
  [`mario@${long.repeat(4)}it`, 'length'],
]

t.test('IV-03: each invalid address has a reason and a message', async (t) => {
  for (const [typed, reason] of refused) {
    t.match(checkEmailAddress(typed), { valid: false, reason, message: /\S/ }, JSON.stringify(typed))
  }
})

t.test('no input takes long', async (t) => {
  const start = performance.now()
  for (const piece of ['a', 'a.', 'a-', '-', '.', '@']) checkEmailAddress(`a@${piece.repeat(120)}`)
  checkEmailAddress('a'.repeat(1 << 20))
  t.ok(performance.now() - start < 500)
})
