import t from 'tap'

import {
  boxesOverlap,
  grow,
  placeLabels,
  type Box,
  type PlacedLabel,
} from '../../../../src/maps/own/lettering/labels.ts'
import { textWidth } from '../../../../src/maps/own/lettering/lettering.ts'

const map: Box = { left: 0, top: 0, right: 300, bottom: 200 }
const request = (text: string, x: number, y: number) => ({ text, size: 12, at: { x, y } })

function boxOf(label: PlacedLabel): Box {
  const width = textWidth(label.text, label.size)
  const starts = { start: label.x, middle: label.x - width / 2, end: label.x - width }
  const left = starts[label.anchor]
  return { left, top: label.y - label.size * 0.8, right: left + width, bottom: label.y + label.size * 0.25 }
}

t.test('a label is placed to the right of its point if there is room', (t) => {
  const [label] = placeLabels([request('Como', 100, 100)], map, [], 5)
  t.match(label, { anchor: 'start', x: 106 })
  t.end()
})

t.test('at the right edge a label is placed to the left of its point', (t) => {
  const [label] = placeLabels([request('Como', 280, 100)], map, [], 5)
  t.match(label, { anchor: 'end', x: 274 })
  t.end()
})

t.test('labels overlap neither each other nor occupied boxes, and stay on the map', (t) => {
  const requests = Array.from({ length: 60 }, (_unused, index) =>
    request(`Paese ${index}`, (index * 53) % 300, (index * 31) % 200),
  )
  const taken = [{ left: 120, top: 70, right: 180, bottom: 130 }]
  const boxes = placeLabels(requests, map, taken, 60).map(boxOf)
  t.ok(boxes.length > 5)
  boxes.forEach((box, index) => {
    const others = [...boxes.slice(0, index), ...taken]
    t.notOk(others.some((other) => boxesOverlap(box, other)))
    t.ok(box.left >= 0 && box.right <= 300 && box.top >= 0 && box.bottom <= 200)
  })
  t.end()
})

t.test('of two labels for the same position the first one is placed', (t) => {
  const labels = placeLabels([request('Grande', 100, 100), request('Piccolo', 101, 100)], map, [], 5)
  t.same(
    labels.map((label) => label.text),
    ['Grande'],
  )
  t.end()
})

t.test('the number of labels is limited', (t) => {
  const requests = [request('A', 50, 50), request('B', 150, 50), request('C', 250, 150)]
  t.equal(placeLabels(requests, map, [], 2).length, 2)
  t.end()
})

t.test('a label is omitted if its point is occupied', (t) => {
  const at = { left: 100, top: 100, right: 100, bottom: 100 }
  t.same(placeLabels([request('Sotto', 100, 100)], map, [grow(at, 20)], 5), [])
  t.end()
})
