import { useEffect, useRef, useState } from 'react'

import { type KeyboardMemory, readSoftKeyboard } from './soft-keyboard.ts'

/** The part of the page that a soft keyboard leaves, in CSS pixels. */
export interface RoomAboveKeyboard {
  readonly top: number
  readonly height: number
}

/** A soft keyboard is only there for somebody who writes. */
function isWriting(): boolean {
  return document.activeElement instanceof HTMLTextAreaElement
}

/** The room above an open soft keyboard; null while none is open. */
export function useSoftKeyboard(): RoomAboveKeyboard | null {
  const [room, setRoom] = useState<RoomAboveKeyboard | null>(null)
  const memory = useRef<KeyboardMemory | null>(null)
  useEffect(() => {
    const { visualViewport } = globalThis
    if (!visualViewport) return undefined
    const read = () => {
      const { width, height, offsetTop, scale } = visualViewport
      // Zoomed in, less of the page is seen for another reason.
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
