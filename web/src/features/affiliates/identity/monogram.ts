import { markPaletteNumber } from '@mestieri/shared/catalogue/mark-palette.ts'

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

/** The value of `data-mark` for a professional's link; the same on every page. */
export function markPalette(link: string): MarkPalette {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the numbers of the palettes
  return String(markPaletteNumber(link)) as MarkPalette
}
