/** The maximum length of a booking's title, in characters. */
const maxTitle = 120

/**
 * The title of a professional's booking, for the person who calls. It removes from the firm's name what a
 * title must not have: line breaks, bidirectional controls, and a lone surrogate after truncation.
 */
export function callTitle(shopName: string): string {
  return `Richiamata per ${shopName}`
    .replaceAll(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .slice(0, maxTitle)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed()
}
