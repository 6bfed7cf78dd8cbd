import t from 'tap'

import { type Callable, callables, type RetryRule } from '../../src/upstream/callables.ts'

const KiB = 1024
const rows: Readonly<
  Record<string, readonly [base: string, path: string, group: string, seconds: number, retry: RetryRule]>
> = {
  getAffiliatesByProfession: ['portal', 'get_affiliates_by_profession', 'directory', 3, 'unanswered'],
  getAffiliateShopDataByUrl: ['portal', 'get_affiliate_shop_data_by_url/', 'directory', 3, 'unanswered'],
  getAffiliateByUid: ['portal', 'get_affiliate_by_uid/', 'directory', 3, 'unanswered'],
  chatWithAssistant: ['portal', 'chat_with_assistant', 'chat', 60, 'none'],
  retrieveAssistantMessages: ['portal', 'retrieve_assistant_messages', 'chat', 5, 'unanswered'],
  saveCustomerFiles: ['portal', 'save_customer_files', 'files', 45, 'none'],
  createPaymentIntentByUid: ['payments', 'create_payment_intent_by_uid', 'payments', 8, 'none'],
  createSettlementPaymentIntentByUid: [
    'payments',
    'create_settlement_payment_intent_by_uid',
    'payments',
    8,
    'none',
  ],
  createPaymentIntentByProductId: ['payments', 'create_payment_intent_by_product_id', 'payments', 8, 'none'],
  createCheckoutSession: ['payments', 'create_checkout_session', 'payments', 8, 'none'],
  sessionStatus: ['payments', 'session-status', 'payments', 5, 'unanswered'],
  addCommercialDataByUid: ['payments', 'add_commercial_data_by_payment_intent/', 'payments', 8, 'none'],
  addCommercialDataByEmail: [
    'payments',
    'add_commercial_data_by_payment_intent',
    'payments',
    4,
    { attempts: 3, backoffMs: [1_000, 2_000] },
  ],
  getCalendarAvailabilities: ['portal', 'get_calendar_availabilities/', 'bookings', 4, 'unanswered'],
  addCalendarEvent: ['portal', 'add_calendar_event/', 'bookings', 8, 'none'],
  validateShortToken: ['portal', 'validate_short_token', 'account', 5, 'none'],
  handleTokenValidation: ['portal', 'handle_token_validation', 'account', 5, 'none'],
  sendAppNotification: ['portal', 'send_app_notification', 'account', 5, 'none'],
  emailUnsubscribe: ['portal', 'email_unsubscribe/', 'account', 5, 'none'],
}

t.test(
  'the table has the addresses, deadlines and retry rules of the contract, and no other row',
  async (t) => {
    const table = Object.fromEntries(
      Object.entries<Callable>(callables).map(([name, row]) => [
        name,
        [row.base, row.path, row.group, row.deadline / 1000, row.retry],
      ]),
    )
    t.same(table, rows)
  },
)

t.test('only the billing data by email has a total deadline, of 15.5 s', async (t) => {
  for (const [name, row] of Object.entries<Callable>(callables)) {
    t.equal(row.totalDeadline, name === 'addCommercialDataByEmail' ? 15_500 : undefined, name)
  }
})

t.test('the size limit of an answer is 1 MiB, of a history 4 MiB', async (t) => {
  for (const [name, row] of Object.entries<Callable>(callables)) {
    t.equal(row.maxBytes, (name === 'retrieveAssistantMessages' ? 4 : 1) * KiB * KiB, name)
  }
})

t.test('the session status is a GET, every other callable a POST', async (t) => {
  for (const [name, row] of Object.entries<Callable>(callables)) {
    t.equal(row.method, name === 'sessionStatus' ? 'GET' : 'POST', name)
  }
})

t.test('a 404 is an answer of these callables only', async (t) => {
  const absent = Object.entries<Callable>(callables).filter(([, row]) => row.mayBeAbsent)
  t.same(
    absent.map(([name]) => name),
    [
      'getAffiliatesByProfession',
      'getAffiliateShopDataByUrl',
      'getAffiliateByUid',
      'retrieveAssistantMessages',
      'createPaymentIntentByUid',
      'createSettlementPaymentIntentByUid',
      'sessionStatus',
      'getCalendarAvailabilities',
    ],
  )
})

t.test('only the status counts for billing data, unsubscription and notification', async (t) => {
  const statusOnly = Object.entries<Callable>(callables).filter(([, row]) => row.answer === null)
  t.same(
    statusOnly.map(([name]) => name),
    ['addCommercialDataByUid', 'addCommercialDataByEmail', 'sendAppNotification', 'emailUnsubscribe'],
  )
})

t.test('a refusal with 401 or 500 is an answer of the two token validations only', async (t) => {
  for (const [name, row] of Object.entries<Callable>(callables)) {
    const validates = name === 'validateShortToken' || name === 'handleTokenValidation'
    t.same(row.refusals, validates ? [401, 500] : [], name)
  }
})
