import { randomUUID } from 'node:crypto'

import type { UpstreamAddress } from '../config/config.ts'
import type { Callable, CallableName, CallableTable, Group, RequestOf } from '../upstream/callables.ts'
import { type AnyOutcome, createAnswerReader } from '../upstream/transport/answer.ts'
import { exchange, type RawResponse } from '../upstream/transport/exchange.ts'
import { Fault } from '../upstream/transport/fault.ts'
import { type GroupPool, maxConcurrentByGroup, openPool } from '../upstream/transport/pools.ts'

/** One call, with what the product makes of its response. */
export interface Reply {
  /** Null if no response began. */
  readonly status: number | null
  readonly ms: number
  readonly result: AnyOutcome | Fault
  /** Null if no response was read to its end. */
  readonly response: RawResponse | null
}

/** Calls an upstream once per question: no retry, no cache, no circuit. */
export interface Asker {
  ask<Name extends CallableName>(name: Name, request: RequestOf<Name>): Promise<Reply>
  /**
   * Whether the upstream answers a path that does not exist in the same way. A 404 then proves nothing: the
   * callable itself may be missing.
   */
  answersAnythingLike(name: CallableName, request: object, reply: Reply): Promise<boolean>
  close(): Promise<void>
}

/** A response without its path, which error pages often repeat. */
const comparable = ({ contentType, text }: RawResponse, path: string) =>
  `${contentType} ${text.replaceAll(path, '')}`

/** Creates an {@link Asker} with the connections, deadlines and answer schemas of the product. */
export function createAsker(address: UpstreamAddress, callables: CallableTable): Asker {
  const pools = new Map<Group, GroupPool>()

  function poolOf(group: Group): GroupPool {
    const pool = pools.get(group) ?? openPool(group, address, maxConcurrentByGroup[group])
    pools.set(group, pool)
    return pool
  }

  async function send(callable: Callable, request: object): Promise<Reply> {
    const startedAt = performance.now()
    const since = () => Math.round(performance.now() - startedAt)
    let response: RawResponse | null = null
    try {
      response = await exchange(poolOf(callable.group), {
        callable,
        request,
        requestId: `check-${randomUUID()}`,
        signal: AbortSignal.timeout(callable.deadline),
      })
      const { status } = response
      return { status, ms: since(), result: createAnswerReader(callable)(response), response }
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const status = response?.status ?? error.details.status ?? null
      return { status, ms: since(), result: error, response }
    }
  }

  return {
    ask: (name, request) => send(callables[name], request),
    async answersAnythingLike(name, request, { response }) {
      const path = `no-such-callable-${randomUUID()}`
      const unknown = await send({ ...callables[name], path }, request)
      if (response === null || unknown.response === null || unknown.status !== response.status) return false
      return comparable(response, callables[name].path) === comparable(unknown.response, path)
    },
    async close() {
      await Promise.all([...pools.values()].map(({ pool }) => pool.destroy()))
    },
  }
}
