import t from 'tap'

import { createMemoryRule } from '../../../src/plugins/overload/memory-rule.ts'

const MiB = 1024 * 1024
const sampleMs = 250
const limits = { trimBytes: 350 * MiB, maxBytes: 430 * MiB }

function setUp() {
  const judge = createMemoryRule(limits)
  let at = 1000
  /** The verdict for this resident memory in MiB. */
  function see(rss: number) {
    at += sampleMs
    return judge({ at, rssBytes: rss * MiB })
  }
  return { see }
}

const nothing = { keep: null, sheds: false, isStuck: false }

t.test('below the first limit nothing happens, however fast memory grows', async (t) => {
  const { see } = setUp()
  for (let rss = 100; rss < 350; rss += 25) t.same(see(rss), nothing)
})

t.test('above the first limit the caches are halved, and no request is refused', async (t) => {
  const { see } = setUp()
  see(300)
  t.same(see(360), { ...nothing, keep: 0.5 })
  t.same(see(340), nothing)
})

t.test(
  'shrunk caches are left alone while memory does not grow, and shrunk again when it does',
  async (t) => {
    const { see } = setUp()
    see(360)
    const verdicts = Array.from({ length: 1000 }, (_, i) => see(i % 2 ? 355 : 365))
    t.notOk(verdicts.some(({ keep }) => keep !== null))
    t.equal(see(372).keep, 0.5, '16 MiB more than the least since')
    t.equal(see(375).keep, null)
    t.equal(see(389).keep, 0.5)
  },
)

t.test('above the second limit the caches are emptied at once', async (t) => {
  const { see } = setUp()
  t.equal(see(425).keep, 0.5)
  t.same(see(431), { ...nothing, keep: 0 })
  t.equal(see(435).keep, null)
})

t.test('requests are refused only while memory grows although the caches are empty', async (t) => {
  const { see } = setUp()
  const seen = (...sizes: readonly number[]) => sizes.map((rss) => see(rss).sheds)
  t.same(seen(400, 425, 435, 440, 445), [false, false, false, true, true])
  t.same(seen(450, 455, 460), [true, true, true])
  t.same(seen(460, 460, 460, 460, 460), [true, true, true, false, false], 'it has not grown for a second')
  t.same(seen(...Array.from({ length: 20 }, () => 461)), Array(20).fill(false), 'however large it is')
  t.same(seen(462, 464, 466, 468, 470), [false, true, true, true, true])
  t.same(seen(420), [false], 'nor below the limit')
})

t.test('a process above the memory limit for a minute with empty caches is stuck', async (t) => {
  const { see } = setUp()
  const verdicts = Array.from({ length: 300 }, () => see(440))
  t.equal(
    verdicts.findIndex(({ isStuck }) => isStuck),
    60_000 / sampleMs,
  )
  t.notOk(
    verdicts.some(({ sheds }) => sheds),
    'and was served all the time',
  )
  const healing = setUp()
  const others = Array.from({ length: 1000 }, (_, i) => healing.see(i % 200 === 0 ? 425 : 440))
  t.notOk(
    others.some(({ isStuck }) => isStuck),
    'where it is below the limit now and then',
  )
})
