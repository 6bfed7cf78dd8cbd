/** A point in CSS px, relative to the centre of the stage. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A photo's magnification, and the offset of its centre from the centre of the stage in CSS px. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export const minScale = 1
export const maxScale = 4
/** The scale after a double tap or a press on the zoom button. */
export const zoomedScale = 2.5

export const initialView: View = { scale: minScale, x: 0, y: 0 }

function clamp(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** Changes the scale and keeps the same point of the photo at `at`. */
export function zoomAt(view: View, at: Point, scale: number): View {
  const next = clamp(minScale, scale, maxScale)
  const ratio = next / view.scale
  return { scale: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
}

/** Moves the view by a drag. */
export function panned(view: View, by: Point): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y }
}

function middle([a, b]: readonly [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function distance([a, b]: readonly [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** The view after two fingers moved from one pair of points to another, which drags and scales at once. */
export function pinched(view: View, from: readonly [Point, Point], to: readonly [Point, Point]): View {
  const was = middle(from)
  const is = middle(to)
  const moved = panned(view, { x: is.x - was.x, y: is.y - was.y })
  const spread = distance(from)
  return spread === 0 ? moved : zoomAt(moved, is, (view.scale * distance(to)) / spread)
}

/** Limits the offset, so that the photo covers as much of the stage as possible; one that fits is centred. */
export function clampView(view: View, picture: Size, stage: Size): View {
  const spareX = Math.max(0, (picture.width * view.scale - stage.width) / 2)
  const spareY = Math.max(0, (picture.height * view.scale - stage.height) / 2)
  // `+ 0` turns -0 into 0, to avoid '-0px' in CSS.
  return { ...view, x: clamp(-spareX, view.x, spareX) + 0, y: clamp(-spareY, view.y, spareY) + 0 }
}
