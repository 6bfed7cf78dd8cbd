import type { Test } from 'tap'

import type { ReplicaStores } from '../../../src/stores/redis/replica-stores.ts'

/** Two replicas that share an empty Redis. */
export interface ReplicaPair {
  readonly replicas: readonly [ReplicaStores, ReplicaStores]
  /** Lets `units` units of time pass. */
  readonly advance: (units: number) => Promise<void>
  /** The length of a unit in milliseconds; short on a real clock. */
  readonly unit: number
  /** The remaining lifetime of each key in milliseconds; null if the key does not expire. */
  readonly lifetimes: () => Promise<readonly (number | null)[]>
}

/** The tests of the shared stores, for the stand-in and for a real Redis. */
export function storeSuite(t: Test, startReplicas: (t: Test) => Promise<ReplicaPair>): void {
  t.test('a text expires after its lifetime, and the first value of a key stays', async (t) => {
    const { replicas, advance, unit } = await startReplicas(t)
    const [{ texts: here }, { texts: there }] = replicas
    t.equal(await here.get('a'), undefined)
    const kept = await Promise.all([
      here.keep('a', 'perché «sì»', 4 * unit),
      there.keep('a', 'two', 9 * unit),
    ])
    t.equal(kept[0], kept[1])
    t.equal(await there.get('a'), kept[0])
    await advance(9)
    t.equal(await here.get('a'), undefined)
    t.equal(await there.keep('a', 'three', 9 * unit), 'three')
    await here.delete('a')
    await here.delete('b')
    t.equal(await there.get('a'), undefined)
  })

  t.test('replicas share a counter, and its first count opens the window', async (t) => {
    const { replicas, advance, unit } = await startReplicas(t)
    const [here, there] = replicas
    t.match(await here.counters.count('a', 6 * unit), { count: 1 })
    await advance(2)
    const second = await there.counters.count('a', 6 * unit)
    t.equal(second?.count, 2)
    t.ok(second && second.leftMs > 0 && second.leftMs <= 4 * unit, 'a second count does not move the window')
    t.match(await here.counters.count('b', 6 * unit), { count: 1 }, 'each name has its own counter')
    await advance(5)
    t.match(await there.counters.count('a', 6 * unit), { count: 1 })
  })

  t.test('one of many concurrent claims is granted, until its lease ends', async (t) => {
    const { replicas, advance, unit } = await startReplicas(t)
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, i) => replicas[i % 2 ? 1 : 0].records.claim('id', 'body', 4 * unit)),
    )
    t.equal(claims.filter(({ state }) => state === 'claimed').length, 1)
    t.equal(claims.filter(({ state }) => state === 'running').length, 9)
    const [here, there] = replicas
    t.same(await here.records.claim('other id', 'body', 4 * unit), { state: 'claimed', retryContext: {} })
    await advance(5)
    t.same(await there.records.claim('id', 'body', 4 * unit), { state: 'claimed', retryContext: {} })
  })

  t.test('a reply is stored for its lifetime, and its key is valid for one body only', async (t) => {
    const { replicas, advance, unit } = await startReplicas(t)
    const [{ records: here }, { records: there }] = replicas
    await here.claim('id', 'body', 4 * unit)
    t.same(await there.claim('id', 'other body', 4 * unit), { state: 'other_body' })
    await here.succeed('id', 'body', 'the reply', 10 * unit)
    t.same(await there.claim('id', 'other body', 4 * unit), { state: 'other_body' })
    t.same(await there.claim('id', 'body', 4 * unit), { state: 'done', reply: 'the reply' })
    t.same(await here.claim('id', 'body', 4 * unit), { state: 'done', reply: 'the reply' })
    await advance(11)
    t.same(await there.claim('id', 'other body', 4 * unit), { state: 'claimed', retryContext: {} })
  })

  t.test('the next claim, on any replica, gets the retry context of a failure', async (t) => {
    const { replicas, unit } = await startReplicas(t)
    const [{ records: here }, { records: there }] = replicas
    await here.claim('id', 'body', 20 * unit)
    await here.fail('id', 'body', { key: 'pi_bank_transfer_1' }, 20 * unit)
    t.same(await there.claim('id', 'other body', 20 * unit), { state: 'other_body' })
    t.same(await there.claim('id', 'body', 20 * unit), {
      state: 'claimed',
      retryContext: { key: 'pi_bank_transfer_1' },
    })
    t.same(await here.claim('id', 'body', 20 * unit), { state: 'running' })
    await there.fail('id', 'body', { key: 'pi_bank_transfer_1', slot: 'gone' }, 20 * unit)
    t.same(await here.claim('id', 'body', 20 * unit), {
      state: 'claimed',
      retryContext: { key: 'pi_bank_transfer_1', slot: 'gone' },
    })
    await here.succeed('id', 'body', 'at last', 20 * unit)
    t.same(await there.claim('id', 'body', 20 * unit), { state: 'done', reply: 'at last' })
  })

  t.test('a failure after the end of the lease does not end the claim of another replica', async (t) => {
    const { replicas, advance, unit } = await startReplicas(t)
    const [{ records: here }, { records: there }] = replicas
    await here.claim('id', 'body', 2 * unit)
    await advance(3)
    t.match(await there.claim('id', 'body', 40 * unit), { state: 'claimed' })
    await here.fail('id', 'body', {}, 40 * unit)
    t.same(await here.claim('id', 'body', 40 * unit), { state: 'running' })
  })

  t.test('every key expires', async (t) => {
    const { replicas, unit, lifetimes } = await startReplicas(t)
    const [{ records, texts, counters }, other] = replicas
    await texts.keep('a', 'one', 9 * unit)
    await counters.count('a', 9 * unit)
    await records.claim('running', 'body', 9 * unit)
    for (const id of ['done', 'failed']) await records.claim(id, 'body', 9 * unit)
    await records.succeed('done', 'body', 'reply', 9 * unit)
    await records.fail('failed', 'body', { key: 'made' }, 9 * unit)
    await other.records.claim('done', 'body', 9 * unit)
    await other.records.claim('failed', 'other body', 9 * unit)
    const left = await lifetimes()
    t.equal(left.length, 6, 'the probe, a text, a count, a claim, a reply and a retry context')
    for (const ms of left) t.ok(ms !== null && ms <= Math.max(9 * unit, 1000), `${ms} ms`)
  })
}
