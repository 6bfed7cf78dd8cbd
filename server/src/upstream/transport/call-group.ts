import type { UpstreamAddress } from '../../config/config.ts'
import type { Callable, Group } from '../callables.ts'
import type { TraceContext } from '../trace-context.ts'
import type { AnyOutcome } from './answer.ts'
import { createBulkhead } from './bulkhead.ts'
import { type CircuitState, createCircuit } from './circuit.ts'
import type { Timer } from './deadline.ts'
import { type RawResponse, exchange } from './exchange.ts'
import { countsForCircuit, Fault } from './fault.ts'
import { openPool } from './pools.ts'

/** One attempt of a call. */
export interface Attempt {
  readonly callable: Callable
  readonly request: object
  readonly requestId: string
  readonly trace?: TraceContext | undefined
  readonly signal: AbortSignal
  readonly read: (response: RawResponse) => AnyOutcome
}

/**
 * Calls that share connections, a concurrency limit and a circuit. Groups are isolated: a failing group does
 * not affect the others.
 */
export interface CallGroup {
  /**
   * Waits for a permit and makes one attempt.
   *
   * @throws {Fault}
   */
  run(attempt: Attempt): Promise<AnyOutcome>
  state(): CircuitState
  /** The attempts that have a permit, and those that wait for one. */
  load(): { readonly running: number; readonly waiting: number }
  /** Destroys the connections at once; calls in flight fail. */
  close(): Promise<void>
}

interface CallGroupDeps {
  readonly group: Group
  readonly address: UpstreamAddress
  readonly maxConcurrent: number
  readonly clock: () => number
  readonly timer: Timer
}

/** Creates a call group. It opens no connection before the first attempt. */
export function createCallGroup({ group, address, maxConcurrent, clock, timer }: CallGroupDeps): CallGroup {
  const pool = openPool(group, address, maxConcurrent)
  const bulkhead = createBulkhead(maxConcurrent, timer)
  const circuit = createCircuit({ clock })

  let attempts = 0
  let waiting = 0

  const circuitOpen = () =>
    new Fault('circuit_open', { retryAfter: Math.max(1, Math.ceil(circuit.waitMs() / 1000)) })

  return {
    async run({ read, ...attempt }) {
      if (circuit.waitMs() > 0) throw circuitOpen()
      attempts += 1
      waiting += 1
      const release = await bulkhead
        .acquire(attempt.signal)
        .finally(() => (waiting -= 1))
        .catch((error: unknown) => {
          attempts -= 1
          throw error
        })
      try {
        const settle = circuit.enter()
        // The circuit may have opened while this attempt waited for its permit.
        if (settle === null) throw circuitOpen()
        try {
          const outcome = read(await exchange(pool, attempt))
          // A refusal with a 5xx status is an answer for the caller, but a failure for the circuit.
          settle(outcome.kind === 'refused' && outcome.status >= 500)
          return outcome
        } catch (error) {
          const fault = error instanceof Fault ? error : null
          settle(
            fault?.kind === 'cancelled' ? null : fault !== null && countsForCircuit(fault, attempt.callable),
          )
          throw error
        }
      } finally {
        release()
        attempts -= 1
      }
    },
    state: () => circuit.state(),
    load: () => ({ running: attempts - waiting, waiting }),
    close: () => pool.pool.destroy(),
  }
}
