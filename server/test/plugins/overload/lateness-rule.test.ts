import t from 'tap'

import { createLatenessRule, latenessLimits } from '../../../src/plugins/overload/lateness-rule.ts'
import { type PhaseFigures, simulate, workMs } from './event-loop.ts'

const sampleMs = 250

interface Seen {
  readonly lateMs: number
  readonly utilization?: number
  readonly refused?: number
}

/** The verdicts for consecutive samples with the given lateness. */
function setUp() {
  const judge = createLatenessRule(latenessLimits)
  let at = 1000
  judge({ at, lateMs: 0, utilization: 0.2, rssBytes: 1e8 }, 0)
  function see({ lateMs, utilization = 1, refused = 0 }: Seen) {
    at += Math.max(sampleMs, lateMs)
    return judge({ at, lateMs, utilization, rssBytes: 1e8 }, refused)
  }
  const sheds = (...samples: readonly Seen[]) => samples.map((sample) => see(sample).sheds)
  return { see, sheds }
}

const calm: Seen = { lateMs: 2, utilization: 0.3 }
const late: Seen = { lateMs: 300 }
const same = (sample: Seen, times: number) => Array.from({ length: times }, () => sample)

t.test('lateness for half a second is an overload', async (t) => {
  t.same(setUp().sheds(...same(late, 6)), [false, false, true, true, true, true])
})

t.test('one long task is not an overload, nor are the requests that it delayed', async (t) => {
  const { sheds } = setUp()
  t.same(sheds({ lateMs: 5000 }, { lateMs: 900 }, calm, calm), [false, false, false, false])
  t.same(
    sheds(late, late, calm, late, late, calm),
    same(calm, 6).map(() => false),
  )
})

t.test('lateness that grows beyond half a second is an overload at once', async (t) => {
  t.same(setUp().sheds({ lateMs: 300 }, { lateMs: 600 }), [false, true])
  t.same(setUp().sheds({ lateMs: 205 }, { lateMs: 310 }), [false, false])
  t.same(setUp().sheds({ lateMs: 900 }, { lateMs: 600 }), [false, false])
})

t.test('a suspended process is not overloaded, nor is a busy one that is on time', async (t) => {
  t.notOk(
    setUp()
      .sheds(...same({ lateMs: 5000, utilization: 0.1 }, 10))
      .includes(true),
  )
  t.notOk(
    setUp()
      .sheds(...same({ lateMs: 80 }, 10))
      .includes(true),
  )
})

t.test(
  'the overload ends when no request was refused and the event loop was on time for half a second',
  async (t) => {
    const { sheds } = setUp()
    sheds(...same(late, 5))
    t.same(
      sheds(...same({ lateMs: 90, refused: 40 }, 20)),
      Array(20).fill(true),
      'while there is too much to do',
    )
    t.same(sheds(...same(calm, 3)), [true, false, false])
    t.same(sheds(...same(late, 3)), [false, false, true], 'the next overload has to last, too')
  },
)

t.test('a process that is late for a minute although it refuses requests is stuck', async (t) => {
  const { see } = setUp()
  const verdicts = Array.from({ length: 220 }, () => see({ ...late, refused: 10 }))
  const first = verdicts.findIndex(({ isStuck }) => isStuck)
  const began = verdicts.findIndex(({ sheds }) => sheds)
  t.equal(first - began, 60_000 / 300)
})

t.test('a process that sheds load for hours and is therefore not very late is not stuck', async (t) => {
  const { see } = setUp()
  for (let i = 0; i < 5; i += 1) see(late)
  for (let i = 0; i < 20_000; i += 1) {
    const { sheds, isStuck } = see({ lateMs: 120, refused: 100 })
    if (!sheds || isStuck) return t.fail(`sample ${i}`)
  }
  return t.pass()
})

for (const isNewConnection of [true, false]) {
  const connections = isNewConnection ? 'a connection for each request' : 'connections that are kept'
  t.test(`with ${connections} four fifths of the capacity is served at three times the load`, async (t) => {
    const capacity = 1000 / workMs
    const [calm, onset, triple, after] = simulate([
      { ms: 20_000, rate: capacity * 0.7, isNewConnection },
      { ms: 3000, rate: capacity * 3, isNewConnection },
      { ms: 30_000, rate: capacity * 3, isNewConnection },
      { ms: 20_000, rate: capacity * 0.7, isNewConnection },
    ]) as [PhaseFigures, PhaseFigures, PhaseFigures, PhaseFigures]
    t.match(calm, { refused: 0, lost: 0, shedUntil: 0 })
    t.ok(calm.longestMs < 50, `${calm.longestMs} ms`)
    t.ok(onset.longestMs < 2000, `${onset.longestMs} ms until the overload is seen`)
    t.equal(onset.lost + triple.lost, 0, 'the rest is refused')
    t.ok(triple.served >= 0.8 * capacity * 30, `${triple.served} of ${capacity * 30}`)
    t.ok(triple.longestMs < 500, `${triple.longestMs} ms`)
    t.ok(after.shedUntil < 5000, `shed until ${after.shedUntil} ms`)
    t.ok(after.refused < 100, `${after.refused} refused`)
  })
}
