import type { Static } from 'typebox'

import * as account from './account.ts'
import * as affiliates from './affiliates.ts'
import * as bookings from './bookings.ts'
import * as chat from './chat.ts'
import * as payments from './payments.ts'
import * as sandbox from './sandbox.ts'
import type { WireShape } from './wire-shape.ts'

/** One function of the upstream on the wire: its address, its request and its answer. */
export interface CallableContract {
  readonly base: 'portal' | 'payments'
  /** As upstream spells it; a trailing slash matters. */
  readonly path: string
  /** A GET sends its request as the query string, a POST as a JSON body. */
  readonly method: 'GET' | 'POST'
  readonly request: WireShape
  /** Null if only the status counts: any 200 that is not HTML is a success. */
  readonly answer: WireShape | null
  /** Whether a 404 is an answer ('not found') and not a fault. */
  readonly mayBeAbsent: boolean
  /** Statuses that are answers and not faults. The client passes on the status and one of `tokenMessages`. */
  readonly refusals: readonly number[]
}

const portal = { base: 'portal', method: 'POST', mayBeAbsent: false, refusals: [] } as const
const payment = { ...portal, base: 'payments' } as const
const tokenRefusals = [401, 500] as const

/**
 * The wire contract of the upstream (contract.md, section 5; specification, section 7). The BFF's client and the
 * embedded upstream are both made from this table.
 */
export const callableContracts = {
  getAffiliatesByProfession: {
    ...portal,
    path: 'get_affiliates_by_profession',
    request: affiliates.searchRequest,
    answer: affiliates.searchAnswer,
    mayBeAbsent: true,
  },
  getAffiliateShopDataByUrl: {
    ...portal,
    path: 'get_affiliate_shop_data_by_url/',
    request: affiliates.linkRequest,
    answer: affiliates.wireAffiliate,
    mayBeAbsent: true,
  },
  getAffiliateByUid: {
    ...portal,
    path: 'get_affiliate_by_uid/',
    request: affiliates.uidRequest,
    answer: affiliates.wireAffiliate,
    mayBeAbsent: true,
  },

  chatWithAssistant: {
    ...portal,
    path: 'chat_with_assistant',
    request: chat.messageRequest,
    answer: chat.messageAnswer,
  },
  retrieveAssistantMessages: {
    ...portal,
    path: 'retrieve_assistant_messages',
    request: chat.historyRequest,
    answer: chat.historyAnswer,
    mayBeAbsent: true,
  },
  saveCustomerFiles: {
    ...portal,
    path: 'save_customer_files',
    request: chat.filesRequest,
    answer: chat.filesAnswer,
  },

  createPaymentIntentByUid: {
    ...payment,
    path: 'create_payment_intent_by_uid',
    request: payments.uidRequest,
    answer: payments.intentAnswer,
    mayBeAbsent: true,
  },
  createSettlementPaymentIntentByUid: {
    ...payment,
    path: 'create_settlement_payment_intent_by_uid',
    request: payments.uidRequest,
    answer: payments.intentAnswer,
    mayBeAbsent: true,
  },
  createPaymentIntentByProductId: {
    ...payment,
    path: 'create_payment_intent_by_product_id',
    request: payments.productRequest,
    answer: payments.intentAnswer,
  },
  createCheckoutSession: {
    ...payment,
    path: 'create_checkout_session',
    request: payments.emptyRequest,
    answer: payments.checkoutSessionAnswer,
  },
  sessionStatus: {
    ...payment,
    path: 'session-status',
    method: 'GET',
    request: payments.sessionStatusRequest,
    answer: payments.sessionStatusAnswer,
    mayBeAbsent: true,
  },
  // The slash alone tells the two variants of the billing data apart.
  addCommercialDataByUid: {
    ...payment,
    path: 'add_commercial_data_by_payment_intent/',
    request: payments.billingByUidRequest,
    answer: null,
  },
  addCommercialDataByEmail: {
    ...payment,
    path: 'add_commercial_data_by_payment_intent',
    request: payments.billingByEmailRequest,
    answer: null,
  },

  getCalendarAvailabilities: {
    ...portal,
    path: 'get_calendar_availabilities/',
    request: bookings.slotsRequest,
    answer: bookings.slotsAnswer,
    mayBeAbsent: true,
  },
  addCalendarEvent: {
    ...portal,
    path: 'add_calendar_event/',
    request: bookings.eventRequest,
    answer: bookings.eventAnswer,
  },

  validateShortToken: {
    ...portal,
    path: 'validate_short_token',
    request: account.tokenRequest,
    answer: account.tokenAnswer,
    refusals: tokenRefusals,
  },
  handleTokenValidation: {
    ...portal,
    path: 'handle_token_validation',
    request: account.tokenRequest,
    answer: account.tokenAnswer,
    refusals: tokenRefusals,
  },
  sendAppNotification: {
    ...portal,
    path: 'send_app_notification',
    request: account.notificationRequest,
    answer: null,
  },
  emailUnsubscribe: {
    ...portal,
    path: 'email_unsubscribe/',
    request: account.unsubscribeRequest,
    answer: null,
  },
} as const satisfies Record<string, CallableContract>

const sandboxCall = { ...payment, answer: sandbox.stateAnswer, mayBeAbsent: true } as const

/**
 * What the embedded upstream's test mode offers beside the callables of the contract. The real card provider's form
 * asks the provider, so no other upstream has them (docs/decisions/0010).
 */
export const sandboxContracts = {
  confirm: { ...sandboxCall, path: 'sandbox/confirmations', request: sandbox.confirmationRequest },
  authenticate: { ...sandboxCall, path: 'sandbox/authentications', request: sandbox.authenticationRequest },
  state: { ...sandboxCall, path: 'sandbox/states', request: sandbox.stateRequest },
} as const satisfies Record<string, CallableContract>

export type CallableName = keyof typeof callableContracts

type AnswerEnd<
  Contract extends CallableContract,
  End extends keyof WireShape,
> = Contract['answer'] extends WireShape ? Static<Contract['answer'][End]> : null

/** What the BFF sends. */
export type WrittenRequest<Contract extends CallableContract> = Static<Contract['request']['written']>
/** What an upstream must accept. */
export type ReadRequest<Contract extends CallableContract> = Static<Contract['request']['read']>
/** What an upstream answers; null where only the status counts. */
export type WrittenAnswer<Contract extends CallableContract> = AnswerEnd<Contract, 'written'>
/** What the BFF accepts; null where only the status counts. */
export type ReadAnswer<Contract extends CallableContract> = AnswerEnd<Contract, 'read'>
