import type { Static, TSchema } from 'typebox'

import { NotificationRequest, TokenAnswer, TokenRequest, UnsubscribeRequest } from './wire/account.ts'
import { LinkRequest, SearchAnswer, SearchRequest, UidRequest, WireAffiliate } from './wire/affiliates.ts'
import { EventAnswer, EventRequest, SlotsAnswer, SlotsRequest } from './wire/bookings.ts'
import {
  FilesAnswer,
  FilesRequest,
  HistoryAnswer,
  HistoryRequest,
  MessageAnswer,
  MessageRequest,
} from './wire/chat.ts'
import {
  BillingByEmailRequest,
  BillingByUidRequest,
  CheckoutSessionAnswer,
  EmptyRequest,
  IntentAnswer,
  ProductRequest,
  SessionStatusAnswer,
  SessionStatusRequest,
} from './wire/payments.ts'

/** Calls of one group share connections, a concurrency limit and a circuit. */
export type Group = 'directory' | 'chat' | 'files' | 'payments' | 'bookings' | 'account'

/** Up to `attempts` attempts, with the waits of `backoffMs` (milliseconds) between them. */
export interface Backoff {
  readonly attempts: number
  readonly backoffMs: readonly number[]
}

/**
 * When a failed call is repeated.
 * - `none`: never.
 * - `unanswered`: once, if the connection broke before a response began.
 * - {@link Backoff}: after a transient fault, that is a broken connection, a timeout, 429 or 5xx.
 */
export type RetryRule = 'none' | 'unanswered' | Backoff

/** One function of the upstream: its address, its request and answer, and its limits. */
export interface Callable {
  readonly base: 'portal' | 'payments'
  /** As upstream spells it; a trailing slash matters. */
  readonly path: string
  /** A GET sends its request as the query string, a POST as a JSON body. */
  readonly method: 'GET' | 'POST'
  readonly group: Group
  /** Milliseconds for one attempt: queue, connection, headers and body. */
  readonly deadline: number
  /** Milliseconds for all attempts and the waits between them. Default: `deadline`. */
  readonly totalDeadline?: number
  readonly retry: RetryRule
  /** The maximum size of the answer, in bytes. */
  readonly maxBytes: number
  readonly request: TSchema
  /** Null if only the status counts: any 200 that is not HTML is a success. */
  readonly answer: TSchema | null
  /** Whether a 404 is an answer ('not found') and not a fault. */
  readonly mayBeAbsent: boolean
  /**
   * Statuses that are answers and not faults. The caller gets the status and one of {@link tokenMessages}.
   */
  readonly refusals: readonly number[]
}

const MiB = 1024 * 1024
const portal = { base: 'portal', method: 'POST', mayBeAbsent: false, refusals: [] } as const
const payments = { ...portal, base: 'payments', group: 'payments' } as const
const directory = {
  ...portal,
  group: 'directory',
  deadline: 3_000,
  retry: 'unanswered',
  maxBytes: MiB,
  mayBeAbsent: true,
} as const
const account = { ...portal, group: 'account', deadline: 5_000, retry: 'none', maxBytes: MiB } as const
const intent = {
  ...payments,
  deadline: 8_000,
  retry: 'none',
  maxBytes: MiB,
  answer: IntentAnswer,
} as const

/** Every callable of the upstream (contract.md, sections 4 and 5; specification, section 7). */
export const callables = {
  getAffiliatesByProfession: {
    ...directory,
    path: 'get_affiliates_by_profession',
    request: SearchRequest,
    answer: SearchAnswer,
  },
  getAffiliateShopDataByUrl: {
    ...directory,
    path: 'get_affiliate_shop_data_by_url/',
    request: LinkRequest,
    answer: WireAffiliate,
  },
  getAffiliateByUid: {
    ...directory,
    path: 'get_affiliate_by_uid/',
    request: UidRequest,
    answer: WireAffiliate,
  },

  chatWithAssistant: {
    ...portal,
    path: 'chat_with_assistant',
    group: 'chat',
    deadline: 60_000,
    retry: 'none',
    maxBytes: MiB,
    request: MessageRequest,
    answer: MessageAnswer,
  },
  retrieveAssistantMessages: {
    ...portal,
    path: 'retrieve_assistant_messages',
    group: 'chat',
    deadline: 5_000,
    retry: 'unanswered',
    maxBytes: 4 * MiB,
    request: HistoryRequest,
    answer: HistoryAnswer,
    mayBeAbsent: true,
  },
  saveCustomerFiles: {
    ...portal,
    path: 'save_customer_files',
    group: 'files',
    deadline: 45_000,
    retry: 'none',
    maxBytes: MiB,
    request: FilesRequest,
    answer: FilesAnswer,
  },

  createPaymentIntentByUid: {
    ...intent,
    path: 'create_payment_intent_by_uid',
    request: UidRequest,
    mayBeAbsent: true,
  },
  createSettlementPaymentIntentByUid: {
    ...intent,
    path: 'create_settlement_payment_intent_by_uid',
    request: UidRequest,
    mayBeAbsent: true,
  },
  createPaymentIntentByProductId: {
    ...intent,
    path: 'create_payment_intent_by_product_id',
    request: ProductRequest,
  },
  createCheckoutSession: {
    ...payments,
    path: 'create_checkout_session',
    deadline: 8_000,
    retry: 'none',
    maxBytes: MiB,
    request: EmptyRequest,
    answer: CheckoutSessionAnswer,
  },
  sessionStatus: {
    ...payments,
    path: 'session-status',
    method: 'GET',
    deadline: 5_000,
    retry: 'unanswered',
    maxBytes: MiB,
    request: SessionStatusRequest,
    answer: SessionStatusAnswer,
    mayBeAbsent: true,
  },
  addCommercialDataByUid: {
    ...payments,
    path: 'add_commercial_data_by_payment_intent/',
    deadline: 8_000,
    retry: 'none',
    maxBytes: MiB,
    request: BillingByUidRequest,
    answer: null,
  },
  addCommercialDataByEmail: {
    ...payments,
    path: 'add_commercial_data_by_payment_intent',
    deadline: 4_000,
    totalDeadline: 15_500,
    retry: { attempts: 3, backoffMs: [1_000, 2_000] },
    maxBytes: MiB,
    request: BillingByEmailRequest,
    answer: null,
  },

  getCalendarAvailabilities: {
    ...portal,
    path: 'get_calendar_availabilities/',
    group: 'bookings',
    deadline: 4_000,
    retry: 'unanswered',
    maxBytes: MiB,
    request: SlotsRequest,
    answer: SlotsAnswer,
    mayBeAbsent: true,
  },
  addCalendarEvent: {
    ...portal,
    path: 'add_calendar_event/',
    group: 'bookings',
    deadline: 8_000,
    retry: 'none',
    maxBytes: MiB,
    request: EventRequest,
    answer: EventAnswer,
  },

  validateShortToken: {
    ...account,
    path: 'validate_short_token',
    request: TokenRequest,
    answer: TokenAnswer,
    refusals: [401, 500],
  },
  handleTokenValidation: {
    ...account,
    path: 'handle_token_validation',
    request: TokenRequest,
    answer: TokenAnswer,
    refusals: [401, 500],
  },
  sendAppNotification: {
    ...account,
    path: 'send_app_notification',
    request: NotificationRequest,
    answer: null,
  },
  emailUnsubscribe: {
    ...account,
    path: 'email_unsubscribe/',
    request: UnsubscribeRequest,
    answer: null,
  },
} as const satisfies Record<string, Callable>

export type CallableName = keyof typeof callables

/** The type of a table of callables; tests use tables with shorter deadlines. */
export type CallableTable = Readonly<Record<CallableName, Callable>>

export type RequestOf<Name extends CallableName> = Static<(typeof callables)[Name]['request']>

/** The checked body of a successful answer; null if only the status counts. */
export type AnswerOf<Name extends CallableName> = (typeof callables)[Name]['answer'] extends infer Answer
  ? Answer extends TSchema
    ? Static<Answer>
    : null
  : never

/** The upstream's messages about a refused token that visitors may see (specification, section 8). */
export const tokenMessages = ['Expired Token', 'Token is invalid', 'Invalid data'] as const
export type TokenMessage = (typeof tokenMessages)[number]

type Absent<Name extends CallableName> = (typeof callables)[Name]['mayBeAbsent'] extends true
  ? { readonly kind: 'absent' }
  : never

type Refused<Name extends CallableName> = (typeof callables)[Name]['refusals'] extends readonly []
  ? never
  : { readonly kind: 'refused'; readonly status: number; readonly message: TokenMessage | null }

/** The outcome of a call that did not fail. The callable's row decides which of these kinds can occur. */
export type Outcome<Name extends CallableName> =
  | { readonly kind: 'answer'; readonly answer: AnswerOf<Name> }
  | Absent<Name>
  | Refused<Name>
