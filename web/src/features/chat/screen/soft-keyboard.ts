/** A window shrinks by more than this, in CSS pixels, when a soft keyboard opens (specification, section 9). */
export const keyboardThreshold = 150

/** The part of the window that can be seen, in CSS pixels. */
export interface VisibleSize {
  readonly width: number
  readonly height: number
}

/** The window as it is without a keyboard. */
export type KeyboardMemory = VisibleSize

export interface KeyboardReading {
  readonly memory: KeyboardMemory
  readonly open: boolean
}

/**
 * Tells from the window's size whether a soft keyboard is open (specification, section 4, 'Chat'). A change of width is
 * a turned phone or another window, after which the height begins anew.
 * @param memory what the last reading gave; null for the first
 */
export function readSoftKeyboard(memory: KeyboardMemory | null, visible: VisibleSize): KeyboardReading {
  if (memory?.width !== visible.width) return { memory: visible, open: false }
  const height = Math.max(memory.height, visible.height)
  return { memory: { width: memory.width, height }, open: height - visible.height > keyboardThreshold }
}
