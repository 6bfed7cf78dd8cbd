/** The fields of a `keydown` event that decide whether Enter sends. */
export interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly keyCode: number
  /** Whether an input method is composing a word; Enter then accepts the word. */
  readonly isComposing: boolean
}

/** The `keyCode` during composition in browsers that do not set `isComposing`. */
const composingKeyCode = 229

/**
 * Whether a key press sends the message (features.md, D9). With a hardware keyboard Enter sends and
 * Shift+Enter makes a new line. On a touch screen Enter makes a new line, because a soft keyboard has no
 * Shift+Enter. Ctrl+Enter sends on both.
 */
export function enterSends(press: KeyPress, touch: boolean): boolean {
  if (press.key !== 'Enter' || press.isComposing || press.keyCode === composingKeyCode) return false
  if (press.shiftKey || press.altKey) return false
  return press.ctrlKey || press.metaKey || !touch
}
