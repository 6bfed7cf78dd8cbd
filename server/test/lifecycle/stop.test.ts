import { EventEmitter } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'

import t from 'tap'

import { type Started, stopWhenTold } from '../../src/lifecycle/stop.ts'

/** A started process whose drain ends when the test says so. */
function setUp({
  fault,
  cut = 0,
  drainSeconds = 8,
}: { fault?: Error; cut?: number; drainSeconds?: number } = {}) {
  const signals = new EventEmitter()
  const stuck = Promise.withResolvers<string>()
  const drained = Promise.withResolvers<void>()
  const timers: { ms: number; run: () => void }[] = []
  const seen = { ends: [] as string[], exits: [] as number[], log: [] as unknown[] }
  const started: Started = {
    async drain({ graceMs, endMs }) {
      seen.ends.push(`drain ${graceMs} ${endMs}`)
      await drained.promise
      if (fault) throw fault
      return cut
    },
    ends: [async (wasCut) => void seen.ends.push(wasCut ? 'close at once' : 'close')],
    stuck: stuck.promise,
  }
  const write = (level: string) => (fields: unknown) => void seen.log.push([level, fields])
  stopWhenTold(started, {
    log: { info: write('info'), warn: write('warn'), fatal: write('fatal') },
    exit: (code) => void seen.exits.push(code),
    drainSeconds,
    signals,
    after: (ms, run) => void timers.push({ ms, run }),
  })
  return { signals, stuck, drained, timers, seen }
}

t.test('a stop signal ends everything, one after the other, and the process with 0', async (t) => {
  const { signals, drained, seen } = setUp()
  signals.emit('SIGTERM')
  signals.emit('SIGTERM')
  await turn()
  t.same(seen, { ends: ['drain 5000 8000'], exits: [], log: [['info', { signal: 'SIGTERM' }]] })
  drained.resolve()
  await turn()
  t.match(seen, { ends: ['drain 5000 8000', 'close'], exits: [0] })
})

t.test('a person waits for no load balancer, and at the second signal for nothing', async (t) => {
  const { signals, seen } = setUp()
  signals.emit('SIGINT')
  await turn()
  t.match(seen, { ends: ['drain 0 8000'], exits: [] })
  signals.emit('SIGINT')
  t.same(seen.exits, [0])
})

t.test('a stuck process drains, says so in one line, and ends with 1', async (t) => {
  const { stuck, drained, signals, seen } = setUp()
  stuck.resolve('memory')
  await turn()
  t.same(seen, {
    ends: ['drain 5000 8000'],
    exits: [],
    log: [['fatal', { event: 'stuck', reason: 'memory' }]],
  })
  signals.emit('SIGTERM')
  drained.resolve()
  await turn()
  t.same(seen.exits, [1])
  t.equal(seen.log.length, 1)
})

t.test('a process that is stopping already is not stuck', async (t) => {
  const { stuck, signals, seen } = setUp()
  signals.emit('SIGTERM')
  stuck.resolve('event_loop')
  await turn()
  t.same(seen.log, [['info', { signal: 'SIGTERM' }]])
})

t.test('a stop that does not finish in time ends the process with 1', async (t) => {
  const { signals, timers, seen } = setUp()
  signals.emit('SIGTERM')
  await turn()
  t.ok((timers[0]?.ms ?? Infinity) < 9000)
  timers[0]?.run()
  t.same(seen.exits, [1])
  t.match(seen.log[1], ['warn', { event: 'stop_late' }])
})

t.test(
  'LD-12: the drain lasts as long as it is set, and takes requests for five of its seconds',
  async (t) => {
    for (const [drainSeconds, times] of [
      [1, '625 1000'],
      [8, '5000 8000'],
      [30, '5000 30000'],
    ] as const) {
      const { signals, seen, timers } = setUp({ drainSeconds })
      signals.emit('SIGTERM')
      await turn()
      t.same(seen.ends, [`drain ${times}`])
      t.equal(timers[0]?.ms, drainSeconds * 1000 + 900)
    }
  },
)

t.test('LD-12: a stop that cut off requests ends with 1, so that it is noticed', async (t) => {
  const { signals, drained, seen } = setUp({ cut: 2 })
  signals.emit('SIGTERM')
  drained.resolve()
  await turn()
  t.match(seen, { ends: ['drain 5000 8000', 'close at once'], exits: [1] })
})

t.test('a stop that fails says why and ends with 1', async (t) => {
  const fault = new Error('no')
  const { signals, drained, seen } = setUp({ fault })
  signals.emit('SIGTERM')
  drained.resolve()
  await turn()
  t.same(seen.exits, [1])
  t.same(seen.log[1], ['fatal', { err: fault }])
})
