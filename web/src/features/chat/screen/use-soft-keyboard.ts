import { useEffect, useRef, useState } from 'react'

import { type KeyboardMemory, readSoftKeyboard } from './soft-keyboard.ts'

/** The visible area above a soft keyboard, in CSS pixels. */
export interface RoomAboveKeyboard {
  readonly top: number
  readonly height: number
}

/** Whether a text field has the focus: without one, a smaller window has another reason than a keyboard. */
function isWriting(): boolean {
  return document.activeElement instanceof HTMLTextAreaElement
}

/** The area above an open soft keyboard; null while none is open. */
export function useSoftKeyboard(): RoomAboveKeyboard | null {
  const [room, setRoom] = useState<RoomAboveKeyboard | null>(null)
  const memory = useRef<KeyboardMemory | null>(null)
  useEffect(() => {
    const { visualViewport } = globalThis
    if (!visualViewport) return undefined
    const read = () => {
      const { width, height, offsetTop, scale } = visualViewport
      // Pinch zoom shrinks the visual viewport too: ignore it.
      if (Math.abs(scale - 1) > 0.01) return
      const reading = readSoftKeyboard(memory.current, { width, height })
      memory.current = reading.memory
      setRoom((before) => {
        if (!reading.open || (!before && !isWriting())) return null
        return before?.top === offsetTop && before.height === height ? before : { top: offsetTop, height }
      })
    }
    read()
    visualViewport.addEventListener('resize', read)
    visualViewport.addEventListener('scroll', read)
    return () => {
      visualViewport.removeEventListener('resize', read)
      visualViewport.removeEventListener('scroll', read)
    }
  }, [])
  return room
}
