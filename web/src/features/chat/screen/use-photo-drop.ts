import { type DragEvent, useRef, useState } from 'react'

interface PhotoDrop {
  /** Whether files are held over the place. */
  readonly over: boolean
  /** Handlers for the place. */
  readonly handlers: {
    readonly onDragEnter: (event: DragEvent) => void
    readonly onDragOver: (event: DragEvent) => void
    readonly onDragLeave: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
  }
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** A place where photos can be dropped. */
export function usePhotoDrop(onFiles: (files: readonly File[]) => Promise<void>): PhotoDrop {
  const [over, setOver] = useState(false)
  // The parts of the place tell of themselves too.
  const depth = useRef(0)
  const settle = (change: number) => {
    depth.current = Math.max(0, depth.current + change)
    setOver(depth.current > 0)
  }
  return {
    over,
    handlers: {
      onDragEnter: (event) => {
        if (holdsFiles(event)) settle(1)
      },
      onDragOver: (event) => {
        if (holdsFiles(event)) event.preventDefault()
      },
      onDragLeave: (event) => {
        if (holdsFiles(event)) settle(-1)
      },
      onDrop: (event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        settle(-depth.current)
        void onFiles([...event.dataTransfer.files])
      },
    },
  }
}
