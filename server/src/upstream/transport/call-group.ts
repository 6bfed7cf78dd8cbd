import type { UpstreamAddress } from '../../config.ts'
import type { Callable, Group } from '../callables.ts'
import type { AnyOutcome } from './answer.ts'
import { createBulkhead } from './bulkhead.ts'
import { type CircuitState, createCircuit } from './circuit.ts'
import { type Exchanged, exchange } from './exchange.ts'
import { Fault } from './fault.ts'
import { openPool } from './pools.ts'

/** One try of one call. */
export interface Try {
  readonly callable: Callable
  readonly request: object
  readonly requestId: string
  readonly signal: AbortSignal
  readonly read: (exchanged: Exchanged) => AnyOutcome
}

/** Calls that share their connections, places and circuit, so that no group can take another down. */
export interface CallGroup {
  /**
   * Makes one try as soon as there is a place for it.
   *
   * @throws {Fault}
   */
  run(attempt: Try): Promise<AnyOutcome>
  state(): CircuitState
  /** Ends the connections at once. */
  close(): Promise<void>
}

interface CallGroupDeps {
  readonly group: Group
  readonly address: UpstreamAddress
  readonly places: number
  readonly clock: () => number
}

/** Opens a group; nothing is connected before the first try. */
export function createCallGroup({ group, address, places, clock }: CallGroupDeps): CallGroup {
  const pool = openPool(group, address, places)
  const bulkhead = createBulkhead(places)
  const circuit = createCircuit({ clock })

  const circuitOpen = () =>
    new Fault('circuit_open', { retryAfter: Math.max(1, Math.ceil(circuit.waitMs() / 1000)) })

  return {
    async run({ read, ...attempt }) {
      if (circuit.waitMs() > 0) throw circuitOpen()
      const leave = await bulkhead.acquire(attempt.signal)
      try {
        const settle = circuit.enter()
        // It may have opened while this try was waiting for its place.
        if (settle === null) throw circuitOpen()
        try {
          const outcome = read(await exchange(pool, attempt))
          // A refusal that is a server's error is an answer to the caller, but no sign of health.
          settle(outcome.kind === 'refused' && outcome.status >= 500)
          return outcome
        } catch (error) {
          settle(error instanceof Fault && error.ill)
          throw error
        }
      } finally {
        leave()
      }
    },
    state: () => circuit.state(),
    close: () => pool.pool.destroy(),
  }
}
