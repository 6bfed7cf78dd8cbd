// An expression such as /\/+$/ looks again from each slash of a long run, so that the time grows with the square of
// the text's length. These functions look at each character once.

/** Where the run of such characters begins that a text ends with; the text's length where it ends with none. */
export function startOfEndRun(text: string, characters: string): number {
  let start = text.length
  while (start > 0 && characters.includes(text.charAt(start - 1))) start -= 1
  return start
}

/** A text without the slashes at its end. */
export function withoutEndSlashes(text: string): string {
  return text.slice(0, startOfEndRun(text, '/'))
}

/** The digits that a text ends with; empty where there are none. */
export function endDigits(text: string): string {
  return text.slice(startOfEndRun(text, '0123456789'))
}
