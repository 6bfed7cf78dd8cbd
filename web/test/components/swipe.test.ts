import t from 'tap'

import { swipeStep, wrapIndex } from '../../src/components/swipe.ts'

t.test('a swipe needs at least 40 px', async (t) => {
  t.equal(swipeStep(-39, 0), 0)
  t.equal(swipeStep(-40, 0), 1, 'a swipe to the left goes to the next')
  t.equal(swipeStep(40, 0), -1)
  t.equal(swipeStep(39, 0), 0)
})

t.test('a drag that is more vertical than horizontal is no swipe', async (t) => {
  t.equal(swipeStep(-60, 61), 0)
  t.equal(swipeStep(-60, -59), 1)
})

t.test('an index wraps around at both ends', async (t) => {
  t.equal(wrapIndex(4, 1, 5), 0)
  t.equal(wrapIndex(0, -1, 5), 4)
  t.equal(wrapIndex(0, -7, 5), 3)
  t.equal(wrapIndex(0, 1, 1), 0)
  t.equal(wrapIndex(0, 1, 0), 0)
})
