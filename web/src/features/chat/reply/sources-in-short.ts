/** Returns one line for a list of sources, such as 'wikicasa (2025) e altre 2 fonti'. Returns null for an empty list. */
export function sourcesInShort([first, ...others]: readonly string[]): string | null {
  if (first === undefined) return null
  if (others.length === 0) return first
  return `${first} e ${others.length === 1 ? 'un’altra fonte' : `altre ${others.length} fonti`}`
}
