import { setTimeout as wait } from 'node:timers/promises'

import type { Test } from 'tap'

import { createMemoryIdempotencyStore } from '../../../src/stores/memory-idempotency-store.ts'
import { connectRedis, type RedisConnection } from '../../../src/stores/redis/connection.ts'
import { createReplicaStores, type ReplicaStores } from '../../../src/stores/redis/replica-stores.ts'

/** A process' stores and its connection; what it logged stands beside them. */
export interface Replica extends ReplicaStores {
  readonly redis: RedisConnection
  /** `warn` or `info`, the reason of an outage, the message. */
  readonly log: readonly string[]
}

/** Resolves when something has become true; the time is the network's, which no clock of a test's can move. */
export async function until(isTrue: () => boolean): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- looks again after each pause
  while (!isTrue()) await wait(2)
}

/** Long enough for a machine that has other work too; what is not about waiting waits so long. */
export const patientAnswerMs = 2000

export interface ReplicaOptions {
  /** Milliseconds since the epoch. */
  readonly clock?: () => number
  /** Null: as long as the product does. */
  readonly answerMs?: number | null
}

/** One process's stores on a Redis, connected; the test's end closes them. */
export async function startReplica(
  t: Test,
  url: string,
  { clock = Date.now, answerMs = patientAnswerMs }: ReplicaOptions = {},
): Promise<Replica> {
  const log: string[] = []
  const write = (level: string) => (fields: object, message: string) => {
    const { reason = '' } = fields as { reason?: string }
    log.push([level, reason, message].filter((part) => part !== '').join(' '))
  }
  const patience = answerMs === null ? {} : { answerMs }
  const redis = connectRedis({ url, clock, ...patience, log: { info: write('info'), warn: write('warn') } })
  t.teardown(() => redis.close())
  const localRecords = createMemoryIdempotencyStore({ maxEntries: 100, maxBytes: 100_000, clock })
  const stores = createReplicaStores({ redis, localRecords, clock })
  await until(() => redis.state === 'up')
  return { ...stores, redis, log }
}
