import type { TokenMessage } from '@mestieri/shared/contracts/upstream/account.ts'
import {
  type CallableContract,
  callableContracts,
  type CallableName,
  type ReadAnswer,
  type WrittenRequest,
} from '@mestieri/shared/contracts/upstream/callables.ts'
import { keysOf, recordOf } from '@mestieri/shared/records.ts'

export type { CallableName } from '@mestieri/shared/contracts/upstream/callables.ts'

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

/** The limits of a callable's calls (contract.md, section 4). */
export interface CallPolicy {
  readonly group: Group
  /** Milliseconds for one attempt: queue, connection, headers and body. */
  readonly deadline: number
  /** Milliseconds for all attempts and the waits between them. Default: `deadline`. */
  readonly totalDeadline?: number
  readonly retry: RetryRule
  /** Whether the call only reads: it is cancelled when the visitor leaves. */
  readonly isRead?: true
  /** The maximum size of the answer, in bytes. */
  readonly maxBytes: number
  /**
   * Whether the call is about one record, such as a professional or a conversation. Its 401 or wrong shape
   * may be the fault of that record, so it does not count for the circuit. Default: false.
   */
  readonly aboutOneRecord?: boolean
}

/** One function of the upstream: its wire contract and its limits. */
export interface Callable extends CallableContract, CallPolicy {}

const MiB = 1024 * 1024
const once = { deadline: 8_000, retry: 'none', maxBytes: MiB } as const
const read = { retry: 'unanswered', maxBytes: MiB, isRead: true } as const
const directory = { ...read, group: 'directory', deadline: 3_000 } as const
const payments = { ...once, group: 'payments' } as const
const account = { ...once, group: 'account', deadline: 5_000, aboutOneRecord: true } as const
const aboutOneRecord = true

const policies: Readonly<Record<CallableName, CallPolicy>> = {
  getAffiliatesByProfession: directory,
  getAffiliateShopDataByUrl: { ...directory, aboutOneRecord },
  getAffiliateByUid: { ...directory, aboutOneRecord },

  chatWithAssistant: { ...once, group: 'chat', deadline: 60_000 },
  retrieveAssistantMessages: { ...read, group: 'chat', deadline: 5_000, maxBytes: 4 * MiB, aboutOneRecord },
  saveCustomerFiles: { ...once, group: 'files', deadline: 45_000 },

  createPaymentIntentByUid: { ...payments, aboutOneRecord },
  createSettlementPaymentIntentByUid: { ...payments, aboutOneRecord },
  createPaymentIntentByProductId: payments,
  createCheckoutSession: payments,
  sessionStatus: { ...read, group: 'payments', deadline: 5_000, aboutOneRecord },
  addCommercialDataByUid: { ...payments, aboutOneRecord },
  addCommercialDataByEmail: {
    ...payments,
    aboutOneRecord,
    deadline: 4_000,
    totalDeadline: 15_500,
    retry: { attempts: 3, backoffMs: [1_000, 2_000] },
  },

  getCalendarAvailabilities: { ...read, group: 'bookings', deadline: 4_000 },
  addCalendarEvent: { ...once, group: 'bookings' },

  validateShortToken: account,
  handleTokenValidation: account,
  sendAppNotification: account,
  emailUnsubscribe: account,
}

/** The type of a table of callables; tests use tables with shorter deadlines. */
export type CallableTable = Readonly<Record<CallableName, Callable>>

/** Every callable of the upstream (contract.md, sections 4 and 5; specification, section 7). */
export const callables: CallableTable = recordOf(keysOf(callableContracts), (name) => ({
  ...callableContracts[name],
  ...policies[name],
}))

type Contract<Name extends CallableName> = (typeof callableContracts)[Name]

export type RequestOf<Name extends CallableName> = WrittenRequest<Contract<Name>>

/** The checked body of a successful answer; null if only the status counts. */
export type AnswerOf<Name extends CallableName> = ReadAnswer<Contract<Name>>

type Absent<Name extends CallableName> = Contract<Name>['mayBeAbsent'] extends true
  ? { readonly kind: 'absent' }
  : never

type Refused<Name extends CallableName> = Contract<Name>['refusals'] extends readonly []
  ? never
  : { readonly kind: 'refused'; readonly status: number; readonly message: TokenMessage | null }

/** The outcome of a call that did not fail. The callable's row decides which of these kinds can occur. */
export type Outcome<Name extends CallableName> =
  | { readonly kind: 'answer'; readonly answer: AnswerOf<Name> }
  | Absent<Name>
  | Refused<Name>
