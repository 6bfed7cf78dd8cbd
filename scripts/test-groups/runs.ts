/**
 * Two lists divide the tests into two runs (docs/decisions/0036-two-runs-of-the-tests.md). `npm test` takes about six
 * minutes on two processors: it has all tests but the long ones and the journeys that are not listed here. `npm run
 * test:all` has every test.
 */

/** The journeys in the browser that `npm test` runs: each flow of the product once. */
export const mainJourneys = [
  'web/e2e/home.test.ts',
  'web/e2e/journeys/find-a-professional.test.ts',
  'web/e2e/chat/product.test.ts',
  'web/e2e/bookings/booking.test.ts',
  'web/e2e/payments/bank-transfer.test.ts',
  'web/e2e/payments/card.test.ts',
  'web/e2e/account/token.test.ts',
  'web/e2e/privacy/banner.test.ts',
  'web/e2e/journeys/accessibility.test.ts',
  'web/e2e/journeys/layout.test.ts',
] as const

/** Other tests that `npm test` leaves out. Each takes about ten seconds or more, or starts and stops processes. */
export const longTests = [
  'scripts/test/linear-time/assistant.test.ts',
  'server/embedded/test/assistant/answers/faq.test.ts',
  'server/embedded/test/assistant/corpus.test.ts',
  'server/embedded/test/assistant/first-answer.test.ts',
  'server/embedded/test/assistant/interview/changed-answers.test.ts',
  'server/embedded/test/assistant/recognise/learned.test.ts',
  'server/embedded/test/callables/account-killed.test.ts',
  'server/embedded/test/callables/chat-killed.test.ts',
  'server/embedded/test/callables/payments-killed.test.ts',
  'server/embedded/test/killed.test.ts',
  'server/embedded/test/listings.test.ts',
  'server/embedded/test/main.test.ts',
  'server/test/fuzz/operations.test.ts',
  'server/test/main.test.ts',
  'server/test/routes/api/chat-pictures-read.test.ts',
  'server/test/routes/api/chat-pictures-size.test.ts',
  'server/test/stop-process.test.ts',
] as const
