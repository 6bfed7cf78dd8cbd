/** A window that shrinks by more CSS pixels than this has a soft keyboard (specification, section 9). */
export const keyboardThreshold = 150

/** The visible size of the window, in CSS pixels. */
export interface VisibleSize {
  readonly width: number
  readonly height: number
}

/** The window's size without a keyboard. */
export type KeyboardMemory = VisibleSize

export interface KeyboardReading {
  readonly memory: KeyboardMemory
  readonly open: boolean
}

/**
 * Detects an open soft keyboard from the window's size (specification, section 4, 'Chat'). After a change of
 * width (a rotated phone, a resized window) the stored height is reset.
 * @param memory the `memory` of the previous reading; null at the first
 */
export function readSoftKeyboard(memory: KeyboardMemory | null, visible: VisibleSize): KeyboardReading {
  if (memory?.width !== visible.width) return { memory: visible, open: false }
  const height = Math.max(memory.height, visible.height)
  return { memory: { width: memory.width, height }, open: height - visible.height > keyboardThreshold }
}
