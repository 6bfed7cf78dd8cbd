import { setTimeout as wait } from 'node:timers/promises'

import { keysOf, recordOf } from '@mestieri/shared/records.ts'

import type { UpstreamAddress } from '../config/config.ts'
import {
  type Callable,
  type CallableName,
  type CallableTable,
  callables as defaultCallables,
  type Group,
  type Outcome,
  type RequestOf,
} from './callables.ts'
import type { TraceContext } from './trace-context.ts'
import { type AnyOutcome, createAnswerReader } from './transport/answer.ts'
import { type CallGroup, createCallGroup } from './transport/call-group.ts'
import type { CircuitState } from './transport/circuit.ts'
import { nodeTimer, type Timer, withDeadline } from './transport/deadline.ts'
import { Fault } from './transport/fault.ts'
import { maxConcurrentByGroup } from './transport/pools.ts'
import { createRetryBudget } from './transport/retry/retry-budget.ts'
import { retryWait } from './transport/retry/retry-rule.ts'
import type { StreamedRequest } from './transport/streamed-request.ts'
import type { AttemptReport, DropReport } from './watch/attempt-report.ts'
import type { Mismatch } from './wire/mismatch.ts'

/** The data of the visitor's request that accompanies an upstream call. */
export interface CallContext {
  /** Sent upstream as `x-request-id` and logged with the call. */
  readonly requestId: string
  /** Sent upstream, so that its spans join the visitor's trace. */
  readonly trace?: TraceContext | undefined
  /** Aborts when the visitor has left. It cancels reads; a write goes on (security.md, UF-14). */
  readonly signal?: AbortSignal | undefined
  /** Whether the process is overloaded: a call is refused, so that only caches answer. */
  readonly isShed?: boolean
}

/** The part of a pino logger that the client writes to. */
export interface UpstreamLog {
  debug(fields: object, message: string): void
  warn(fields: object, message: string): void
}

/** The client for every callable of the contract. */
export interface UpstreamClient {
  /**
   * Makes one call with its retries and resolves with a checked answer. It settles within the callable's
   * `totalDeadline`, or its `deadline` if it has no total one.
   *
   * @param request the callable's request: a value, or a stream of its JSON if it is large
   * @throws {AppError} `upstream_failed`, `upstream_timeout` or `upstream_unavailable` (with `retryAfter`),
   * by the fault table of contract.md, section 4. Its text never contains text of the upstream.
   */
  call<Name extends CallableName>(
    name: Name,
    request: RequestOf<Name> | StreamedRequest,
    context: CallContext,
  ): Promise<Outcome<Name>>
  /** Reports how many items of an answer were dropped as invalid, and why the first one was. */
  dropped(name: CallableName, count: number, mismatch: Mismatch, context: CallContext): void
  circuits(): Readonly<Record<Group, CircuitState>>
  /** The calls under way and waiting, by `upstream_` and the group's name. */
  loads(): Readonly<Record<string, ReturnType<CallGroup['load']>>>
  /**
   * Refuses new calls, waits up to `graceMs` (default 2 s) for calls in flight, then closes all connections.
   */
  close(options?: { graceMs?: number }): Promise<void>
}

export interface UpstreamClientDeps {
  readonly address: UpstreamAddress
  readonly log: UpstreamLog
  readonly callables?: CallableTable
  /** The maximum of concurrent calls per group; up to twice as many wait. */
  readonly maxConcurrent?: Readonly<Record<Group, number>>
  /** Called after each attempt. */
  readonly onAttempt?: (report: AttemptReport) => void
  /** Called when items of an answer were dropped as invalid. */
  readonly onDrop?: (report: DropReport) => void
  /** Milliseconds of a monotonic clock. */
  readonly clock?: () => number
  /** At least 0, below 1; for the jitter of retries. */
  readonly random?: () => number
  /** Resolves after `ms` milliseconds; the wait between two attempts. */
  readonly sleep?: (ms: number) => Promise<unknown>
  /** The timer for deadlines. */
  readonly timer?: Timer
}

interface Call {
  readonly name: CallableName
  readonly request: object
  readonly context: CallContext
}

// Node's timers may fire up to a millisecond early, and a wait must not be shorter than the backoff.
const nodeSleep = (ms: number) => wait(Math.ceil(ms) + 1)

/**
 * Creates the client of one upstream, with its connections, circuits and retry budget. It opens no connection
 * before the first call.
 */
export function createUpstreamClient(deps: UpstreamClientDeps): UpstreamClient {
  const { address, log, callables = defaultCallables, maxConcurrent = maxConcurrentByGroup } = deps
  const { onAttempt, onDrop } = deps
  const { clock = () => performance.now(), random = Math.random, sleep = nodeSleep, timer = nodeTimer } = deps
  const groups = recordOf(keysOf(maxConcurrent), (group) =>
    createCallGroup({ group, address, maxConcurrent: maxConcurrent[group], clock, timer }),
  )
  const readers = recordOf(keysOf(callables), (name) => createAnswerReader(callables[name]))
  const budget = createRetryBudget({ clock })
  const inFlight = new Set<Promise<unknown>>()
  let closing = false

  const reportAttempt = (
    { name, context }: Call,
    attempt: number,
    startedAt: number,
    result: AnyOutcome | Fault,
  ) => {
    const { group, path }: Callable = callables[name]
    const ms = clock() - startedAt
    onAttempt?.({ callable: name, group, attempt, ms, result })
    const fields = {
      callable: name,
      outcome: result.kind,
      attempt,
      ms: Math.round(ms),
      requestId: context.requestId,
    }
    if (result instanceof Fault && result.kind !== 'cancelled')
      log.warn({ ...fields, path, ...result.codes }, 'upstream call failed')
    else log.debug(fields, 'upstream call')
  }

  const runAttempt = async (call: Call, ms: number, attempt: number) => {
    const callable: Callable = callables[call.name]
    const startedAt = clock()
    const work = (signal: AbortSignal) =>
      groups[callable.group].run({
        callable,
        request: call.request,
        requestId: call.context.requestId,
        trace: call.context.trace,
        signal,
        read: readers[call.name],
      })
    try {
      const leave = callable.isRead ? call.context.signal : undefined
      const outcome = await withDeadline(ms, timer, work, leave)
      reportAttempt(call, attempt, startedAt, outcome)
      return outcome
    } catch (error) {
      if (error instanceof Fault) reportAttempt(call, attempt, startedAt, error)
      throw error
    }
  }

  const callWithRetries = async (call: Call): Promise<AnyOutcome> => {
    const { deadline, totalDeadline = deadline, retry }: Callable = callables[call.name]
    const endsAt = clock() + totalDeadline
    budget.countCall()
    for (let attempt = 1; ; attempt++) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- an attempt follows the failure of the one before
        return await runAttempt(call, Math.min(deadline, endsAt - clock()), attempt)
      } catch (error) {
        if (!(error instanceof Fault)) throw error
        const waitMs = retryWait(retry, error, attempt, random)
        if (waitMs === null || clock() + waitMs >= endsAt || !budget.takeRetry()) throw error.toAppError()
        // oxlint-disable-next-line no-await-in-loop -- see above
        if (waitMs > 0) await sleep(waitMs)
      }
    }
  }

  return {
    async call<Name extends CallableName>(
      name: Name,
      request: RequestOf<Name> | StreamedRequest,
      context: CallContext,
    ) {
      if (closing) throw new Fault('closed').toAppError()
      if (context.isShed) throw new Fault('shed', { retryAfter: 2 }).toAppError()
      const work = callWithRetries({ name, request, context })
      inFlight.add(work)
      try {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each callable has its own reader
        return (await work) as Outcome<Name>
      } finally {
        inFlight.delete(work)
      }
    },

    dropped(name, count, mismatch, context) {
      log.warn(
        { callable: name, outcome: 'items_dropped', count, ...mismatch, requestId: context.requestId },
        'upstream call',
      )
      onDrop?.({ callable: name, count, mismatch })
    },

    circuits: () => recordOf(keysOf(groups), (group) => groups[group].state()),

    loads: () =>
      Object.fromEntries(Object.entries(groups).map(([group, calls]) => [`upstream_${group}`, calls.load()])),

    async close({ graceMs = 2_000 } = {}) {
      closing = true
      const grace = Promise.withResolvers<void>()
      const cancel = timer(graceMs, grace.resolve)
      await Promise.race([Promise.allSettled(inFlight), grace.promise])
      cancel()
      await Promise.all(Object.values(groups).map((group) => group.close()))
    },
  }
}
