import { element, px } from '../svg.ts'
import font from './letters.json' with { type: 'json' }

export interface TextStyle {
  readonly x: number
  /** The baseline. */
  readonly y: number
  /** The font size in pixels. */
  readonly size: number
  readonly fill: string
  readonly anchor?: 'start' | 'middle' | 'end'
  /** Extra space after each letter, in pixels. */
  readonly spacing?: number
  /** The width of the stroke in pixels, if the group around the text has a stroke. */
  readonly halo?: number
}

const advances: ReadonlyMap<string, number> = new Map(Object.entries(font.advances))
const glyphOutlines: ReadonlyMap<string, string> = new Map(Object.entries(font.outlines))

/** The characters to draw: a letter that the font lacks without its accent, any other one as a question mark. */
function drawable(text: string): string[] {
  return Array.from(text.normalize('NFC'), (character) => {
    if (advances.has(character)) return character
    const plain = character.normalize('NFD').charAt(0)
    return advances.has(plain) ? plain : '?'
  })
}

const advance = (character: string): number => advances.get(character) ?? 0

/** The width of a text in pixels. */
export function textWidth(text: string, size: number): number {
  const units = drawable(text).reduce((sum, character) => sum + advance(character), 0)
  return (units * size) / font.em
}

/** Draws texts as outlines of the site's font, because an SVG in an `<img>` cannot load a font. */
export interface Lettering {
  readonly draw: (text: string, style: TextStyle) => string
  /** The outlines of all letters drawn so far, each once, for the `<defs>` of the document. */
  readonly outlines: () => string
}

export function createLettering(): Lettering {
  // The ids are short numbers in base 36 after a dash, because a map repeats them up to a thousand times.
  const ids = new Map<string, string>()
  const outlines: string[] = []
  const idOf = (character: string): string => {
    const known = ids.get(character)
    if (known !== undefined) return known
    const id = `-${ids.size.toString(36)}`
    ids.set(character, id)
    outlines.push(element('path', { id, d: glyphOutlines.get(character) ?? '' }))
    return id
  }
  return {
    draw(text, { x, y, size, fill, anchor = 'start', spacing = 0, halo }) {
      const scale = size / font.em
      const gap = spacing / scale
      const characters = drawable(text)
      const width = characters.reduce((sum, character) => sum + advance(character) + gap, 0)
      const offset = { start: 0, middle: -width / 2, end: -width }[anchor]
      let at = 0
      const uses = characters.map((character) => {
        const here = at
        at += advance(character) + gap
        // A space has no outline.
        if (character === ' ') return ''
        // Even numbers compress better; half of the distance is a twentieth of a pixel.
        const left = here === 0 ? undefined : Math.round(here / 2) * 2
        return element('use', { href: `#${idOf(character)}`, x: left })
      })
      const attributes = {
        'aria-label': text,
        transform: `translate(${px(x + offset * scale)} ${px(y)})scale(${Number(scale.toPrecision(3))})`,
        fill,
        'stroke-width': halo === undefined ? undefined : halo / scale,
      }
      return element('g', attributes, uses.join(''))
    },
    outlines: () => outlines.join(''),
  }
}
