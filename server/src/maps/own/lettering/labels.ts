import type { Point } from '../frame.ts'
import { textWidth } from './lettering.ts'

/** A box in pixels; x grows to the right, y grows downwards. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A label to place beside its point. `size` is the font size in pixels. */
export interface LabelRequest {
  readonly text: string
  readonly size: number
  readonly at: Point
}

export interface PlacedLabel extends LabelRequest {
  /** The position of the text's anchor on its baseline. */
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
}

export function boxesOverlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Grows a box by the same number of pixels on every side. */
export function grow(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by }
}

/** Pixels: the radius to keep free around a point, and the distance from a point to its text. */
const dotRadius = 3
const gap = 6

function candidates(request: LabelRequest): { label: PlacedLabel; box: Box }[] {
  const { at, size } = request
  const width = textWidth(request.text, size)
  const ascent = size * 0.8
  const descent = size * 0.25
  const place = (x: number, y: number, anchor: PlacedLabel['anchor'], left: number) => ({
    label: { ...request, x, y, anchor },
    box: { left, top: y - ascent, right: left + width, bottom: y + descent },
  })
  const middle = at.y + size * 0.34
  return [
    place(at.x + gap, middle, 'start', at.x + gap),
    place(at.x - gap, middle, 'end', at.x - gap - width),
    place(at.x, at.y - gap, 'middle', at.x - width / 2),
    place(at.x, at.y + gap + ascent, 'middle', at.x - width / 2),
  ]
}

/**
 * Places labels beside their points, in the order of the requests. A label is omitted if on every side of its
 * point it would cover another label, another dot or an occupied box, or leave the map.
 *
 * @param maxLabels the maximum number of placed labels
 */
export function placeLabels(
  requests: readonly LabelRequest[],
  map: Box,
  occupied: readonly Box[],
  maxLabels: number,
): PlacedLabel[] {
  const used = [...occupied]
  const placed: PlacedLabel[] = []
  for (const request of requests) {
    if (placed.length >= maxLabels) break
    const { x, y } = request.at
    const dot = { left: x - dotRadius, top: y - dotRadius, right: x + dotRadius, bottom: y + dotRadius }
    const free = (box: Box): boolean => !used.some((other) => boxesOverlap(box, other))
    const inside = (box: Box): boolean =>
      box.left >= map.left && box.right <= map.right && box.top >= map.top && box.bottom <= map.bottom
    if (!free(dot)) continue
    const fit = candidates(request).find(({ box }) => inside(box) && free(box))
    if (!fit) continue
    used.push(grow(fit.box, 5), grow(dot, 5))
    placed.push(fit.label)
  }
  return placed
}
