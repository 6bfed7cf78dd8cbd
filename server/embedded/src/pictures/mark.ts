import { type Profession, professions } from '@mestieri/shared/catalogue/professions.ts'

import { letterStroke, letters } from './letters.ts'
import { tradeGlyphs } from './trade-glyphs.ts'

/** A professional's monogram: one or two capital letters, the trade, and the number of a colour palette. */
export interface Mark {
  readonly initials: string
  readonly profession: Profession
  /** 1 to 8. */
  readonly palette: number
}

/**
 * Copies of the eight `data-mark` palettes of web/src/styles/tokens.css, because a picture cannot read a
 * style sheet.
 */
const palettes = [
  { ground: '#1f6f6a', ink: '#ffffff', badge: '#fcf1dc', badgeInk: '#7a4f08' },
  { ground: '#f2c879', ink: '#3b2703', badge: '#221b16', badgeInk: '#fff9f2' },
  { ground: '#b5482a', ink: '#ffffff', badge: '#e3f1ef', badgeInk: '#1a625e' },
  { ground: '#2d3f66', ink: '#ffffff', badge: '#f2c879', badgeInk: '#3b2703' },
  { ground: '#dbe7c4', ink: '#2c3d12', badge: '#2c3d12', badgeInk: '#f4f9ea' },
  { ground: '#f5c9bd', ink: '#57190a', badge: '#57190a', badgeInk: '#ffece6' },
  { ground: '#5a3a52', ink: '#ffffff', badge: '#f8d9d2', badgeInk: '#57190a' },
  { ground: '#c9dfee', ink: '#12324a', badge: '#12324a', badgeInk: '#eaf5fc' },
] as const

export const paletteCount = palettes.length
/** Width and height of a drawn mark, in pixels. */
export const markSize = 480

const namePattern = /^mark-([a-z]{1,2})-([a-z-]+)-([1-8])\.png$/
const tradeSlug = (profession: Profession): string => profession.toLowerCase().replaceAll(' ', '-')
const professionsBySlug = new Map(professions.map((profession) => [tradeSlug(profession), profession]))

/** The file name of a mark. It contains all data of the mark, so that no file is stored. */
export function markName({ initials, profession, palette }: Mark): string {
  return `mark-${initials.toLowerCase()}-${tradeSlug(profession)}-${palette}.png`
}

/** Parses the file name of a mark; null for any other name. */
export function parseMarkName(name: string): Mark | null {
  const [, initials, slug, palette] = namePattern.exec(name) ?? []
  const profession = professionsBySlug.get(slug ?? '')
  if (initials === undefined || profession === undefined) return null
  return { initials: initials.toUpperCase(), profession, palette: Number(palette) }
}

/** Draws a mark as a square SVG. The page rounds the corners. */
export function drawMark({ initials, profession, palette }: Mark): string {
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
  const scale = Math.min(1.62, 304 / width)
  const left = (markSize - width * scale) / 2 - 8
  const top = (markSize - 100 * scale) / 2 - 30
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${markSize}" height="${markSize}">` +
    `<clipPath id="c"><rect x="-20" y="-1" width="400" height="102"/></clipPath>` +
    `<rect width="100%" height="100%" fill="${colours.ground}"/>` +
    `<g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke="${colours.ink}" stroke-width="${letterStroke}">` +
    `<g clip-path="url(#c)">${strokes.join('')}</g></g>` +
    `<circle cx="380" cy="380" r="62" fill="${colours.badge}" stroke="${colours.ground}" stroke-width="16"/>` +
    `<g transform="translate(345 345) scale(2.92)" fill="none" stroke="${colours.badgeInk}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${tradeGlyphs[profession]}"/></g></svg>`
  )
}
