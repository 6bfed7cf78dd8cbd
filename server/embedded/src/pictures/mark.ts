import { markPaletteCount } from '@mestieri/shared/catalogue/mark-palette.ts'

import { letterStroke, letters } from './letters.ts'

/** A professional's monogram: one or two capital letters, and the number of a colour palette. */
export interface Mark {
  readonly initials: string
  /** From 1 to {@link markPaletteCount}. */
  readonly palette: number
}

/**
 * Copies of the `--mark` and `--mark-ink` colours of the `data-mark` palettes in web/src/styles/tokens.css,
 * because a picture cannot read a style sheet.
 */
const palettes = [
  { ground: '#1f6f6a', ink: '#ffffff' },
  { ground: '#f2c879', ink: '#3b2703' },
  { ground: '#b5482a', ink: '#ffffff' },
  { ground: '#2d3f66', ink: '#ffffff' },
  { ground: '#dbe7c4', ink: '#2c3d12' },
  { ground: '#f5c9bd', ink: '#57190a' },
  { ground: '#5a3a52', ink: '#ffffff' },
  { ground: '#c9dfee', ink: '#12324a' },
] as const

/** Width and height of a drawn mark, in pixels. */
export const markSize = 480

const namePattern = /^mark-([a-z]{1,2})-([1-9])\.png$/

/** The file name of a mark. It contains all data of the mark, so that no file is stored. */
export function markName({ initials, palette }: Mark): string {
  return `mark-${initials.toLowerCase()}-${palette}.png`
}

/** Parses the file name of a mark; null for any other name. */
export function parseMarkName(name: string): Mark | null {
  const [, initials, palette] = namePattern.exec(name) ?? []
  if (initials === undefined || Number(palette) > markPaletteCount) return null
  return { initials: initials.toUpperCase(), palette: Number(palette) }
}

/**
 * Draws the initials of a mark as a square SVG. The page rounds the corners and adds the badge of the trade,
 * which hangs outside the square.
 */
export function drawMark({ initials, palette }: Mark): string {
  const colours = palettes[palette - 1] ?? palettes[0]
  const gap = 12
  let width = -gap
  const strokes = Array.from(initials, (capital) => {
    const letter = letters[capital]
    if (letter === undefined) return ''
    const at = width + gap
    width = at + letter.width
    return `<path transform="translate(${at})" d="${letter.path}"/>`
  })
  const scale = Math.min(1.6, 268 / width)
  // A little up and to the left, away from the badge.
  const left = (markSize - width * scale) / 2 - 10
  const top = (markSize - 100 * scale) / 2 - 14
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${markSize}" height="${markSize}">` +
    `<clipPath id="c"><rect x="-20" y="-1" width="400" height="102"/></clipPath>` +
    `<rect width="100%" height="100%" fill="${colours.ground}"/>` +
    `<g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke="${colours.ink}" stroke-width="${letterStroke}">` +
    `<g clip-path="url(#c)">${strokes.join('')}</g></g></svg>`
  )
}
