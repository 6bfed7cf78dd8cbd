import type { AppError } from '../../src/errors.ts'
import {
  type Callable,
  type CallableName,
  type CallableTable,
  callables,
  type Outcome,
} from '../../src/upstream/callables.ts'
import {
  createUpstreamClient,
  type UpstreamClient,
  type UpstreamClientDeps,
} from '../../src/upstream/client.ts'
import { startWorkingClock } from '../support/working-clock.ts'
import { startUpstreamFake, type UpstreamFake } from '../upstream-fake.ts'

export const callableNames = Object.keys(callables) as CallableName[]

/** A valid request for each callable. */
export const requests: Readonly<Record<CallableName, never>> = {
  getAffiliatesByProfession: { profession: '', location: '', page_size: 6, page_number: 1 },
  getAffiliateShopDataByUrl: { link: 'rossi' },
  getAffiliateByUid: { uid: 'u1' },
  chatWithAssistant: { content: 'ciao', service: 'caldaia' },
  retrieveAssistantMessages: { thread_id: 't1' },
  saveCustomerFiles: { thread_id: 't1', files: ['data:image/jpeg;base64,AA=='], message_index: 0 },
  createPaymentIntentByUid: { uid: 'u1' },
  createSettlementPaymentIntentByUid: { uid: 'u1' },
  createPaymentIntentByProductId: { product_id: 'p1' },
  createCheckoutSession: {},
  sessionStatus: { session_id: 's1' },
  addCommercialDataByUid: { uid: 'u1', pi: 'pi_1', cuu_pec: 'AAAAAAA', vat: '12345678903' },
  addCommercialDataByEmail: {
    pi: 'pi_1',
    cuu_pec: 'AAAAAAA',
    vat: '12345678903',
    email: 'a@example.it',
    payment_method: 'card',
  },
  getCalendarAvailabilities: { date_milli: 0 },
  addCalendarEvent: { date_time: '2026-11-23T09:30:00+01:00', contact_telephone: '+39333', test_data: true },
  validateShortToken: { short_token: 'st' },
  handleTokenValidation: { short_token: 'st' },
  sendAppNotification: { fcm_token: 'f', auth_token: 'a' },
  emailUnsubscribe: { id: '1', email: 'a@example.it', token: 'tk' },
} satisfies Record<CallableName, object> as never

/** The real table of callables, with every deadline limited to `deadline` milliseconds. */
export function shortTable(deadline: number): CallableTable {
  const shorten = (callable: Callable): Callable => ({
    ...callable,
    deadline: Math.min(deadline, callable.deadline),
  })
  return Object.fromEntries(
    Object.entries<Callable>(callables).map(([name, callable]) => [name, shorten(callable)]),
  ) as CallableTable
}

/** The fields and messages that a client logged. */
export interface LogLines {
  readonly lines: Record<string, unknown>[]
  readonly log: UpstreamClientDeps['log']
}

export function collectLog(): LogLines {
  const lines: Record<string, unknown>[] = []
  const write = (level: string) => (fields: object, message: string) => {
    lines.push({ level, message, ...fields })
  }
  return { lines, log: { debug: write('debug'), warn: write('warn') } }
}

interface Built extends Omit<LogLines, 'log'> {
  readonly fake: UpstreamFake
  readonly client: UpstreamClient
}

/**
 * Starts a fake upstream and a client with deadlines of at most 2 s and no wait between attempts. The test's
 * teardown closes both.
 */
export async function buildUpstream(
  t: { teardown(run: () => Promise<void>): void },
  options: Partial<UpstreamClientDeps> = {},
): Promise<Built> {
  const fake = await startUpstreamFake(t)
  const { lines, log } = collectLog()
  const client = createUpstreamClient({
    address: fake.address,
    callables: shortTable(2_000),
    sleep: () => Promise.resolve(),
    log,
    ...options,
  })
  t.teardown(() => client.close({ graceMs: 0 }))
  return { fake, client, lines }
}

/**
 * The result of a call. `ms` is its duration in milliseconds, without pauses of a busy machine.
 */
export interface Result {
  readonly outcome: Outcome<CallableName> | null
  readonly error: AppError | null
  readonly ms: number
}

/**
 * Makes a call with a valid request. An {@link AppError} becomes part of the result; other errors are thrown.
 */
export async function callOnce(
  client: UpstreamClient,
  name: CallableName,
  requestId = 'req-1',
): Promise<Result> {
  const ms = startWorkingClock()
  try {
    const outcome = await client.call(name, requests[name], { requestId })
    return { outcome, error: null, ms: ms() }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'AppError') throw error
    return { outcome: null, error: error as AppError, ms: ms() }
  }
}
