/**
 * The maximum length of a URL path in bytes. The longest real path is less than a quarter of it; a longer
 * path only costs time in the code that reads paths.
 */
const maxPathBytes = 2048

/**
 * Whether the path of a URL, without its query, is too long. Node accepts only ASCII here: one byte per
 * character.
 */
export function isPathTooLong(address: string): boolean {
  if (address.length <= maxPathBytes) return false
  const query = address.indexOf('?')
  return query === -1 || query > maxPathBytes
}
