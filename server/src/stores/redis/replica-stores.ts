import { randomUUID } from 'node:crypto'

import type { IdempotencyStore } from '../idempotency-store.ts'
import type { SharedCounters } from '../shared-counters.ts'
import type { SharedStore } from '../shared-store.ts'
import type { RedisConnection } from './connection.ts'
import { createRedisCounters } from './counters.ts'
import { createRedisIdempotencyStore } from './idempotency-store.ts'
import { createRedisSharedStore } from './shared-store.ts'

/** What replicas have in common. */
export interface ReplicaStores {
  readonly counters: SharedCounters
  readonly records: IdempotencyStore
  readonly texts: SharedStore
  /** Whether they meet; while they do not, each does what it can alone. */
  state(): RedisConnection['state']
}

interface ReplicaStoresDeps {
  readonly redis: Pick<RedisConnection, 'ask' | 'onReturn' | 'state'>
  /** Of this process alone. */
  readonly localRecords: IdempotencyStore
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

/** Every store in Redis, for one process of several. */
export function createReplicaStores({ redis, localRecords, clock }: ReplicaStoresDeps): ReplicaStores {
  return {
    counters: createRedisCounters(redis),
    records: createRedisIdempotencyStore({ redis, local: localRecords, owner: randomUUID(), clock }),
    texts: createRedisSharedStore(redis),
    state: () => redis.state,
  }
}
