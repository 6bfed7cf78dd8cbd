const beyondAscii = /\P{ASCII}/u
/** Zero-width spaces, joiners, direction marks, fillers, variation selectors and tag characters. */
const invisible = /\p{Default_Ignorable_Code_Point}+/gu
const emojiAtEnd = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u
const emojiAtStart = /^\p{Extended_Pictographic}/u

/** Whether invisible characters are a part of the emoji around them (UTS 51, section 2). */
function joinsEmoji(run: string, before: string, after: string): boolean {
  if (run === '\ufe0f')
    return emojiAtEnd.test(before) || (/[#*0-9]$/.test(before) && after.startsWith('\u20e3'))
  return (run === '\u200d' || run === '\ufe0f\u200d') && emojiAtEnd.test(before) && emojiAtStart.test(after)
}

/**
 * Returns a text in Unicode's composed form (NFC) and without invisible characters (security.md, IV-04). So
 * texts that look alike are equal, a name is never only blank, and no invisible instruction reaches the
 * language model of the chat. The text is changed and not refused, because a visitor who pastes a phone number
 * or an address cannot see such a character. The characters that join the parts of an emoji stay. The flags of
 * England, Scotland and Wales lose their tag characters and become black flags.
 *
 * @param text without lone surrogates and long runs of combining marks
 */
export function normaliseText(text: string): string {
  if (!beyondAscii.test(text)) return text
  return text.normalize('NFC').replace(invisible, (run: string, offset: number, whole: string) => {
    const end = offset + run.length
    // Two code units hold the character on each side. Longer slices would take quadratic time.
    const before = whole.slice(Math.max(0, offset - 2), offset)
    return joinsEmoji(run, before, whole.slice(end, end + 2)) ? run : ''
  })
}

/** Normalises all texts of a parsed JSON value or a parsed query in place. It does not change keys. */
export function normaliseTexts(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an array has names too, its indices
  const parts = value as Record<string, unknown>
  for (const key of Object.keys(parts)) {
    const part = parts[key]
    if (typeof part === 'string') parts[key] = normaliseText(part)
    else normaliseTexts(part)
  }
}
