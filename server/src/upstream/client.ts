import { setTimeout as wait } from 'node:timers/promises'

import type { UpstreamAddress } from '../config.ts'
import {
  type Callable,
  type CallableName,
  type CallableTable,
  callables as everyCallable,
  type Group,
  type Outcome,
  type RequestOf,
} from './callables.ts'
import { type AnyOutcome, createAnswerReader } from './transport/answer.ts'
import { type CallGroup, createCallGroup } from './transport/call-group.ts'
import type { CircuitState } from './transport/circuit.ts'
import { type Timer, withDeadline } from './transport/deadline.ts'
import { Fault } from './transport/fault.ts'
import { groupPlaces } from './transport/pools.ts'
import { createRetryBudget } from './transport/retry-budget.ts'
import { retryWait } from './transport/retry-rule.ts'
import type { StreamedRequest } from './transport/streamed-request.ts'

/** What every upstream call carries of the request it serves. */
export interface CallContext {
  /** Sent upstream as `x-request-id`, and part of every log line of the call. */
  readonly requestId: string
}

/** The part of a pino logger that the client writes to. */
export interface UpstreamLog {
  debug(fields: object, message: string): void
  warn(fields: object, message: string): void
}

/** The one way to the upstream. */
export interface UpstreamClient {
  /**
   * Makes one call, tries included, and resolves with a checked answer within the callable's deadline.
   *
   * @param request what the callable takes, as a value or, where it is large, as a stream of its JSON
   * @throws {AppError} `upstream_failed`, `upstream_timeout` or `upstream_unavailable` (with `retryAfter`), by
   * the fault table of api.md, section 4. Its text never holds anything of the upstream's.
   */
  call<Name extends CallableName>(
    name: Name,
    request: RequestOf<Name> | StreamedRequest,
    context: CallContext,
  ): Promise<Outcome<Name>>
  /** Reports items of an answer that were left out; none is no report. */
  dropped(name: CallableName, count: number, context: CallContext): void
  circuits(): Readonly<Record<Group, CircuitState>>
  /** Refuses new calls, waits for those under way, at most `graceMs` (2 s), and closes every connection. */
  close(options?: { graceMs?: number }): Promise<void>
}

export interface UpstreamClientDeps {
  readonly address: UpstreamAddress
  readonly log: UpstreamLog
  readonly callables?: CallableTable
  /** How many calls of each group may be under way; twice as many may wait. */
  readonly places?: Readonly<Record<Group, number>>
  /** Hears how many items of an answer were left out because they did not fit. */
  readonly onDrop?: (name: CallableName, count: number) => void
  /** Milliseconds on a clock that never goes back. */
  readonly clock?: () => number
  /** At least 0, below 1. */
  readonly random?: () => number
  /** Waits between two tries, in milliseconds. */
  readonly sleep?: (ms: number) => Promise<unknown>
  /** Ends a try at its deadline. */
  readonly timer?: Timer
}

interface Call {
  readonly name: CallableName
  readonly request: object
  readonly context: CallContext
}

// A timer may fire up to a millisecond early, and a pause is never to be shorter than promised.
const nodeSleep = (ms: number) => wait(Math.ceil(ms) + 1)

const nodeTimer: Timer = (ms, run) => {
  const timeout = setTimeout(run, ms)
  return () => clearTimeout(timeout)
}

const mapRecord = <Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  map: (key: Key, value: From) => To,
): Readonly<Record<Key, To>> =>
  Object.fromEntries(
    Object.entries<From>(record).map(([key, value]) => [key, map(key as Key, value)]),
  ) as Record<Key, To>

/** Makes the client of one upstream: its connections, circuits and retry budget. Nothing is connected yet. */
export function createUpstreamClient(deps: UpstreamClientDeps): UpstreamClient {
  const { address, log, callables = everyCallable, places = groupPlaces, onDrop } = deps
  const { clock = () => performance.now(), random = Math.random, sleep = nodeSleep, timer = nodeTimer } = deps
  const groups = mapRecord(places, (group, count) =>
    createCallGroup({ group, address, places: count, clock }),
  )
  const readers = mapRecord(callables, (_name, callable) => createAnswerReader(callable))
  const budget = createRetryBudget({ clock })
  const underWay = new Set<Promise<unknown>>()
  let closing = false

  const logTry = (
    { name, context }: Call,
    attempt: number,
    startedAt: number,
    result: AnyOutcome | Fault,
  ) => {
    const fields = {
      callable: name,
      outcome: result.kind,
      attempt,
      ms: Math.round(clock() - startedAt),
      requestId: context.requestId,
    }
    if (result instanceof Fault) log.warn({ ...fields, ...result.codes }, 'upstream call failed')
    else log.debug(fields, 'upstream call')
  }

  const tryOnce = async (call: Call, ms: number, attempt: number) => {
    const callable: Callable = callables[call.name]
    const startedAt = clock()
    const work = (signal: AbortSignal) =>
      groups[callable.group].run({
        callable,
        request: call.request,
        requestId: call.context.requestId,
        signal,
        read: readers[call.name],
      })
    try {
      const outcome = await withDeadline(ms, timer, work)
      logTry(call, attempt, startedAt, outcome)
      return outcome
    } catch (error) {
      if (error instanceof Fault) logTry(call, attempt, startedAt, error)
      throw error
    }
  }

  const tryInTurn = async (call: Call): Promise<AnyOutcome> => {
    const { deadline, totalDeadline = deadline, retry }: Callable = callables[call.name]
    const endsAt = clock() + totalDeadline
    budget.countCall()
    for (let attempt = 1; ; attempt++) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- a try follows the failure of the one before
        return await tryOnce(call, Math.min(deadline, endsAt - clock()), attempt)
      } catch (error) {
        if (!(error instanceof Fault)) throw error
        const pause = retryWait(retry, error, attempt, random)
        if (pause === null || clock() + pause >= endsAt || !budget.takeRetry()) throw error.toAppError()
        // oxlint-disable-next-line no-await-in-loop -- see above
        if (pause > 0) await sleep(pause)
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
      const work = tryInTurn({ name, request, context })
      underWay.add(work)
      try {
        // Which outcomes a callable can have is what its row of the table says.
        return (await work) as Outcome<Name>
      } finally {
        underWay.delete(work)
      }
    },

    dropped(name, count, context) {
      if (count === 0) return
      log.warn(
        { callable: name, outcome: 'items_dropped', count, requestId: context.requestId },
        'upstream call',
      )
      onDrop?.(name, count)
    },

    circuits: () => mapRecord(groups, (_name, group: CallGroup) => group.state()),

    async close({ graceMs = 2_000 } = {}) {
      closing = true
      const grace = Promise.withResolvers<void>()
      const cancel = timer(graceMs, grace.resolve)
      await Promise.race([Promise.allSettled(underWay), grace.promise])
      cancel()
      await Promise.all(Object.values(groups).map((group) => group.close()))
    },
  }
}
