import { setTimeout } from 'node:timers/promises'

import type { CDPSession, Page } from 'playwright-core'
import sharp from 'sharp'

import { isHardRun } from '../../../scripts/test-groups/hard-run.ts'
import { hitAsUsual, hitEverything, ringSignature } from './ring-signature.ts'

/** The least contrast of a focus ring with the background (WCAG 2.2, 1.4.11). */
const leastContrast = 3
/** The least share of the ring's pixels with that contrast. Another element may touch one side of the ring. */
const leastShare = 0.75
/** The greatest difference of equal colours in each channel (0 to 255). Half-transparent colours are rounded. */
const tolerance = 6
/** The least number of visible ring pixels for each pixel of width and height: a third of a ring 3 px thick. */
const leastDensity = 1.5
/** The longest wait for a screenshot, far more than a busy machine needs. Chromium itself sets no limit. */
const screenshotMs = 10_000
/** The most stops of a part. Elements that are made anew at each press of Tab would otherwise never end. */
const mostStops = 500

type Colour = readonly [red: number, green: number, blue: number]

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The element that has the focus, a stop of the Tab key. */
interface Stop {
  readonly name: string
  /** Equal for stops with the same style rules, in the same part of the page and at the same window size. */
  readonly kind: string
  readonly isNew: boolean
}

interface Ring {
  /** Three channels of 255; null without a ring. */
  readonly colour: Colour | null
  /** The box around the ring, relative to the document. */
  readonly box: Box
}

/**
 * Describes the element that has the focus, and marks it with the number of the stop. Restores a ring that
 * {@link hideRing} has hidden.
 * @returns null if no element of the part has the focus
 */
function lookAtFocus([part, number]: readonly [string, number]): Stop | null {
  for (const old of document.querySelectorAll<HTMLElement>('[data-ringed]')) {
    old.style.removeProperty('outline-color')
    old.removeAttribute('data-ringed')
  }
  const { activeElement: element } = document
  if (!element || element === document.body || !element.closest(part)) return null
  const isNew = !element.hasAttribute('data-stop')
  element.setAttribute('data-stop', `${number}`)
  const steps = [`${innerWidth}`, `${matchMedia('(prefers-color-scheme: dark)').matches}`]
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    steps.push(`${at.tagName}.${at.className}`)
  }
  const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
  return {
    name: `${element.tagName.toLowerCase()} '${words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}'`,
    kind: steps.join(' '),
    isNew,
  }
}

/**
 * Describes the ring of the stop with this number, and marks the elements that draw it. It reads the styles of all
 * elements, so it is called only for stops whose ring is checked.
 */
function lookAtRing(number: number): Ring {
  const { documentElement } = document
  const ringed = [...document.querySelectorAll<HTMLElement>('body *')].filter((each) => {
    const style = getComputedStyle(each)
    // Most have none: each property that is read takes time, and a page has thousands of elements.
    if (style.outlineStyle === 'none') return false
    return Number.parseFloat(style.outlineWidth) > 0 && each.checkVisibility()
  })
  for (const each of ringed) each.setAttribute('data-ringed', '')
  const measured = ringed.length > 0 ? ringed : [...document.querySelectorAll(`[data-stop="${number}"]`)]
  const rects = measured.map((each) => each.getBoundingClientRect())
  const room = 12
  const left = Math.max(0, Math.floor(Math.min(...rects.map((rect) => rect.left)) - room))
  const top = Math.max(0, Math.floor(Math.min(...rects.map((rect) => rect.top)) - room))
  const right = Math.min(
    documentElement.clientWidth,
    Math.ceil(Math.max(...rects.map((rect) => rect.right)) + room),
  )
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...rects.map((rect) => rect.bottom)) + room))
  const [first] = ringed
  // Computed mixed colours have another notation. A canvas pixel gives the colour in RGB.
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  let colour: Ring['colour'] = null
  if (first && canvas) {
    canvas.fillStyle = getComputedStyle(first).outlineColor
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    colour = [red, green, blue]
  }
  return {
    colour,
    box: { x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top },
  }
}

/** Clears the marks of earlier stops, and sets the start so that Tab moves to the first stop of a part. */
function beginAt(part: string): void {
  for (const each of document.querySelectorAll('[data-stop]')) each.removeAttribute('data-stop')
  const element = document.querySelector<HTMLElement>(part)
  const had = element?.getAttribute('tabindex')
  element?.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: true })
  if (had === null) element?.removeAttribute('tabindex')
}

/** Focuses a stop as the keyboard does, with its focus ring. */
function focusStop(number: number): void {
  // TypeScript's types do not have the option yet.
  const options = { focusVisible: true } as FocusOptions
  document.querySelector<HTMLElement>(`[data-stop="${number}"]`)?.focus(options)
}

/** Hides the ring of the current stop. */
function hideRing(): void {
  for (const { style } of document.querySelectorAll<HTMLElement>('[data-ringed]')) {
    style.setProperty('outline-color', 'transparent', 'important')
  }
}

/** A screenshot of a part of the document, as RGB bytes. Asks again if the browser does not answer. */
async function pixels(session: CDPSession, box: Box, tries = 3): Promise<Buffer> {
  const clip = { ...box, scale: 1 }
  const capture = session.send('Page.captureScreenshot', { clip, optimizeForSpeed: true })
  const answer = await Promise.race([capture, setTimeout(screenshotMs, null, { ref: false })])
  if (!answer && tries > 1) return pixels(session, box, tries - 1)
  if (!answer) throw new Error(`no screenshot of ${JSON.stringify(box)} in ${screenshotMs} ms`)
  const { data } = answer
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

/** Whether the pixel at a byte offset has a colour, within {@link tolerance}. */
function isClose(bytes: Buffer, at: number, [red, green, blue]: Colour): boolean {
  const [ownRed = 0, ownGreen = 0, ownBlue = 0] = [bytes[at], bytes[at + 1], bytes[at + 2]]
  return (
    Math.abs(ownRed - red) <= tolerance &&
    Math.abs(ownGreen - green) <= tolerance &&
    Math.abs(ownBlue - blue) <= tolerance
  )
}

/** The contrast of each ring pixel with the same pixel without the ring. */
function ringContrasts(colour: Colour, withRing: Buffer, without: Buffer): number[] {
  const found: number[] = []
  for (let at = 0; at < withRing.length; at += 3) {
    // Only few pixels have the ring's colour. Arrays are made only for those, because making them takes most of the time.
    if (!isClose(withRing, at, colour)) continue
    const ground = [without[at] ?? 0, without[at + 1] ?? 0, without[at + 2] ?? 0] as const
    if (!isClose(withRing, at, ground)) found.push(contrast(colour, ground))
  }
  return found.toSorted((a, b) => a - b)
}

/** The signatures of rings that a screenshot has shown to be visible. */
const seen = new Set<string>()

/**
 * The reason why the ring of a stop is not visible enough; null if it is. A screenshot decides, unless one has shown a
 * ring with the same signature; the hard test takes one of every ring.
 */
async function faultOf(page: Page, session: CDPSession, number: number): Promise<string | null> {
  const { colour, box } = await page.evaluate(lookAtRing, number)
  if (!colour) return 'no ring'
  const signature = isHardRun ? null : await page.evaluate(ringSignature)
  if (signature !== null && seen.has(signature)) return null
  const fault = await pictureFault(page, session, colour, box)
  if (signature !== null && fault === null) seen.add(signature)
  return fault
}

/**
 * The reason why screenshots do not show a ring well enough; null if they do. The ring stays hidden until the next call
 * of {@link lookAtFocus}.
 */
async function pictureFault(
  page: Page,
  session: CDPSession,
  colour: Colour,
  box: Box,
): Promise<string | null> {
  const withRing = await pixels(session, box)
  await page.evaluate(hideRing)
  const without = await pixels(session, box)
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
  /** The number of stops of the Tab key. */
  readonly stops: number
  /** The numbers of the stops that were checked. */
  readonly looked: readonly number[]
  /** The stops whose ring is not visible enough, with the reason. */
  readonly faults: readonly string[]
}

/**
 * Moves through a part of the page with the Tab key and checks on screenshots whether the ring of each stop is visible
 * against its background. Of stops of the same kind only the first two are checked.
 * @param part a selector of the part
 * @param kinds the number of stops of each kind so far; this call adds to it
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
  await page.evaluate(hitEverything)
  while (stops < mostStops) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtFocus, [part, stops] as const)
    if (!stop?.isNew) break
    stops += 1
    const alike = kinds.get(stop.kind) ?? 0
    kinds.set(stop.kind, alike + 1)
    if (alike > 1) continue
    const number = stops - 1
    looked.push(number)
    const fault = await faultOf(page, session, number)
    if (fault !== null) faults.push(`${stop.name}: ${fault}`)
  }
  if (stops === mostStops) faults.push(`${part} has ${stops} stops or more`)
  await page.evaluate(hitAsUsual)
  await session.detach()
  return { stops, looked, faults }
}

/**
 * Checks again the stops that {@link focusRings} has just checked, for example in another colour scheme. It focuses them
 * by number, without the Tab key.
 * @returns the faults
 */
export async function focusRingsAgain(
  page: Page,
  part: string,
  looked: readonly number[],
): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const faults: string[] = []
  await page.evaluate(hitEverything)
  for (const number of looked) {
    await page.evaluate(focusStop, number)
    const stop = await page.evaluate(lookAtFocus, [part, number] as const)
    const fault = stop ? await faultOf(page, session, number) : 'cannot have the focus any more'
    if (fault !== null) faults.push(`${stop?.name ?? number}: ${fault}`)
  }
  await page.evaluate(hitAsUsual)
  await session.detach()
  return faults
}
