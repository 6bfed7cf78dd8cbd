/** Where `query` stands in `text`, as UTF-16 offsets; null when it does not. */
export type MatchRange = readonly [start: number, end: number]

/** Letters and figures without accents and case, each with its offset in the original. */
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
 * The part of a row that the reader typed, blind to case, accents, apostrophes and spaces: 'laquila' is found
 * in "L'AQUILA". The start of a word wins over its inside.
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
