import t from 'tap'

import {
  clampView,
  initialView,
  maxScale,
  panned,
  pinched,
  type Point,
  type View,
  zoomAt,
} from '../../../src/components/Lightbox/zoom.ts'

/** The point of the photo that is visible at a point of the stage. */
const seenAt = (view: View, { x, y }: Point) => ({
  x: (x - view.x) / view.scale,
  y: (y - view.y) / view.scale,
})

t.test('zooming keeps the point under the pointer in place', async (t) => {
  const at = { x: 120, y: -40 }
  const view = zoomAt({ scale: 1.5, x: 10, y: 20 }, at, 3)
  t.equal(view.scale, 3)
  t.same(seenAt(view, at), seenAt({ scale: 1.5, x: 10, y: 20 }, at))
})

t.test('the scale stays between one and four', async (t) => {
  t.equal(zoomAt(initialView, { x: 0, y: 0 }, 9).scale, maxScale)
  t.equal(zoomAt(initialView, { x: 0, y: 0 }, 0.2).scale, 1)
})

t.test('two fingers scale and drag at once', async (t) => {
  const view = pinched(
    initialView,
    [
      { x: -20, y: 0 },
      { x: 20, y: 0 },
    ],
    [
      { x: -30, y: 10 },
      { x: 50, y: 10 },
    ],
  )
  t.same(view, { scale: 2, x: 10, y: 10 })
})

t.test('two fingers on one spot only drag', async (t) => {
  const spot = { x: 5, y: 5 }
  const view = pinched(
    { ...initialView, scale: 2 },
    [spot, spot],
    [
      { x: 0, y: 5 },
      { x: 20, y: 5 },
    ],
  )
  t.same(view, { scale: 2, x: 5, y: 0 })
})

t.test('a photo cannot be dragged off the stage, and one that fits stays centred', async (t) => {
  const picture = { width: 300, height: 200 }
  const stage = { width: 400, height: 300 }
  t.same(clampView(panned(initialView, { x: 90, y: -90 }), picture, stage), initialView)
  t.same(clampView({ scale: 2, x: 500, y: -500 }, picture, stage), { scale: 2, x: 100, y: -50 })
  t.same(clampView({ scale: 2, x: -30, y: 20 }, picture, stage), { scale: 2, x: -30, y: 20 })
})
