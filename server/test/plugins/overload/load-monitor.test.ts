import { createServer } from 'node:net'

import t from 'tap'

import { createLoadMonitor } from '../../../src/plugins/overload/load-monitor.ts'

const server = createServer()

/** A monitor with a fake clock, whose timer runs when the test triggers it. */
function setUp() {
  const time = { now: 5000 }
  const process = { rss: () => 1e8, utilization: 0.5 }
  const timer = { ms: 0, run: () => {}, ended: false }
  const probe = { starts: 0, wait: 0, longest: 0, stopped: false }
  const monitor = createLoadMonitor({
    clock: () => time.now,
    every(ms, run) {
      Object.assign(timer, { ms, run })
      return () => {
        timer.ended = true
      }
    },
    readRss: () => process.rss(),
    readUtilization: () => process.utilization,
    createProbe: () => ({
      start: () => void (probe.starts += 1),
      waitMs: () => probe.wait,
      takeLongestMs: () => probe.longest,
      stop: () => void (probe.stopped = true),
    }),
  })
  /** Runs the timer that many milliseconds late. */
  function tick(lateMs = 0): void {
    time.now += timer.ms + lateMs
    timer.run()
  }
  return { monitor, time, process, timer, probe, tick }
}

t.test('a sample has the longest lateness since the previous one', async (t) => {
  const { monitor, tick } = setUp()
  tick(3)
  tick(70)
  tick()
  t.match(monitor.sample(), { lateMs: 70, utilization: 0.5, rssBytes: 1e8 })
  tick(1)
  t.equal(monitor.sample().lateMs, 1)
})

t.test('lateness is measured although each turn of the event loop takes longer than a sample', async (t) => {
  const { monitor, time, timer } = setUp()
  for (let turn = 0; turn < 5; turn += 1) {
    time.now += 1800
    // Both timers are due; the sample's may run first.
    t.equal(monitor.sample().lateMs, 1800 - timer.ms)
    timer.run()
  }
})

t.test(
  'a request that is read late in a turn of the event loop has waited since the turn began',
  async (t) => {
    const { monitor, time, tick } = setUp()
    tick()
    t.equal(monitor.waitMs(), 0)
    time.now += 150
    t.equal(monitor.waitMs(), 150)
    tick()
    t.equal(monitor.waitMs(), 0)
  },
)

t.test('a busy process measures how long connections wait, an idle one does not', async (t) => {
  const { monitor, process, probe, tick } = setUp()
  monitor.watch(server)
  monitor.sample()
  t.equal(probe.starts, 0)
  process.utilization = 0.95
  monitor.sample()
  t.equal(probe.starts, 1)
  tick(30)
  probe.longest = 700
  t.equal(monitor.sample().lateMs, 700, 'the longer of the two')
  probe.longest = 10
  tick(30)
  t.equal(monitor.sample().lateMs, 30)
})

t.test('while load is shed, the wait of connections is always measured', async (t) => {
  const { monitor, probe } = setUp()
  monitor.watch(server)
  probe.wait = 120
  t.equal(monitor.waitMs(), 120)
  t.equal(probe.starts, 1)
  monitor.stop()
  t.ok(probe.stopped)
})

t.test('if memory cannot be read, for example without a file handle, the last value is used', async (t) => {
  const { monitor, process } = setUp()
  t.equal(monitor.sample().rssBytes, 1e8)
  process.rss = () => {
    throw new Error('EMFILE')
  }
  t.equal(monitor.sample().rssBytes, 1e8)
  process.rss = () => 2e8
  t.equal(monitor.sample().rssBytes, 2e8)
})

t.test('the real process can be measured until the monitor is stopped', async (t) => {
  const monitor = createLoadMonitor()
  const { lateMs, utilization, rssBytes, at } = monitor.sample()
  monitor.stop()
  t.ok(lateMs >= 0)
  t.ok(utilization >= 0 && utilization <= 1)
  t.ok(rssBytes > 1e6)
  t.ok(monitor.sample().at >= at)
  const { monitor: stopped, timer } = setUp()
  stopped.stop()
  t.ok(timer.ended)
})
