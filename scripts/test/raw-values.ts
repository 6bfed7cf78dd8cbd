interface RawValue {
  /** The line in the stylesheet, from 1. */
  readonly line: number
  /** The declaration, or the media query with `@media`. */
  readonly value: string
}

/** A token, or the smaller one of a token and a share of the room: a percentage of the window or of the container. */
const size = /^(?:var\(--text-[a-z0-9]+\)|min\(var\(--text-[a-z0-9]+\), [\d.]+(?:vw|cqi)\)|inherit)$/

const allowed: Readonly<Record<string, RegExp>> = {
  'font-size': size,
  // Two numbers are the weights that a font face holds.
  'font-weight': /^(?:var\(--weight-[a-z]+\)|inherit|\d+ \d+)$/,
  // Zero keeps a superscript from making its line higher. The product is the line height of another size.
  'line-height':
    /^(?:var\(--leading(?:-[a-z]+)?\)|calc\(var\(--leading\) \* var\(--text-[a-z]\)\)|inherit|0)$/,
  'letter-spacing': /^(?:var\(--track-[a-z]+\)|normal)$/,
  'z-index': /^(?:var\(--layer-[a-z]+\)|auto)$/,
  font: /^(?:inherit|var\(--weight-[a-z]+\) var\(--text-[a-z]+\) \/ var\(--leading\) var\(--font\))$/,
}

const declaration = /(?<![\w-])(font-size|font-weight|line-height|letter-spacing|z-index|font):\s*([^;{}]+)/g
const media = /@media\s+([^{]+)/g

/**
 * Finds the values of a stylesheet that are no tokens although the type scale, the layers or the breakpoints have
 * tokens for them. In order of their places.
 */
export function findRawValues(stylesheet: string): RawValue[] {
  // Comments keep their line breaks, so that the lines stay right.
  const css = stylesheet.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  const declarations = [...css.matchAll(declaration)].flatMap(({ index, 1: name = '', 2: raw = '' }) => {
    const value = raw.trim().replaceAll(/\s+/g, ' ')
    return allowed[name]?.test(value) ? [] : [{ index, value: `${name}: ${value}` }]
  })
  const queries = [...css.matchAll(media)].flatMap(({ index, 1: raw = '' }) => {
    const condition = raw.trim().replaceAll(/\s+/g, ' ')
    return /\b(?:min-|max-)?width\b/.test(condition) ? [{ index, value: `@media ${condition}` }] : []
  })
  return [...declarations, ...queries]
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, value }) => ({ line: css.slice(0, index).split('\n').length, value }))
}
