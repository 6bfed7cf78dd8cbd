/** Returns the first source and the number of the others: 'wikicasa (2025) e un’altra fonte'; null if there is none. */
export function sourcesInShort([first, ...others]: readonly string[]): string | null {
  if (first === undefined) return null
  if (others.length === 0) return first
  return `${first} e ${others.length === 1 ? 'un’altra fonte' : `altre ${others.length} fonti`}`
}
