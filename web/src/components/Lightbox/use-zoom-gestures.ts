import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

import { swipeStep } from '../swipe.ts'
import {
  clampView,
  initialView,
  minScale,
  panned,
  pinched,
  type Point,
  type Size,
  type View,
  zoomAt,
  zoomedScale,
} from './zoom.ts'

/** A press that moves less than this is a tap, in CSS px. */
const tapSlop = 10
/** Maximum time between the taps of a double tap, in ms. */
const doubleTapTime = 260
/** Wheel distance that multiplies the scale by e, in CSS px. */
const wheelStep = 400

interface Gestures {
  readonly onTap: () => void
  readonly onSwipe: (step: -1 | 1) => void
}

export interface ZoomGestures {
  readonly stage: RefObject<HTMLDivElement | null>
  readonly view: View
  /** Horizontal drag of the photos, in CSS px. */
  readonly drag: number
  /** A pointer is down, so the photo follows it without a transition. */
  readonly held: boolean
  readonly reset: () => void
  readonly toggleZoom: () => void
  readonly pan: (by: Point) => void
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerUp: (event: PointerEvent) => void
    readonly onPointerCancel: (event: PointerEvent) => void
  }
}

function sizeOf(element: HTMLElement): Size {
  return { width: element.offsetWidth, height: element.offsetHeight }
}

function clampToStage(stage: HTMLElement | null, view: View): View {
  const picture = stage?.querySelector<HTMLElement>('[data-current]')
  return stage && picture ? clampView(view, sizeOf(picture), sizeOf(stage)) : view
}

function pointOn(
  stage: HTMLElement | null,
  at: { readonly clientX: number; readonly clientY: number },
): Point {
  const box = stage?.getBoundingClientRect()
  if (!box) return { x: 0, y: 0 }
  return { x: at.clientX - box.x - box.width / 2, y: at.clientY - box.y - box.height / 2 }
}

/** Pinch, wheel, double tap, pan, swipe and tap; the photo has `data-current` (features.md, B2). */
export function useZoomGestures({ onTap, onSwipe }: Gestures): ZoomGestures {
  const stage = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(initialView)
  const [drag, setDrag] = useState(0)
  const [held, setHeld] = useState(false)
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Point | null>(null)
  const tapTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(tapTimer.current), [])

  const change = (next: (view: View) => View) => setView((old) => clampToStage(stage.current, next(old)))
  const pointOf = (event: PointerEvent) => pointOn(stage.current, event)
  const toggleAt = (at: Point) =>
    change((old) => (old.scale > minScale ? initialView : zoomAt(old, at, zoomedScale)))

  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    // React's wheel listener is passive and cannot keep the page from zooming or scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const at = pointOn(element, event)
      setView((old) =>
        clampToStage(element, zoomAt(old, at, old.scale * Math.exp(-event.deltaY / wheelStep))),
      )
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [])

  const release = (event: PointerEvent, meant: boolean) => {
    const at = fingers.current.get(event.pointerId)
    fingers.current.delete(event.pointerId)
    if (!at || fingers.current.size > 0) return
    setHeld(false)
    setDrag(0)
    const from = start.current
    start.current = null
    // A pinch clears the start, so that lifting its last finger is not a tap.
    if (!from || !meant) return
    if (Math.hypot(at.x - from.x, at.y - from.y) < tapSlop) tapped(at)
    else if (view.scale === minScale) {
      const step = swipeStep(at.x - from.x, at.y - from.y)
      if (step !== 0) onSwipe(step)
    }
  }
  const tapped = (at: Point) => {
    if (tapTimer.current !== undefined) {
      clearTimeout(tapTimer.current)
      tapTimer.current = undefined
      toggleAt(at)
      return
    }
    tapTimer.current = setTimeout(() => {
      tapTimer.current = undefined
      if (view.scale === minScale) onTap()
    }, doubleTapTime)
  }

  return {
    stage,
    view,
    drag,
    held,
    reset: () => setView(initialView),
    toggleZoom: () => toggleAt({ x: 0, y: 0 }),
    pan: (by) => change((old) => panned(old, by)),
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const at = pointOf(event)
        fingers.current.set(event.pointerId, at)
        start.current = fingers.current.size === 1 ? at : null
        setHeld(true)
        setDrag(0)
      },
      onPointerMove: (event) => {
        const was = fingers.current.get(event.pointerId)
        if (!was) return
        const at = pointOf(event)
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
        fingers.current.set(event.pointerId, at)
        if (other) change((old) => pinched(old, [was, other], [at, other]))
        else if (view.scale > minScale) change((old) => panned(old, { x: at.x - was.x, y: at.y - was.y }))
        else if (start.current) setDrag(at.x - start.current.x)
      },
      onPointerUp: (event) => release(event, true),
      onPointerCancel: (event) => release(event, false),
    },
  }
}
