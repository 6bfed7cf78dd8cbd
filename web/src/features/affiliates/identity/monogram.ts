/** The number of `data-mark` palettes in `tokens.css`. */
const paletteCount = 8

export type MarkPalette = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8'

/** Legal forms, articles and prepositions: they give initials only if the name has no other word. */
const stopWords = new Set(
  'di da de del della dei degli dal dalla e ed la le il lo gli i l a al alla srl srls snc sas spa ditta'.split(
    ' ',
  ),
)

/**
 * The one or two capitals of a professional's mark: 'Cantieri Brianza' gives 'CB', 'Idraulica Colombo e Figli' 'IC',
 * 'F.lli Rossi S.r.l.' 'FR'. A name without letters gives '·'.
 */
export function monogram(shopName: string): string {
  const words = shopName.replaceAll('.', '').match(/[\p{L}\d]+/gu) ?? []
  const significant = words.filter((word) => !stopWords.has(word.toLowerCase()))
  const chosen = significant.length > 0 ? significant : words
  const letters = chosen.slice(0, 2).map((word) => (/^./u.exec(word)?.[0] ?? '').toUpperCase())
  return letters.join('') || '·'
}

/** The palette of a mark: a hash of the professional's link, so it is the same on every page. */
export function markPalette(link: string): MarkPalette {
  let hash = 0
  for (const character of link) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return String((hash % paletteCount) + 1) as MarkPalette
}
