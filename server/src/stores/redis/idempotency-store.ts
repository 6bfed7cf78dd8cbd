import type { Redis } from 'ioredis'

import type { RetryContext, Claim, IdempotencyStore } from '../idempotency-store.ts'
import { execute, keyPrefix } from './commands.ts'
import type { RedisConnection } from './connection.ts'
import { createUnsyncedUpdates, type IdempotencyUpdate } from './unsynced-updates.ts'

interface RedisIdempotencyStoreDeps {
  readonly redis: Pick<RedisConnection, 'run' | 'onReconnect'>
  /** The store for the requests of this process. It decides alone while Redis is unavailable. */
  readonly local: IdempotencyStore
  /** The unique id of this process among the replicas. */
  readonly owner: string
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number
}

type RedisText = string | null
type ClaimReplies = readonly [done: RedisText, failed: RedisText, taken: RedisText, holder: RedisText]

/** The maximum of requests whose state is kept during an outage and written to Redis afterwards. */
const maxUnsynced = 5000

/** The three keys of a request: its claim, its reply, and the retry context of its failed attempts. */
function keysOf(id: string) {
  const name = (kind: string) => `${keyPrefix}idempotency:${kind}:${id}`
  return { claim: name('claim'), done: name('done'), failed: name('failed') }
}

/** The parsed text of a key: the fingerprint of the body, then the owner, the reply or the retry context. */
type StoredRecord = readonly [fingerprint: string, value: unknown] | readonly [null, null]

const readRecord = (text: RedisText): StoredRecord =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this module has written it
  text === null ? [null, null] : (JSON.parse(text) as StoredRecord)

/**
 * Derives the state of a request from its keys. A reply has precedence, so the other keys need not be deleted
 * when it is written. If there is a failed record, it decides to which body the key belongs, and not the
 * claim: a request with another body holds the claim for a moment before it is refused.
 */
function toClaim([done, failed, taken, holder]: ClaimReplies, fingerprint: string): Claim {
  const [doneFingerprint, reply] = readRecord(done)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above: a done key has a reply
  if (doneFingerprint === fingerprint) return { state: 'done', reply: reply as string }
  const [failedFingerprint, retryContext] = readRecord(failed)
  if (doneFingerprint !== null || (failedFingerprint !== null && failedFingerprint !== fingerprint))
    return { state: 'other_body' }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above: a failed key has a context
  if (taken !== null) return { state: 'claimed', retryContext: (retryContext ?? {}) as RetryContext }
  const [holderFingerprint] = readRecord(holder)
  return holderFingerprint === fingerprint || failedFingerprint === fingerprint
    ? { state: 'running' }
    : { state: 'other_body' }
}

/**
 * An {@link IdempotencyStore} in Redis (decision 0014). The local store is read first and gets every update,
 * so this process never repeats its own requests, even if Redis loses its data. While Redis is unavailable
 * the local store decides alone: a repeat that reaches another process is then executed twice. Updates from
 * an outage are written to Redis before it is read again.
 */
export function createRedisIdempotencyStore(deps: RedisIdempotencyStoreDeps): IdempotencyStore {
  const { redis, local, owner, clock } = deps
  const unsynced = createUnsyncedUpdates({ maxEntries: maxUnsynced, clock })
  const claimText = (fingerprint: string): string => JSON.stringify([fingerprint, owner])

  async function writeUpdate(
    client: Redis,
    id: string,
    { state, text, until }: IdempotencyUpdate,
  ): Promise<true> {
    const keys = keysOf(id)
    const ttl = Math.max(1, until - clock())
    if (state === 'claimed') await client.set(keys.claim, text, 'PX', ttl, 'NX')
    if (state === 'succeeded') {
      // The claim may belong to another process by now. That process finds the reply.
      await execute(client.multi().set(keys.done, text, 'PX', ttl, 'NX').del(keys.claim, keys.failed))
    }
    if (state === 'failed') {
      const [fingerprint] = readRecord(text)
      const isOurs = fingerprint !== null && (await client.get(keys.claim)) === claimText(fingerprint)
      const transaction = client.multi().set(keys.failed, text, 'PX', ttl)
      await execute(isOurs ? transaction.del(keys.claim) : transaction)
    }
    return true
  }

  /** Writes an update to Redis, now or after the outage. */
  async function sync(id: string, update: IdempotencyUpdate): Promise<void> {
    unsynced.set(id, update)
    if (await redis.run((client) => writeUpdate(client, id, update))) unsynced.delete(id, update)
  }

  redis.onReconnect((client) => {
    const all = unsynced.list()
    if (all.length === 0) return undefined
    return Promise.all(
      all.map(async ([id, update]) => {
        await writeUpdate(client, id, update)
        unsynced.delete(id, update)
      }),
    )
  })

  async function claimShared(client: Redis, id: string, fingerprint: string, leaseMs: number) {
    const keys = keysOf(id)
    const transaction = client
      .multi()
      .get(keys.done)
      .get(keys.failed)
      .set(keys.claim, claimText(fingerprint), 'PX', leaseMs, 'NX')
      .get(keys.claim)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one reply for each command
    const texts = (await execute(transaction)) as unknown as ClaimReplies
    const claim = toClaim(texts, fingerprint)
    const [, , taken] = texts
    // The transaction sets the claim before the state is known; undo that.
    if (taken !== null && claim.state !== 'claimed') await client.del(keys.claim)
    return claim
  }

  return {
    async claim(id, fingerprint, leaseMs) {
      const known = await local.claim(id, fingerprint, leaseMs)
      if (known.state === 'done' || known.state === 'other_body') return known
      const shared = await redis.run((client) => claimShared(client, id, fingerprint, leaseMs))
      if (shared === undefined) {
        if (known.state === 'claimed') {
          await sync(id, { state: 'claimed', text: claimText(fingerprint), until: clock() + leaseMs })
        }
        return known
      }
      const retryContext = known.state === 'claimed' ? known.retryContext : {}
      if (shared.state === 'claimed')
        return { state: 'claimed', retryContext: { ...retryContext, ...shared.retryContext } }
      if (shared.state === 'done') await local.succeed(id, fingerprint, shared.reply, leaseMs)
      // The key belongs to another body, so the local claim is removed: a lifetime of 0 expires at once.
      if (shared.state === 'other_body') await local.fail(id, fingerprint, retryContext, 0)
      return shared
    },
    async succeed(id, fingerprint, reply, keepMs) {
      await local.succeed(id, fingerprint, reply, keepMs)
      const text = JSON.stringify([fingerprint, reply])
      await sync(id, { state: 'succeeded', text, until: clock() + keepMs })
    },
    async fail(id, fingerprint, retryContext, keepMs) {
      await local.fail(id, fingerprint, retryContext, keepMs)
      const text = JSON.stringify([fingerprint, retryContext])
      await sync(id, { state: 'failed', text, until: clock() + keepMs })
    },
  }
}
