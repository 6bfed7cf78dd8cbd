/** A range of a text, as UTF-16 offsets. */
export type MatchRange = readonly [start: number, end: number]

/** Removes accents, case, punctuation and spaces. Each letter or digit keeps its UTF-16 offset in `text`. */
function foldText(text: string): { letters: string; offsets: readonly number[] } {
  let letters = ''
  const offsets: number[] = []
  for (let offset = 0; offset < text.length; offset += 1) {
    const letter = text
      .charAt(offset)
      .normalize('NFD')
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase()
    for (const part of letter) {
      letters += part
      offsets.push(offset)
    }
  }
  return { letters, offsets }
}

/**
 * Finds the typed part of a row, ignoring case, accents, apostrophes and spaces: 'laquila' matches
 * "L'AQUILA". Prefers a match at the start of a word.
 * @returns null without a match
 */
export function matchRange(text: string, query: string): MatchRange | null {
  const wanted = foldText(query).letters
  if (wanted === '') return null
  const { letters, offsets } = foldText(text)
  let found = -1
  for (let at = letters.indexOf(wanted); at !== -1; at = letters.indexOf(wanted, at + 1)) {
    if (found === -1) found = at
    const before = offsets[at] === 0 ? ' ' : text.charAt((offsets[at] ?? 0) - 1)
    if (/[^\p{L}\p{N}]/u.test(before)) {
      found = at
      break
    }
  }
  const start = offsets[found]
  const last = offsets[found + wanted.length - 1]
  return start === undefined || last === undefined ? null : [start, last + 1]
}
