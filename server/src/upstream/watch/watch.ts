import { wireAffiliate } from '@mestieri/shared/contracts/upstream/affiliates.ts'

import { AppError } from '../../errors.ts'
import { type CallableName, type CallableTable, callables as defaultCallables } from '../callables.ts'
import type { UpstreamClient, UpstreamLog } from '../client.ts'
import type { Timer } from '../transport/deadline.ts'
import { Fault, type FaultKind } from '../transport/fault.ts'
import { findMismatch } from '../wire/mismatch.ts'
import { count } from '../wire/read.ts'
import type { AttemptReport, DropReport } from './attempt-report.ts'

/** Looks at an upstream at the start, and warns while it does not answer by the contract. */
export interface UpstreamWatch {
  /** Makes one search without filters in the background, and repeats it every minute while it fails. */
  start(): void
  observe(report: AttemptReport): void
  observeDrop(report: DropReport): void
  close(): void
}

export interface UpstreamWatchDeps {
  readonly client: Pick<UpstreamClient, 'call'>
  readonly log: UpstreamLog & { info(fields: object, message: string): void }
  readonly callables?: CallableTable
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number
  /** Called when a search without filters gets 404. */
  readonly onAbsent?: () => void
  /** The timer of the next search; must not keep the process alive. */
  readonly timer: Timer
}

const minuteMs = 60_000
const search = 'getAffiliatesByProfession'
const context = { requestId: 'upstream-watch' }

/** The faults of an upstream that is there but is not the one of the contract. */
const foreign: ReadonlySet<FaultKind> = new Set([
  'wrong_shape',
  'html',
  'not_json',
  'empty',
  'encoded',
  'unexpected_status',
])
/** Statuses of a wrong address or a missing permission. Others may be about one visitor's request. */
const foreignStatuses: ReadonlySet<number | undefined> = new Set([401, 403, 404, 405])

/** The result of a search without filters. A bad one is repeated every minute, an odd one is said once. */
interface Sight {
  readonly verdict: 'good' | 'odd' | 'bad'
  readonly message: string
  readonly fields: object
}

const sights = {
  good: { verdict: 'good', message: 'the upstream answers searches' },
  // No fault by itself: the directory may be empty.
  empty: { verdict: 'odd', message: 'the upstream finds no professional' },
  absent: {
    verdict: 'bad',
    message: 'the upstream answers a search without filters with 404: its address may be wrong',
  },
  foreign: { verdict: 'bad', message: 'the upstream does not answer a search as the contract says' },
  silent: { verdict: 'bad', message: 'the upstream does not answer a search: it fails or cannot be reached' },
} as const satisfies Record<string, Omit<Sight, 'fields'>>

function isForeign({ kind, details }: Fault): boolean {
  return foreign.has(kind) || (kind === 'rejected' && foreignStatuses.has(details.status))
}

/** Creates a watch. It makes no call before `start`. */
export function createUpstreamWatch(deps: UpstreamWatchDeps): UpstreamWatch {
  const { client, log, callables = defaultCallables, clock, timer, onAbsent } = deps
  /** The time of the last warning of a callable and the answers since then. */
  const warnings = new Map<CallableName, { at: number; unreported: number }>()
  let state: 'off' | 'looking' | 'resting' | 'waiting' = 'off'
  let lastLook = 0
  let lastVerdict: Sight['verdict'] | null = null
  let cancel: (() => void) | null = null

  const describe = (name: CallableName) => ({ callable: name, path: callables[name].path })

  function warnOncePerMinute(name: CallableName, fields: object): void {
    const warning = warnings.get(name) ?? { at: Number.NEGATIVE_INFINITY, unreported: 0 }
    warnings.set(name, warning)
    warning.unreported += 1
    if (clock() - warning.at < minuteMs) return
    log.warn(
      { event: 'upstream_mismatch', ...describe(name), ...fields, count: warning.unreported },
      'the upstream does not answer as the contract says',
    )
    warnings.set(name, { at: clock(), unreported: 0 })
  }

  /** Makes one search without filters. */
  async function look(): Promise<Sight> {
    const request = { profession: '', location: '', page_size: 1, page_number: 1 }
    try {
      const outcome = await client.call(search, request, context)
      if (outcome.kind === 'absent') {
        onAbsent?.()
        return { ...sights.absent, fields: { outcome: 'absent', status: 404 } }
      }
      const [first] = outcome.answer.affiliates
      if (first === undefined) return { ...sights.empty, fields: { outcome: 'empty', status: 200 } }
      const mismatch = findMismatch(wireAffiliate.read, first, '/affiliates/0')
      if (mismatch) return { ...sights.foreign, fields: { outcome: 'wrong_shape', status: 200, ...mismatch } }
      const total = count(outcome.answer.total_affiliates)
      return { ...sights.good, fields: { outcome: 'found', status: 200, total } }
    } catch (error) {
      const fault = error instanceof AppError ? error.cause : error
      if (!(fault instanceof Fault)) throw error
      const sight = isForeign(fault) ? sights.foreign : sights.silent
      return { ...sight, fields: { outcome: fault.kind, ...fault.codes } }
    }
  }

  async function lookAndReport(): Promise<void> {
    state = 'looking'
    lastLook = clock()
    const { verdict, message, fields } = await look()
    // Closed meanwhile: the failure is that of the closed connection.
    if (state !== 'looking') return
    const line = {
      event: 'upstream_search',
      ...describe(search),
      ...fields,
      ms: Math.round(clock() - lastLook),
    }
    if (verdict !== 'good') log.warn(line, message)
    else if (lastVerdict !== 'good') log.info(line, message)
    lastVerdict = verdict
    state = verdict === 'bad' ? 'waiting' : 'resting'
    if (verdict === 'bad') cancel = timer(minuteMs, start)
  }

  function start(): void {
    lookAndReport().catch((error: unknown) => log.warn({ err: error }, 'the watch of the upstream ended'))
  }

  return {
    start,
    observe({ callable, result }) {
      if (result instanceof Fault && isForeign(result)) {
        warnOncePerMinute(callable, { outcome: result.kind, ...result.codes })
      }
      // A 404 to a filtered search may mean that nobody matches. A search for everybody tells.
      const isAbsent = !(result instanceof Fault) && result.kind === 'absent'
      const mayLook = state === 'resting' && clock() - lastLook >= minuteMs
      if (callable === search && isAbsent && mayLook) start()
    },
    observeDrop({ callable, mismatch }) {
      warnOncePerMinute(callable, { outcome: 'items_dropped', status: 200, ...mismatch })
    },
    close() {
      state = 'off'
      cancel?.()
    },
  }
}
