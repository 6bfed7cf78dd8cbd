import type { CDPSession, Page } from 'playwright-core'
import sharp from 'sharp'

/** A non-text part of the page must have this contrast with what it is drawn on (WCAG 2.2, 1.4.11). */
const leastContrast = 3
/** Of the pixels of the ring, how many must have it: a neighbour may touch one of its sides. */
const leastShare = 0.75
/** Colours are equal that differ by no more in any channel, of 255: rounding of what is half transparent. */
const tolerance = 6
/** How many pixels of the ring must be seen, for each pixel of width and height: a third of a ring 3 px thick. */
const leastDensity = 1.5

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What has the focus, as the page tells it. */
interface Stop {
  readonly name: string
  /** What makes stops alike: they are drawn by the same rules, in the same part of the page and in the same window. */
  readonly kind: string
  readonly isNew: boolean
  /** The ring's colour, three channels of 255; null without a ring. */
  readonly colour: readonly [number, number, number] | null
  /** What the ring lies in, in the window. */
  readonly box: Box
}

/**
 * Looks at what has the focus, and marks it with the number of the stop and its ring as such. Null where that is nothing, or lies outside
 * the part.
 */
function lookAtFocus([part, number]: readonly [string, number]): Stop | null {
  const { activeElement: element, documentElement } = document
  if (!element || element === document.body || !element.closest(part)) return null
  for (const old of document.querySelectorAll('[data-ringed]')) old.removeAttribute('data-ringed')
  const isNew = !element.hasAttribute('data-stop')
  element.setAttribute('data-stop', `${number}`)
  const ringed = [...document.querySelectorAll<HTMLElement>('body *')].filter((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && each.checkVisibility()
  })
  for (const each of ringed) each.setAttribute('data-ringed', '')
  const rects = (ringed.length > 0 ? ringed : [element]).map((each) => each.getBoundingClientRect())
  const room = 12
  const left = Math.max(0, Math.floor(Math.min(...rects.map((rect) => rect.left)) - room))
  const top = Math.max(0, Math.floor(Math.min(...rects.map((rect) => rect.top)) - room))
  const right = Math.min(
    documentElement.clientWidth,
    Math.ceil(Math.max(...rects.map((rect) => rect.right)) + room),
  )
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...rects.map((rect) => rect.bottom)) + room))
  const [first] = ringed
  // A colour that is mixed is told in another notation: a pixel of a canvas has it in this one.
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  let colour: Stop['colour'] = null
  if (first && canvas) {
    canvas.fillStyle = getComputedStyle(first).outlineColor
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    colour = [red, green, blue]
  }
  const steps = [`${innerWidth}`, `${matchMedia('(prefers-color-scheme: dark)').matches}`]
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    steps.push(`${at.tagName}.${at.className}`)
  }
  const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
  return {
    name: `${element.tagName.toLowerCase()} '${words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}'`,
    kind: steps.join(' '),
    isNew,
    colour,
    box: { x: left, y: top, width: right - left, height: bottom - top },
  }
}

/** Forgets earlier stops, and lets the next press of the Tab key lead to the first stop of a part. */
function beginAt(part: string): void {
  for (const each of document.querySelectorAll('[data-stop]')) each.removeAttribute('data-stop')
  const element = document.querySelector<HTMLElement>(part)
  const had = element?.getAttribute('tabindex')
  element?.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: true })
  if (had === null) element?.removeAttribute('tabindex')
}

/** Gives a stop the focus as the keyboard does. */
function focusStop(number: number): void {
  // The option is not in the compiler's types.
  const options = { focusVisible: true } as FocusOptions
  document.querySelector<HTMLElement>(`[data-stop="${number}"]`)?.focus(options)
}

/** Makes the ring unseen, or seen again. */
function hideRing(hidden: boolean): void {
  for (const { style } of document.querySelectorAll<HTMLElement>('[data-ringed]')) {
    if (hidden) style.setProperty('outline-color', 'transparent', 'important')
    else style.removeProperty('outline-color')
  }
}

/** A part of the window as it is drawn, three bytes for each pixel. */
async function pixels(
  session: CDPSession,
  { width, height, ...place }: Box,
  scroll: { x: number; y: number },
) {
  const clip = { x: place.x + scroll.x, y: place.y + scroll.y, width, height, scale: 1 }
  const { data } = await session.send('Page.captureScreenshot', { clip, optimizeForSpeed: true })
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer()
}

function luminance(bytes: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = bytes.map((byte) => {
    const channel = byte / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const isClose = (one: readonly number[], other: readonly number[]) =>
  one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= tolerance)

/** The contrast of each pixel of the ring with what is there without the ring. */
function ringContrasts(colour: readonly number[], withRing: Buffer, without: Buffer): number[] {
  const found: number[] = []
  for (let at = 0; at < withRing.length; at += 3) {
    const [drawn, ground] = [[...withRing.subarray(at, at + 3)], [...without.subarray(at, at + 3)]]
    if (isClose(drawn, colour) && !isClose(drawn, ground)) found.push(contrast(colour, ground))
  }
  return found.toSorted((a, b) => a - b)
}

/** Why the ring of a stop cannot be seen; null where it can. */
async function faultOf(page: Page, session: CDPSession, { colour, box }: Stop): Promise<string | null> {
  if (!colour) return 'no ring'
  const scroll = await page.evaluate(() => ({ x: scrollX, y: scrollY }))
  const withRing = await pixels(session, box, scroll)
  await page.evaluate(hideRing, true)
  const without = await pixels(session, box, scroll)
  await page.evaluate(hideRing, false)
  const contrasts = ringContrasts(colour, withRing, without)
  if (contrasts.length < leastDensity * (box.width + box.height - 48)) {
    return `only ${contrasts.length} pixels of the ring of ${box.width} × ${box.height} px are seen`
  }
  const enough = contrasts.filter((each) => each >= leastContrast).length / contrasts.length
  if (enough >= leastShare) return null
  const middle = contrasts[Math.floor(contrasts.length / 2)] ?? 1
  return `rgb(${colour.join(' ')}) has a contrast of ${middle.toFixed(2)}, ${Math.round(enough * 100)} % of it enough`
}

export interface RingReport {
  /** How many stops the keyboard makes. */
  readonly stops: number
  /** Numbers of the stops that were looked at. */
  readonly looked: readonly number[]
  /** The stops whose ring cannot be seen, and why. */
  readonly faults: readonly string[]
}

/**
 * Goes by the Tab key through a part of the page and looks whether the ring of each stop can be seen on the ground that
 * it is drawn on, from the pixels on the screen. Of stops that are alike the first two are looked at.
 * @param part a selector of what the stops lie in
 * @param kinds how many stops of each kind were looked at before; counts further
 */
export async function focusRings(
  page: Page,
  part: string,
  kinds: Map<string, number> = new Map<string, number>(),
): Promise<RingReport> {
  const session = await page.context().newCDPSession(page)
  const faults: string[] = []
  const looked: number[] = []
  let stops = 0
  await page.evaluate(beginAt, part)
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtFocus, [part, stops] as const)
    if (!stop?.isNew) break
    stops += 1
    const alike = kinds.get(stop.kind) ?? 0
    kinds.set(stop.kind, alike + 1)
    if (alike > 1) continue
    looked.push(stops - 1)
    const fault = await faultOf(page, session, stop)
    if (fault !== null) faults.push(`${stop.name}: ${fault}`)
  }
  await session.detach()
  return { stops, looked, faults }
}

/**
 * Looks again at stops that {@link focusRings} has just looked at, as in another colour scheme. The order of stops is
 * known, so that they need no Tab key.
 * @returns the faults
 */
export async function focusRingsAgain(
  page: Page,
  part: string,
  looked: readonly number[],
): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const faults: string[] = []
  for (const number of looked) {
    await page.evaluate(focusStop, number)
    const stop = await page.evaluate(lookAtFocus, [part, number] as const)
    const fault = stop ? await faultOf(page, session, stop) : 'cannot have the focus any more'
    if (fault !== null) faults.push(`${stop?.name ?? number}: ${fault}`)
  }
  await session.detach()
  return faults
}
