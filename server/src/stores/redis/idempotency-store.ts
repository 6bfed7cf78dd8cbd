import type { Redis } from 'ioredis'

import type { Carried, Claim, IdempotencyStore } from '../idempotency-store.ts'
import { execute, keyPrefix } from './commands.ts'
import type { RedisConnection } from './connection.ts'
import { createUnsharedRecords, type IdempotencyNews } from './unshared-records.ts'

interface RedisIdempotencyStoreDeps {
  readonly redis: Pick<RedisConnection, 'ask' | 'onReturn'>
  /** Knows what this process did itself, and is all there is while Redis is out of reach. */
  readonly local: IdempotencyStore
  /** Names this process among those that share the Redis. */
  readonly owner: string
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

type Text = string | null
type Texts = readonly [done: Text, failed: Text, taken: Text, holder: Text]

/** About so many requests of an outage are told to the others when it is over. */
const maxUnshared = 5000

/** The request's three keys: who carries it out, its reply, and what its failed tries made. */
function keysOf(id: string) {
  const name = (kind: string) => `${keyPrefix}idempotency:${kind}:${id}`
  return { claim: name('claim'), done: name('done'), failed: name('failed') }
}

/** A record says the fingerprint of the body that it is about, and then what is kept of it. */
type Kept = readonly [fingerprint: string, value: unknown] | readonly [null, null]

const readRecord = (text: Text): Kept => (text === null ? [null, null] : (JSON.parse(text) as Kept))

/**
 * How a request stands. A reply outweighs all else, so that the others can be left to die; what a failed try made says
 * whose the key is, also while somebody with another body holds it for the moment that his refusal takes.
 */
function judge([done, failed, taken, holder]: Texts, fingerprint: string): Claim {
  const [replied, reply] = readRecord(done)
  if (replied === fingerprint) return { state: 'done', reply: reply as string }
  const [tried, carried] = readRecord(failed)
  if (replied !== null || (tried !== null && tried !== fingerprint)) return { state: 'other_body' }
  if (taken !== null) return { state: 'claimed', carried: (carried ?? {}) as Carried }
  const [held] = readRecord(holder)
  return held === fingerprint || tried === fingerprint ? { state: 'running' } : { state: 'other_body' }
}

/**
 * An {@link IdempotencyStore} in Redis, of plain commands. The local store is asked first and told everything, so that
 * this process repeats nothing that it did itself, whatever becomes of Redis. While Redis is out of reach the local
 * store decides alone: a repeat that reaches another process is then carried out twice. What happened meanwhile,
 * requests under way included, is handed over before Redis is asked again.
 */
export function createRedisIdempotencyStore(deps: RedisIdempotencyStoreDeps): IdempotencyStore {
  const { redis, local, owner, clock } = deps
  const unshared = createUnsharedRecords({ maxEntries: maxUnshared, clock })
  const claimText = (fingerprint: string): string => JSON.stringify([fingerprint, owner])

  async function tell(client: Redis, id: string, { state, text, until }: IdempotencyNews): Promise<true> {
    const keys = keysOf(id)
    const ttl = Math.max(1, until - clock())
    if (state === 'claimed') await client.set(keys.claim, text, 'PX', ttl, 'NX')
    if (state === 'succeeded') {
      // Whoever else may have claimed it finds the reply.
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

  /** Tells the others now, or as soon as Redis is back; kept until they know. */
  async function share(id: string, news: IdempotencyNews): Promise<void> {
    unshared.set(id, news)
    if (await redis.ask((client) => tell(client, id, news))) unshared.delete(id, news)
  }

  redis.onReturn((client) => {
    const all = unshared.list()
    if (all.length === 0) return undefined
    return Promise.all(
      all.map(async ([id, news]) => {
        await tell(client, id, news)
        unshared.delete(id, news)
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
    const texts = (await execute(transaction)) as unknown as Texts
    const claim = judge(texts, fingerprint)
    const [, , taken] = texts
    // It was taken before it was known that it may not be.
    if (taken !== null && claim.state !== 'claimed') await client.del(keys.claim)
    return claim
  }

  return {
    async claim(id, fingerprint, leaseMs) {
      const known = await local.claim(id, fingerprint, leaseMs)
      if (known.state === 'done' || known.state === 'other_body') return known
      const shared = await redis.ask((client) => claimShared(client, id, fingerprint, leaseMs))
      if (shared === undefined) {
        if (known.state === 'claimed') {
          await share(id, { state: 'claimed', text: claimText(fingerprint), until: clock() + leaseMs })
        }
        return known
      }
      const carried = known.state === 'claimed' ? known.carried : {}
      if (shared.state === 'claimed') return { state: 'claimed', carried: { ...carried, ...shared.carried } }
      if (shared.state === 'done') await local.succeed(id, fingerprint, shared.reply, leaseMs)
      // The key is not this body's: nothing of it stays here.
      if (shared.state === 'other_body') await local.fail(id, fingerprint, carried, 0)
      return shared
    },
    async succeed(id, fingerprint, reply, keepMs) {
      await local.succeed(id, fingerprint, reply, keepMs)
      const text = JSON.stringify([fingerprint, reply])
      await share(id, { state: 'succeeded', text, until: clock() + keepMs })
    },
    async fail(id, fingerprint, carried, keepMs) {
      await local.fail(id, fingerprint, carried, keepMs)
      const text = JSON.stringify([fingerprint, carried])
      await share(id, { state: 'failed', text, until: clock() + keepMs })
    },
  }
}
