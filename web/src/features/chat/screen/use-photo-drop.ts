import { type DragEvent, useRef, useState } from 'react'

interface PhotoDrop {
  /** Whether files are dragged over the drop zone. */
  readonly over: boolean
  /** Event handlers for the drop zone's element. */
  readonly handlers: {
    readonly onDragEnter: (event: DragEvent) => void
    readonly onDragOver: (event: DragEvent) => void
    readonly onDragLeave: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
  }
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** A drop zone for photos. */
export function usePhotoDrop(onFiles: (files: readonly File[]) => Promise<void>): PhotoDrop {
  const [over, setOver] = useState(false)
  // Child elements fire enter and leave events too: the pointer is over the zone while the depth is positive.
  const depth = useRef(0)
  const changeDepth = (change: number) => {
    depth.current = Math.max(0, depth.current + change)
    setOver(depth.current > 0)
  }
  return {
    over,
    handlers: {
      onDragEnter: (event) => {
        if (holdsFiles(event)) changeDepth(1)
      },
      onDragOver: (event) => {
        if (holdsFiles(event)) event.preventDefault()
      },
      onDragLeave: (event) => {
        if (holdsFiles(event)) changeDepth(-1)
      },
      onDrop: (event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        changeDepth(-depth.current)
        void onFiles([...event.dataTransfer.files])
      },
    },
  }
}
