import { setTimeout as wait } from 'node:timers/promises'

import type { Test } from 'tap'

import { createMemoryIdempotencyStore } from '../../../src/stores/memory-idempotency-store.ts'
import { connectRedis, type RedisConnection } from '../../../src/stores/redis/connection.ts'
import { createReplicaStores, type ReplicaStores } from '../../../src/stores/redis/replica-stores.ts'

/** The stores of one process, its connection and its log. */
export interface Replica extends ReplicaStores {
  readonly redis: RedisConnection
  /** One text per line: the level, the reason of an outage, the message. */
  readonly log: readonly string[]
}

/**
 * Resolves when `isTrue` returns true. It waits in real time, because a fake clock cannot speed up the
 * network.
 */
export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(2)
}

/** The timeout of tests that are not about timeouts. It is long enough for a busy machine. */
export const longAnswerMs = 2000

export interface ReplicaOptions {
  /** Milliseconds since the epoch. */
  readonly clock?: () => number
  /** Null for the default of the product. */
  readonly answerMs?: number | null
}

/** Connects the stores of one process to a Redis. The test's teardown closes the connection. */
export async function startReplica(
  t: Test,
  url: string,
  { clock = Date.now, answerMs = longAnswerMs }: ReplicaOptions = {},
): Promise<Replica> {
  const log: string[] = []
  const write = (level: string) => (fields: object, message: string) => {
    const { reason = '' } = fields as { reason?: string }
    log.push([level, reason, message].filter((part) => part !== '').join(' '))
  }
  const timeout = answerMs === null ? {} : { answerMs }
  const redis = connectRedis({ url, clock, ...timeout, log: { info: write('info'), warn: write('warn') } })
  t.teardown(() => redis.close())
  const localRecords = createMemoryIdempotencyStore({ maxEntries: 100, maxBytes: 100_000, clock })
  const stores = createReplicaStores({ redis, localRecords, clock })
  await until(() => redis.state === 'up')
  return { ...stores, redis, log }
}
