import { EventEmitter } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'

import t from 'tap'

import { type Started, stopWhenTold } from '../src/stop.ts'

/** A process that was started, with two things to end: the first waits until the test lets it. */
function setUp(fault?: Error) {
  const signals = new EventEmitter()
  const stuck = Promise.withResolvers<string>()
  const drained = Promise.withResolvers<void>()
  const timers: { ms: number; run: () => void }[] = []
  const seen = { ends: [] as string[], exits: [] as number[], log: [] as unknown[] }
  const started: Started = {
    ends: [
      async (graceMs) => {
        seen.ends.push(`drain ${graceMs}`)
        await drained.promise
        if (fault) throw fault
      },
      async () => void seen.ends.push('close'),
    ],
    stuck: stuck.promise,
  }
  const write = (level: string) => (fields: unknown) => void seen.log.push([level, fields])
  stopWhenTold(started, {
    log: { info: write('info'), warn: write('warn'), fatal: write('fatal') },
    exit: (code) => void seen.exits.push(code),
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
  t.same(seen, { ends: ['drain 5000'], exits: [], log: [['info', { signal: 'SIGTERM' }]] })
  drained.resolve()
  await turn()
  t.match(seen, { ends: ['drain 5000', 'close'], exits: [0] })
})

t.test('a person waits for no load balancer, and at the second signal for nothing', async (t) => {
  const { signals, seen } = setUp()
  signals.emit('SIGINT')
  await turn()
  t.match(seen, { ends: ['drain 0'], exits: [] })
  signals.emit('SIGINT')
  t.same(seen.exits, [0])
})

t.test('a stuck process drains, says so in one line, and ends with 1', async (t) => {
  const { stuck, drained, signals, seen } = setUp()
  stuck.resolve('memory')
  await turn()
  t.same(seen, { ends: ['drain 5000'], exits: [], log: [['fatal', { event: 'stuck', reason: 'memory' }]] })
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

t.test('what does not end in time is left behind', async (t) => {
  for (const code of [0, 1]) {
    const { stuck, signals, timers, seen } = setUp()
    if (code === 0) signals.emit('SIGTERM')
    else stuck.resolve('memory')
    await turn()
    t.ok((timers[0]?.ms ?? Infinity) < 9000)
    timers[0]?.run()
    t.same(seen.exits, [code])
  }
})

t.test('a stop that fails says why and ends with 1', async (t) => {
  const fault = new Error('no')
  const { signals, drained, seen } = setUp(fault)
  signals.emit('SIGTERM')
  drained.resolve()
  await turn()
  t.same(seen.exits, [1])
  t.same(seen.log[1], ['fatal', { err: fault }])
})
