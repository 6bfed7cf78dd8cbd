import t from 'tap'

import { hasLuhnCheckDigit } from '../src/luhn.ts'

t.test('the last digit must be the check digit, for any number of digits', async (t) => {
  for (const digits of ['79927398713', '12345678903', '4242424242424242', '378282246310005', '18']) {
    t.ok(hasLuhnCheckDigit(digits), digits)
    const last = Number(digits.at(-1))
    t.notOk(hasLuhnCheckDigit(digits.slice(0, -1) + String((last + 1) % 10)), digits)
  }
})
