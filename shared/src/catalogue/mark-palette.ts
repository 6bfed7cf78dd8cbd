/** The number of `data-mark` palettes in web/src/styles/tokens.css. */
export const markPaletteCount = 8

/**
 * The palette of a professional's mark, from 1: a hash of the link, so that the mark has the same colours on
 * every page and in a drawn profile picture.
 */
export function markPaletteNumber(link: string): number {
  let hash = 0
  for (const character of link) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return (hash % markPaletteCount) + 1
}
