import t from 'tap'

import { parsePhone, type PhoneFault, phoneMessages } from '../src/phone.ts'

const good: readonly (readonly [text: string, phone: string])[] = [
  ['347 123 4567', '+393471234567'],
  ['0039 02 1234567', '+39021234567'],
  ['06.12345678', '+390612345678'],
  ['39 347 1234567', '+393471234567'],
  ['393 4712345', '+393934712345'],
  ['+41 79 123 45 67', '+41791234567'],

  ['3471234567', '+393471234567'],
  ['+39 347 1234567', '+393471234567'],
  ['+39347-123-4567', '+393471234567'],
  ['0039 347 1234567', '+393471234567'],
  ['  347\u00A0123\u20114567  ', '+393471234567'],
  ['335 12345 6', '+39335123456'],
  ['39 335 123456', '+39335123456'],
  ['391 1234567', '+393911234567'],
  ['02 1234567', '+39021234567'],
  ['(02) 1234567', '+39021234567'],
  ['+39 (0)2 1234567', '+39021234567'],
  ['06/12345678', '+390612345678'],
  ['39 06 12345678', '+390612345678'],
  ['070 12345', '+3907012345'],
  ['02 1234', '+39021234'],
  ['0549 886377', '+390549886377'],
  ['0323 1234567', '+3903231234567'],
  ['+378 0549 886377', '+3780549886377'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['0041 79 123 45 67', '+41791234567'],
  ['+1 212 555 0100', '+12125550100'],
  ['+49 30 901820', '+4930901820'],
  ['\u202A+39 347 123 4567\u202C', '+393471234567'],
  ['\u200E347 123 4567', '+393471234567'],
]

const bad: readonly (readonly [text: string, fault: PhoneFault])[] = [
  ['', 'missing'],
  ['   ', 'missing'],
  ['12345', 'too_short'],
  ['347', 'too_short'],
  ['347 12345', 'too_short'],
  ['02 123', 'too_short'],
  ['+39 347', 'too_short'],
  ['+39', 'too_short'],
  ['+', 'characters'],
  ['\u200E', 'missing'],
  ['-', 'characters'],
  ['347 123 456789', 'too_long'],
  ['+39 347 123 45678', 'too_long'],
  ['06 1234567890', 'too_long'],
  ['39 347 123 456789', 'too_long'],
  ['800 123456', 'toll_free'],
  ['+39 800 123456', 'toll_free'],
  ['803 116', 'toll_free'],
  ['899 123456', 'no_such_number'],
  ['199 123456', 'no_such_number'],
  ['5551234567', 'no_such_number'],
  ['2 12345678', 'no_such_number'],
  ['+39 212345678', 'no_such_number'],
  ['+0 212345678', 'no_such_number'],
  ['000 12345678', 'no_such_number'],
  ['+41 79 12', 'too_short'],
  ['+41 79 123 45 67 89 01 23', 'too_long'],
  ['347 123 456A', 'characters'],
  ['chiamami', 'characters'],
  ['3471234567 int. 3', 'characters'],
  ['347+1234567', 'characters'],
  ['++393471234567', 'characters'],
  ['٣٤٧١٢٣٤٥٦٧', 'characters'],
  ['３４７１２３４５６７', 'characters'],
]

t.test('numbers are converted to E.164 by Italian rules', async (t) => {
  for (const [text, phone] of good) t.same(parsePhone(text), { ok: true, phone }, JSON.stringify(text))
})

t.test('a number in E.164 stays unchanged', async (t) => {
  for (const [, phone] of good) t.same(parsePhone(phone), { ok: true, phone })
})

t.test('a number that cannot be called back is refused with a reason', async (t) => {
  for (const [text, fault] of bad) t.same(parsePhone(text), { ok: false, fault }, JSON.stringify(text))
})

t.test('each reason has a message and a test case', async (t) => {
  const reasons = Object.keys(phoneMessages)
  t.same([...new Set(bad.map(([, fault]) => fault))].toSorted(), reasons.toSorted())
  for (const message of Object.values(phoneMessages)) t.match(message, /^[A-Z].*\.$/)
})
