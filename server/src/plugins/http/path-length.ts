/**
 * The most bytes that the path of an address may have. No page or call has a path of a quarter of it; a longer one
 * only costs time in everything that reads paths.
 */
export const maxPathBytes = 2048

/** Whether the path of a request's address, without its query, is too long. Node lets ASCII alone in: a byte each. */
export function isPathTooLong(address: string): boolean {
  if (address.length <= maxPathBytes) return false
  const query = address.indexOf('?')
  return query === -1 || query > maxPathBytes
}
