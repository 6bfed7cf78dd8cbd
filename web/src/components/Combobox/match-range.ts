/** Where `query` stands in `text`, as UTF-16 offsets; null when it does not. */
export type MatchRange = readonly [start: number, end: number]

/** Letters and figures without accents and case, each with its place in the original. */
function folded(text: string): { letters: string; places: readonly number[] } {
  let letters = ''
  const places: number[] = []
  for (let place = 0; place < text.length; place += 1) {
    const letter = text
      .charAt(place)
      .normalize('NFD')
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase()
    for (const part of letter) {
      letters += part
      places.push(place)
    }
  }
  return { letters, places }
}

/**
 * The part of a row that the reader typed, blind to case, accents, apostrophes and spaces: 'laquila' is found
 * in "L'AQUILA". The start of a word wins over its inside.
 */
export function matchRange(text: string, query: string): MatchRange | null {
  const wanted = folded(query).letters
  if (wanted === '') return null
  const { letters, places } = folded(text)
  let found = -1
  for (let at = letters.indexOf(wanted); at !== -1; at = letters.indexOf(wanted, at + 1)) {
    if (found === -1) found = at
    const before = places[at] === 0 ? ' ' : text.charAt((places[at] ?? 0) - 1)
    if (/[^\p{L}\p{N}]/u.test(before)) {
      found = at
      break
    }
  }
  const start = places[found]
  const last = places[found + wanted.length - 1]
  return start === undefined || last === undefined ? null : [start, last + 1]
}
