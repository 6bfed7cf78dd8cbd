import t from 'tap'

import { createOfferMemory, quietMs } from '../../../../src/features/bookings/offer/offer-memory.ts'
import { createScrollWatch, isInCorner } from '../../../../src/features/bookings/offer/offer-triggers.ts'
import { createOffer } from '../../../../src/features/bookings/offer/offer.ts'

const corner = { x: 1200, y: 20, width: 1280, height: 800 }
const middle = { x: 640, y: 400, width: 1280, height: 800 }

/** A page on which time passes when it is told to. */
function waitingOffer(isSpent = () => false, openedAgoMs = 0) {
  let now = openedAgoMs
  let inTheWay = false
  let timers: { at: number; run: () => void }[] = []
  const told = { shown: 0, seen: 0 }
  const offer = createOffer({
    memory: { isSpent, seen: () => (told.seen += 1), settled: () => undefined },
    now: () => now,
    openedAt: 0,
    later: (ms, run) => {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((each) => each !== timer)
      }
    },
    isInTheWay: () => inTheWay,
    show: () => (told.shown += 1),
  })
  return {
    offer,
    told,
    pending: () => timers.length,
    block: (blocked: boolean) => {
      inTheWay = blocked
    },
    pass: (ms: number) => {
      const end = now + ms
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
        if (!next) break
        timers = timers.filter((each) => each !== next)
        now = next.at
        next.run()
      }
      now = end
    },
  }
}

const isCorner = (x: number, y: number) => isInCorner({ x, y, width: 1000, height: 1000 })

t.test('the corner is the upper 15 % and the right 20 % of the window', async (t) => {
  t.equal(isCorner(800, 150), true)
  t.equal(isCorner(799, 150), false)
  t.equal(isCorner(800, 151), false)
  t.equal(isCorner(1000, 0), true)
})

t.test('a scroll is fast when it goes up by more than 3 px in a millisecond', async (t) => {
  let now = 0
  const isFastUp = createScrollWatch(() => now)
  const scrolled = (ms: number, top: number) => {
    now += ms
    return isFastUp(top)
  }
  t.equal(scrolled(0, 2000), false, 'the first place tells no speed')
  t.equal(scrolled(100, 1700), false, '3 px a millisecond is not faster than that')
  t.equal(scrolled(100, 1399), true)
  t.equal(scrolled(10, 1900), false, 'down is not up')
  t.equal(createScrollWatch(() => now)(0), false, 'a new watch knows no speed')
})

/**
 * Scroll events of a phone that drops frames: after a late event the next one comes a millisecond later and reports
 * the distance of several frames. One such pair of a Pixel 7, scrolled evenly at 0.8 px/ms, was 44 px in 1 ms.
 */
const unevenDelays = [16, 17, 33, 1, 16, 50, 1, 17, 16, 100, 1, 16, 33, 1, 17, 16, 55, 1, 16, 17]

/** Replays an even movement upwards, whose distances are reported up to one frame late. */
function replay(speed: number, lateMs: number): boolean[] {
  let now = 0
  const isFastUp = createScrollWatch(() => now)
  return unevenDelays.map((delay, index) => {
    now += delay
    const isLate = unevenDelays[index + 1] === 1
    return isFastUp(5_000 - speed * (isLate ? now - lateMs : now))
  })
}

t.test('the speed of an uneven series of scroll events is that of the movement', async (t) => {
  const pairMs = 1
  const pairPx = 44
  const lateMs = pairPx / 0.8 - pairMs
  t.notOk(replay(0.8, lateMs).includes(true), 'with 44 px in 1 ms, 0.8 px/ms is slow')
  t.notOk(replay(1.5, lateMs).includes(true))
  t.ok(replay(4, 10).includes(true), '4 px/ms is fast')
})

t.test('a first event after a rest is not fast by itself', async (t) => {
  let now = 0
  const isFastUp = createScrollWatch(() => now)
  isFastUp(3_000)
  now = 5_000
  t.equal(isFastUp(2_900), false)
  now += 1
  t.equal(isFastUp(2_856), false)
})

t.test('the mouse in the corner brings the offer, once', async (t) => {
  const { offer, told, pass } = waitingOffer()
  offer.mouseAt(middle)
  t.same(told, { shown: 0, seen: 0 })
  offer.mouseAt(corner)
  offer.mouseAt(corner)
  pass(120_000)
  t.same(told, { shown: 1, seen: 1 })
})

t.test('a fast scroll up brings it', async (t) => {
  const { offer, told, pass } = waitingOffer()
  offer.scrolledTo(3000)
  pass(100)
  offer.scrolledTo(2900)
  t.equal(told.shown, 0)
  pass(100)
  offer.scrolledTo(2500)
  t.equal(told.shown, 1)
})

t.test('so do 60 seconds, and not a moment less', async (t) => {
  const { told, pass } = waitingOffer()
  pass(59_999)
  t.equal(told.shown, 0)
  pass(1)
  t.equal(told.shown, 1)
})

t.test('the 60 seconds count from the opening of the page', async (t) => {
  const late = waitingOffer(() => false, 50_000)
  late.pass(9_999)
  t.equal(late.told.shown, 0)
  late.pass(1)
  t.equal(late.told.shown, 1)
  const later = waitingOffer(() => false, 90_000)
  later.pass(0)
  t.equal(later.told.shown, 1, 'the scripts came after the minute')
})

t.test('what is in the way puts it off, and it comes when that is gone', async (t) => {
  const { offer, told, pass, block, pending } = waitingOffer()
  block(true)
  offer.mouseAt(corner)
  pass(90_000)
  t.equal(told.shown, 0)
  block(false)
  pass(1_000)
  t.equal(told.shown, 1)
  t.equal(pending(), 0, 'nothing goes on ticking')
})

t.test('where a modal was shown already, or it was declined, it never comes', async (t) => {
  const { offer, told, pass, pending } = waitingOffer(() => true)
  offer.mouseAt(corner)
  pass(61_000)
  t.equal(told.shown, 0)
  t.equal(pending(), 0)
})

t.test('a page that is left offers nothing any more', async (t) => {
  const { offer, told, pass } = waitingOffer()
  offer.stop()
  offer.mouseAt(corner)
  pass(61_000)
  t.equal(told.shown, 0)
})

function offerMemory() {
  const lasting = new Map<string, unknown>()
  const visit = new Map<string, string>()
  const clock = { now: Date.UTC(2026, 10, 20) }
  const memory = createOfferMemory({
    lasting: {
      read: (key) => lasting.get(key) ?? null,
      write: (key, value) => {
        lasting.set(key, value)
        return true
      },
    },
    visit: () => ({
      getItem: (key) => visit.get(key) ?? null,
      setItem: (key, value) => void visit.set(key, value),
    }),
    now: () => clock.now,
  })
  return { memory, lasting, visit, clock }
}

t.test('seen once is enough for a visit', async (t) => {
  const { memory, visit } = offerMemory()
  t.equal(memory.isSpent(), false)
  memory.seen()
  t.equal(memory.isSpent(), true)
  t.same([...visit.keys()], ['chiamata_offerta'])
  visit.clear()
  t.equal(memory.isSpent(), false, 'another visit is another chance')
})

t.test('who declined is left alone for 30 days', async (t) => {
  const { memory, lasting, clock } = offerMemory()
  memory.settled()
  t.same([...lasting.keys()], ['offerta_chiamata'])
  clock.now += quietMs - 1
  t.equal(memory.isSpent(), true)
  clock.now += 1
  t.equal(memory.isSpent(), false)
})

t.test('a browser that blocks storage is asked once a page', async (t) => {
  const memory = createOfferMemory({
    lasting: { read: () => null, write: () => false },
    visit: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
    now: () => 0,
  })
  memory.seen()
  t.equal(memory.isSpent(), false)
})
