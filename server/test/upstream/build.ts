import { monitorEventLoopDelay } from 'node:perf_hooks'

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
import { startUpstreamFake, type UpstreamFake } from '../upstream-fake.ts'

export const callableNames = Object.keys(callables) as CallableName[]

/** A request of each callable that its schema allows. */
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

/** The real table with every deadline at most `deadline` milliseconds. */
export function shortTable(deadline: number): CallableTable {
  const shorten = (callable: Callable): Callable => ({
    ...callable,
    deadline: Math.min(deadline, callable.deadline),
  })
  return Object.fromEntries(
    Object.entries<Callable>(callables).map(([name, callable]) => [name, shorten(callable)]),
  ) as CallableTable
}

/** Every log line of a client, as it would be written. */
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

/** A fake upstream and a client of it that waits 2 s at most and never between tries; both end with the test. */
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

/** How a call came out, and the milliseconds it took, those aside in which the busy machine ran nothing at all. */
export interface Result {
  readonly outcome: Outcome<CallableName> | null
  readonly error: AppError | null
  readonly ms: number
}

/** Makes a call with a request that fits; an {@link AppError} is a result, anything else is thrown. */
export async function callOnce(
  client: UpstreamClient,
  name: CallableName,
  requestId = 'req-1',
): Promise<Result> {
  const lag = monitorEventLoopDelay({ resolution: 10 })
  lag.enable()
  const startedAt = performance.now()
  const ms = () => {
    const passed = performance.now() - startedAt
    lag.disable()
    return passed - lag.max / 1e6
  }
  try {
    const outcome = await client.call(name, requests[name], { requestId })
    return { outcome, error: null, ms: ms() }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'AppError') throw error
    return { outcome: null, error: error as AppError, ms: ms() }
  }
}
