import { randomUUID } from 'node:crypto'

import type { IdempotencyStore } from '../idempotency-store.ts'
import type { SharedStore } from '../shared-store.ts'
import type { RedisConnection } from './connection.ts'
import { createRedisCounters, type SharedCounters } from './counters.ts'
import { createRedisIdempotencyStore } from './idempotency-store.ts'
import { createRedisSharedStore } from './shared-store.ts'

/** The stores that replicas share. */
export interface ReplicaStores {
  readonly counters: SharedCounters
  readonly records: IdempotencyStore
  readonly texts: SharedStore
  /** Whether Redis is available. While it is down, each replica works with its local stores. */
  state(): RedisConnection['state']
}

interface ReplicaStoresDeps {
  readonly redis: Pick<RedisConnection, 'run' | 'onReconnect' | 'state'>
  /** The idempotency store of this process. */
  readonly localRecords: IdempotencyStore
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number
}

/** Creates the shared stores of one replica in Redis. */
export function createReplicaStores({ redis, localRecords, clock }: ReplicaStoresDeps): ReplicaStores {
  return {
    counters: createRedisCounters(redis),
    records: createRedisIdempotencyStore({ redis, local: localRecords, owner: randomUUID(), clock }),
    texts: createRedisSharedStore(redis),
    state: () => redis.state,
  }
}
