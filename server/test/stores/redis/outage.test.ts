import t from 'tap'

import { createOutageLog, outageReason } from '../../../src/stores/redis/outage-log.ts'
import { startRedisStandIn } from '../../support/redis/redis-stand-in.ts'
import { type Replica, startReplica, until } from '../../support/redis/replicas.ts'

const unavailable = 'Redis unavailable, using local stores'
const available = 'info Redis available again'

/** Calls every method of the shared stores. */
async function callAllStores({ texts, counters, records }: Replica) {
  return {
    kept: await texts.keep('a', 'mine', 60_000),
    got: await texts.get('a'),
    deleted: await texts.delete('a'),
    counted: await counters.count('a', 60_000),
    claimed: await records.claim('id', 'body', 60_000),
  }
}

const localResults = {
  kept: 'mine',
  got: undefined,
  deleted: undefined,
  counted: undefined,
  claimed: { state: 'claimed', retryContext: {} },
}

for (const fault of ['hang', 'mute', 'drop', { error: 'READONLY You can not write' }, 'stop'] as const) {
  const name = typeof fault === 'string' ? fault : 'error'
  t.test(`LD-09: while Redis fails with '${name}' local stores are used, then Redis again`, async (t) => {
    const standIn = await startRedisStandIn(t)
    const replica = await startReplica(t, standIn.url, { answerMs: null })
    if (fault === 'stop') await standIn.stop()
    else standIn.fail(fault)
    const before = standIn.received.length
    t.same(await callAllStores(replica), localResults)
    t.equal(replica.redis.state, 'down')
    t.ok(replica.redis.fallbacks >= 5)
    const asked = standIn.received.slice(before).filter(([, key]) => key !== 'mestieri:probe')
    const first = ['multi', 'set', 'get', 'exec']
    t.same(
      asked.map(([name]) => name),
      fault === 'stop' ? [] : first,
      'only the first call reaches Redis',
    )
    if (fault === 'stop') await standIn.start()
    else if (fault !== 'drop') standIn.heal()
    await until(() => replica.redis.state === 'up')
    t.equal(await replica.texts.keep('b', 'kept', 60_000), 'kept')
    t.equal(await replica.texts.get('b'), 'kept')
    t.equal(replica.log.length, 2)
    t.match(replica.log[0], new RegExp(`^warn \\w+ ${unavailable}$`))
    t.equal(replica.log[1], available)
    if (name === 'error') t.match(replica.log[0], 'READONLY')
  })
}

t.test('LD-09: the first call during an outage waits less than 20 ms', async (t) => {
  const standIn = await startRedisStandIn(t)
  const { redis, counters } = await startReplica(t, standIn.url, { answerMs: null })
  const waits: number[] = []
  for (let i = 0; i < 5; i += 1) {
    standIn.fail('hang')
    const before = performance.now()
    await counters.count('a', 60_000)
    waits.push(performance.now() - before)
    standIn.heal()
    await until(() => redis.state === 'up')
  }
  // The shortest of five, because other work of the machine can only lengthen a wait.
  const shortest = Math.min(...waits)
  t.ok(shortest > 10 && shortest < 20, `${shortest.toFixed(1)} ms`)
})

t.test('O13: a Redis that answers too late for a request is not used', async (t) => {
  const standIn = await startRedisStandIn(t)
  const { redis, counters, log } = await startReplica(t, standIn.url, { answerMs: null })
  standIn.fail('slow')
  t.equal(await counters.count('a', 60_000), undefined)
  const asked = standIn.received.length
  // Three probes: each is answered, but later than a request would wait.
  await until(() => standIn.received.length >= asked + 3)
  t.equal(redis.state, 'down')
  t.equal(log.length, 1)
  standIn.heal()
  await until(() => redis.state === 'up')
  t.equal(log.length, 2)
})

t.test('LD-09: a process starts without Redis and connects to it later', async (t) => {
  const standIn = await startRedisStandIn(t)
  await standIn.stop()
  const starting = startReplica(t, standIn.url)
  await standIn.start()
  const { log, texts } = await starting
  t.equal(await texts.keep('a', 'kept', 60_000), 'kept')
  t.equal(await texts.get('a'), 'kept')
  t.ok(log.length <= 2)
})

t.test('LD-09: an outage is logged once per minute, and its end once', async (t) => {
  const time = { now: 1_800_000_000_000 }
  const standIn = await startRedisStandIn(t)
  const replica = await startReplica(t, standIn.url, { clock: () => time.now })
  const { redis, log, counters } = replica
  standIn.fail({ error: 'LOADING Redis is loading the dataset in memory' })
  for (let minute = 0; minute < 3; minute += 1) {
    await counters.count('a', 60_000)
    const logged = log.length
    time.now += 60_000
    // The next probe fails and logs a line.
    await until(() => log.length > logged)
  }
  t.equal(log.length, 4)
  t.match(new Set(log), new Set([`warn LOADING ${unavailable}`]))
  standIn.heal()
  await until(() => redis.state === 'up')
  t.equal(log.at(-1), available)
  await standIn.stop()
  await until(() => redis.state === 'down')
  await standIn.start()
  await until(() => redis.state === 'up')
  t.equal(log.length, 7, 'O13: another outage within the same minute is logged too')
})

t.test(
  'after a wrong password or a failed command the log contains neither secrets nor commands',
  async (t) => {
    const standIn = await startRedisStandIn(t, { password: 'canary-right' })
    const { port } = new URL(standIn.url)
    const right = await startReplica(t, `redis://:canary-right@127.0.0.1:${port}/2`)
    t.equal(await right.texts.keep('a', 'canary-value', 60_000), 'canary-value')
    t.same(right.log, [])
    t.same(
      standIn.received.slice(0, 2).map(([name]) => name),
      ['auth', 'select'],
    )
    right.redis.close()

    standIn.keySpace.run(['set', 'mestieri:count:canary-name', 'canary-text', 'PX', '60000'])
    const again = await startReplica(t, `redis://:canary-right@127.0.0.1:${port}`)
    t.equal(await again.counters.count('canary-name', 60_000), undefined)
    t.same(again.log, [`warn ERR ${unavailable}`])
    again.redis.close()

    const wrong: string[] = []
    const { connectRedis } = await import('../../../src/stores/redis/connection.ts')
    const write = (fields: object, message: string) => void wrong.push(JSON.stringify(fields) + message)
    const redis = connectRedis({
      url: `redis://canary-user:canary-wrong@127.0.0.1:${port}`,
      clock: Date.now,
      log: { info: write, warn: write },
    })
    t.teardown(() => redis.close())
    await until(() => wrong.length > 0)
    t.match(wrong[0], /WRONGPASS/)
    t.notMatch(wrong.join(), /canary/)
    t.equal(redis.state, 'down')
  },
)

const replyError = (message: string) => Object.assign(new Error(message), { name: 'ReplyError' })

/** A log of outages with a fake clock. A line is the message without what follows its comma. */
function setUpLog() {
  const time = { now: 0 }
  const lines: string[] = []
  const write = (_fields: object, message: string) => void lines.push(message.split(',')[0] ?? '')
  const outage = createOutageLog({ clock: () => time.now, log: { info: write, warn: write } })
  return { time, lines, outage }
}

t.test('O13: a blip and an outage in the same minute have two lines each', async (t) => {
  const { time, lines, outage } = setUpLog()
  for (const pause of [1000, 5000]) {
    time.now += pause
    outage.begin('closed')
    outage.begin('closed')
    time.now += 100
    outage.end()
    outage.end()
  }
  const pair = ['Redis unavailable', 'Redis available again']
  t.same(lines, [...pair, ...pair])
})

t.test('O13: flapping is logged once a minute, and an outage after it is logged', async (t) => {
  const { time, lines, outage } = setUpLog()
  const flap = (ms: number) => {
    for (const end = time.now + ms; time.now < end;) {
      outage.begin('closed')
      time.now += 25
      outage.end()
      time.now += 25
    }
  }
  flap(180_000)
  const flapping = 'Redis flapping'
  t.same(lines.slice(6), [flapping, flapping, flapping], 'after a pair of lines for each of three outages')
  outage.begin('closed')
  t.equal(lines.length, 9)
  time.now += 5000
  outage.begin('closed')
  t.equal(lines.at(-1), 'Redis unavailable')
  outage.end()
  t.equal(lines.at(-1), 'Redis available again')
})

t.test('the reason of an outage is one word without text of the error', async (t) => {
  t.equal(outageReason(replyError('OOM command not allowed, canary')), 'OOM')
  t.equal(outageReason(replyError('canary')), 'refused')
  t.equal(outageReason(Object.assign(new Error('canary'), { code: 'ECONNREFUSED' })), 'ECONNREFUSED')
  t.equal(outageReason(new TypeError('canary')), 'TypeError')
  t.equal(outageReason('canary'), 'closed')
  const own = new TypeError('canary')
  t.equal(outageReason(Object.assign(own, { previousErrors: [own] })), 'TypeError')
})

t.test('after an outage replies, failures and running requests are written to Redis', async (t) => {
  const standIn = await startRedisStandIn(t)
  const here = await startReplica(t, standIn.url)
  const there = await startReplica(t, standIn.url)
  await here.records.claim('begun before', 'body', 60_000)
  await standIn.stop()
  await until(() => here.redis.state === 'down')
  await here.records.succeed('begun before', 'body', 'its reply', 60_000)
  await here.records.claim('done', 'body', 60_000)
  await here.records.succeed('done', 'body', 'the reply', 60_000)
  await here.records.claim('failed', 'body', 60_000)
  await here.records.fail('failed', 'body', { key: 'made' }, 60_000)
  t.match(await here.records.claim('running', 'body', 60_000), { state: 'claimed' })
  t.same(
    await here.records.claim('running', 'body', 60_000),
    { state: 'running' },
    'the process knows its own running request',
  )
  t.same(await here.records.claim('done', 'body', 60_000), { state: 'done', reply: 'the reply' })
  await standIn.start()
  await until(() => here.redis.state === 'up' && there.redis.state === 'up')

  const { records } = there
  t.same(await records.claim('begun before', 'body', 60_000), { state: 'done', reply: 'its reply' })
  t.same(await records.claim('done', 'body', 60_000), { state: 'done', reply: 'the reply' })
  t.same(await records.claim('done', 'other body', 60_000), { state: 'other_body' })
  t.same(await records.claim('failed', 'body', 60_000), { state: 'claimed', retryContext: { key: 'made' } })
  t.same(await records.claim('running', 'body', 60_000), { state: 'running' })
  await here.records.succeed('running', 'body', 'in the end', 60_000)
  t.same(await records.claim('running', 'body', 60_000), { state: 'done', reply: 'in the end' })
})

t.test(
  'during an outage a process still knows the requests of other replicas that it has seen',
  async (t) => {
    const standIn = await startRedisStandIn(t)
    const here = await startReplica(t, standIn.url)
    const there = await startReplica(t, standIn.url)
    await here.records.claim('running', 'body', 60_000)
    await here.records.claim('done', 'body', 60_000)
    await here.records.succeed('done', 'body', 'the reply', 60_000)
    t.same(await there.records.claim('running', 'body', 60_000), { state: 'running' })
    t.same(await there.records.claim('done', 'body', 60_000), { state: 'done', reply: 'the reply' })
    await standIn.stop()
    await until(() => there.redis.state === 'down')
    t.same(
      await there.records.claim('running', 'body', 60_000),
      { state: 'running' },
      'the request is not executed twice',
    )
    t.same(await there.records.claim('done', 'body', 60_000), { state: 'done', reply: 'the reply' })
  },
)

t.test('a process does not repeat its own requests after Redis has lost its data', async (t) => {
  const standIn = await startRedisStandIn(t)
  const { records } = await startReplica(t, standIn.url)
  await records.claim('done', 'body', 60_000)
  await records.succeed('done', 'body', 'the reply', 60_000)
  await records.claim('failed', 'body', 60_000)
  await records.fail('failed', 'body', { key: 'made' }, 60_000)
  standIn.keySpace.clear()
  t.same(await records.claim('done', 'body', 60_000), { state: 'done', reply: 'the reply' })
  t.same(await records.claim('failed', 'body', 60_000), { state: 'claimed', retryContext: { key: 'made' } })
})
