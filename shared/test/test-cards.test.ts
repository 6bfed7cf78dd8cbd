import t from 'tap'

import { hasLuhnCheckDigit } from '../src/luhn.ts'
import { cardDigits, testCardOutcome, testCards } from '../src/test-cards.ts'

t.test('every test card has a valid check digit and is listed once', async (t) => {
  for (const { number, label } of testCards) t.ok(hasLuhnCheckDigit(number), label)
  t.equal(new Set(testCards.map(({ number }) => number)).size, testCards.length)
})

t.test('a test card has the outcome of the list, and any other card is refused', async (t) => {
  const cases = [
    ['4242 4242 4242 4242', 'succeeded'],
    ['4000 0000 0000 0077', 'processing'],
    ['4000 0025 0000 3155', 'requires_action'],
    ['4000 0000 0000 0002', 'generic_decline'],
    ['4000 0000 0000 9995', 'insufficient_funds'],
    ['4000 0000 0000 0069', 'expired_card'],
    ['5555 5555 5555 4444', 'test_mode_live_card'],
    ['4242 4242 4242 4241', 'incorrect_number'],
  ] as const
  for (const [typed, outcome] of cases) t.equal(testCardOutcome(cardDigits(typed)), outcome, typed)
})
