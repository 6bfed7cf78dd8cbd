import type { Test } from 'tap'

import type { ReplicaStores } from '../../../src/stores/redis/replica-stores.ts'

/** A Redis that is empty, and two processes that use it. */
export interface Meeting {
  readonly replicas: readonly [ReplicaStores, ReplicaStores]
  /** Lets so many units of time pass. */
  readonly pass: (units: number) => Promise<void>
  /** A unit of time, in ms: as short as the clock allows. */
  readonly unit: number
  /** What each key has left, in ms; null: it stays for good. */
  readonly lifetimes: () => Promise<readonly (number | null)[]>
}

/** What the stores promise, on any Redis. */
export function storeSuite(t: Test, meet: (t: Test) => Promise<Meeting>): void {
  t.test('a text lives for its time, and whoever kept one first stands', async (t) => {
    const { replicas, pass, unit } = await meet(t)
    const [{ texts: here }, { texts: there }] = replicas
    t.equal(await here.get('a'), undefined)
    const kept = await Promise.all([
      here.keep('a', 'perché «sì»', 4 * unit),
      there.keep('a', 'two', 9 * unit),
    ])
    t.equal(kept[0], kept[1])
    t.equal(await there.get('a'), kept[0])
    await pass(9)
    t.equal(await here.get('a'), undefined)
    t.equal(await there.keep('a', 'three', 9 * unit), 'three')
    await here.delete('a')
    await here.delete('b')
    t.equal(await there.get('a'), undefined)
  })

  t.test('all count together, and the first one opens the window', async (t) => {
    const { replicas, pass, unit } = await meet(t)
    const [here, there] = replicas
    t.match(await here.counters.count('a', 6 * unit), { count: 1 })
    await pass(2)
    const second = await there.counters.count('a', 6 * unit)
    t.equal(second?.count, 2)
    t.ok(second && second.leftMs > 0 && second.leftMs <= 4 * unit, 'the window stays where it is')
    t.match(await here.counters.count('b', 6 * unit), { count: 1 }, 'each name has its own')
    await pass(5)
    t.match(await there.counters.count('a', 6 * unit), { count: 1 })
  })

  t.test('of many claims at once one is granted, until its lease ends', async (t) => {
    const { replicas, pass, unit } = await meet(t)
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, i) => replicas[i % 2 ? 1 : 0].records.claim('id', 'body', 4 * unit)),
    )
    t.equal(claims.filter(({ state }) => state === 'claimed').length, 1)
    t.equal(claims.filter(({ state }) => state === 'running').length, 9)
    const [here, there] = replicas
    t.same(await here.records.claim('other id', 'body', 4 * unit), { state: 'claimed', carried: {} })
    await pass(5)
    t.same(await there.records.claim('id', 'body', 4 * unit), { state: 'claimed', carried: {} })
  })

  t.test('a success is kept for its time, and its key stands for its body alone', async (t) => {
    const { replicas, pass, unit } = await meet(t)
    const [{ records: here }, { records: there }] = replicas
    await here.claim('id', 'body', 4 * unit)
    t.same(await there.claim('id', 'other body', 4 * unit), { state: 'other_body' })
    await here.succeed('id', 'body', 'the reply', 10 * unit)
    t.same(await there.claim('id', 'other body', 4 * unit), { state: 'other_body' })
    t.same(await there.claim('id', 'body', 4 * unit), { state: 'done', reply: 'the reply' })
    t.same(await here.claim('id', 'body', 4 * unit), { state: 'done', reply: 'the reply' })
    await pass(11)
    t.same(await there.claim('id', 'other body', 4 * unit), { state: 'claimed', carried: {} })
  })

  t.test('a failure hands what it carried to the next claim, wherever it is made', async (t) => {
    const { replicas, unit } = await meet(t)
    const [{ records: here }, { records: there }] = replicas
    await here.claim('id', 'body', 20 * unit)
    await here.fail('id', 'body', { key: 'pi_bank_transfer_1' }, 20 * unit)
    t.same(await there.claim('id', 'other body', 20 * unit), { state: 'other_body' })
    t.same(await there.claim('id', 'body', 20 * unit), {
      state: 'claimed',
      carried: { key: 'pi_bank_transfer_1' },
    })
    t.same(await here.claim('id', 'body', 20 * unit), { state: 'running' })
    await there.fail('id', 'body', { key: 'pi_bank_transfer_1', slot: 'gone' }, 20 * unit)
    t.same(await here.claim('id', 'body', 20 * unit), {
      state: 'claimed',
      carried: { key: 'pi_bank_transfer_1', slot: 'gone' },
    })
    await here.succeed('id', 'body', 'at last', 20 * unit)
    t.same(await there.claim('id', 'body', 20 * unit), { state: 'done', reply: 'at last' })
  })

  t.test('whoever fails after his lease does not end the claim of the next', async (t) => {
    const { replicas, pass, unit } = await meet(t)
    const [{ records: here }, { records: there }] = replicas
    await here.claim('id', 'body', 2 * unit)
    await pass(3)
    t.match(await there.claim('id', 'body', 40 * unit), { state: 'claimed' })
    await here.fail('id', 'body', {}, 40 * unit)
    t.same(await here.claim('id', 'body', 40 * unit), { state: 'running' })
  })

  t.test('nothing stays for good', async (t) => {
    const { replicas, unit, lifetimes } = await meet(t)
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
    t.equal(left.length, 6, 'the probe, a text, a count, a claim, a reply, and what was carried')
    for (const ms of left) t.ok(ms !== null && ms <= Math.max(9 * unit, 1000), `${ms} ms`)
  })
}
