import type { TokenMessage } from '@mestieri/shared/contracts/upstream/account.ts'
import {
  type CallableContract,
  callableContracts,
  type CallableName,
  type ReadAnswer,
  type WrittenRequest,
} from '@mestieri/shared/contracts/upstream/callables.ts'

export type { CallableName } from '@mestieri/shared/contracts/upstream/callables.ts'

/** Calls of one group share connections, an in-flight cap and a circuit, and fail together. */
export type Group = 'directory' | 'chat' | 'files' | 'payments' | 'bookings' | 'account'

/**
 * `none`: sent once. `unanswered`: once more when the connection broke before an answer began.
 * `patient`: twice more, after 1 s and 2 s, on a broken connection, a time-out, 429 or 5xx.
 */
export type RetryRule = 'none' | 'unanswered' | 'patient'

/** How long, how often and beside which others a callable is asked (api.md, section 4). */
export interface CallPolicy {
  readonly group: Group
  /** Milliseconds for one whole exchange: queue, connection, headers and body. */
  readonly deadline: number
  /** Milliseconds for all tries with their waits; the deadline where there is none. */
  readonly totalDeadline?: number
  readonly retry: RetryRule
  /** The longest answer that is read, in bytes. */
  readonly maxBytes: number
}

/** One upstream function: its wire contract, and how the client asks it. */
export interface Callable extends CallableContract, CallPolicy {}

const MiB = 1024 * 1024
const once = { deadline: 8_000, retry: 'none', maxBytes: MiB } as const
const directory = { group: 'directory', deadline: 3_000, retry: 'unanswered', maxBytes: MiB } as const
const payments = { ...once, group: 'payments' } as const
const account = { ...once, group: 'account', deadline: 5_000 } as const

const policies: Readonly<Record<CallableName, CallPolicy>> = {
  getAffiliatesByProfession: directory,
  getAffiliateShopDataByUrl: directory,
  getAffiliateByUid: directory,

  chatWithAssistant: { ...once, group: 'chat', deadline: 60_000 },
  retrieveAssistantMessages: { group: 'chat', deadline: 5_000, retry: 'unanswered', maxBytes: 4 * MiB },
  saveCustomerFiles: { ...once, group: 'files', deadline: 45_000 },

  createPaymentIntentByUid: payments,
  createSettlementPaymentIntentByUid: payments,
  createPaymentIntentByProductId: payments,
  createCheckoutSession: payments,
  sessionStatus: { ...payments, deadline: 5_000, retry: 'unanswered' },
  addCommercialDataByUid: payments,
  addCommercialDataByEmail: { ...payments, deadline: 4_000, totalDeadline: 15_500, retry: 'patient' },

  getCalendarAvailabilities: { ...once, group: 'bookings', deadline: 4_000, retry: 'unanswered' },
  addCalendarEvent: { ...once, group: 'bookings' },

  validateShortToken: account,
  handleTokenValidation: account,
  sendAppNotification: account,
  emailUnsubscribe: account,
}

/** The table's shape: the real one, or one with other deadlines. */
export type CallableTable = Readonly<Record<CallableName, Callable>>

/** Every callable of the upstream (api.md, sections 4 and 5; specification, section 7). */
export const callables: CallableTable = Object.fromEntries<Callable>(
  (Object.keys(callableContracts) as CallableName[]).map((name) => [
    name,
    { ...callableContracts[name], ...policies[name] },
  ]),
) as CallableTable

type Contract<Name extends CallableName> = (typeof callableContracts)[Name]

export type RequestOf<Name extends CallableName> = WrittenRequest<Contract<Name>>

/** The checked body of a good answer; null where only the status counts. */
export type AnswerOf<Name extends CallableName> = ReadAnswer<Contract<Name>>

type Absent<Name extends CallableName> = Contract<Name>['mayBeAbsent'] extends true
  ? { readonly kind: 'absent' }
  : never

type Refused<Name extends CallableName> = Contract<Name>['refusals'] extends readonly []
  ? never
  : { readonly kind: 'refused'; readonly status: number; readonly message: TokenMessage | null }

/** What a call comes to when it does not fail; which of these a callable can have stands in its row. */
export type Outcome<Name extends CallableName> =
  | { readonly kind: 'answer'; readonly answer: AnswerOf<Name> }
  | Absent<Name>
  | Refused<Name>
