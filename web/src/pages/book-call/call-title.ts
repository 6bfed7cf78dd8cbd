/** The longest title that a booking takes, in characters. */
const maxTitle = 120

/**
 * What a call for a professional is about, for who calls. A firm's name may hold what a booking's title may not: line
 * breaks, marks that turn the writing round, and half a character where it is cut off.
 */
export function callTitle(shopName: string): string {
  return `Richiamata per ${shopName}`
    .replaceAll(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .slice(0, maxTitle)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed()
}
