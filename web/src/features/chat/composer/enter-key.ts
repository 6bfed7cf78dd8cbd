/** What a press of a key tells. */
export interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly keyCode: number
  /** Whether an input method is composing a word, which Enter then accepts. */
  readonly isComposing: boolean
}

/** What a browser says as a key's code while an input method is at work, where it does not say so otherwise. */
const composingKeyCode = 229

/**
 * Whether a press of Enter sends: with a keyboard of its own it does, and Shift makes a new line; on a touch screen it
 * is a new line always, because nothing there has a Shift that one holds (features.md, D9). Ctrl and Enter sends
 * everywhere.
 */
export function enterSends(press: KeyPress, touch: boolean): boolean {
  if (press.key !== 'Enter' || press.isComposing || press.keyCode === composingKeyCode) return false
  if (press.shiftKey || press.altKey) return false
  return press.ctrlKey || press.metaKey || !touch
}
