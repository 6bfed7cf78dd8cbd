import { useEffect, useRef, useState } from 'react'

import { savesData } from '../../lib/saves-data.ts'
import { reducedMotion } from '../use-media-query.ts'
import { Clip, type ClipProps, Player } from './Clip.tsx'

/**
 * A {@link Clip} that starts when half of it is in view, and pauses while it is out of view. With reduced
 * motion or data saving on, it waits for the visitor to start it (features.md, C10).
 */
export function LoopingClip(clip: ClipProps) {
  const box = useRef<HTMLDivElement>(null)
  const [started, setStarted] = useState<'unfocused' | 'focused' | null>(null)
  useEffect(() => {
    const target = box.current
    if (!target || matchMedia(reducedMotion).matches || savesData()) return undefined
    let resting = false
    const observer = new IntersectionObserver(
      ([entry]) => {
        const video = target.querySelector('video')
        if (!video) {
          if (entry?.isIntersecting)
            setStarted(target.contains(document.activeElement) ? 'focused' : 'unfocused')
        } else if (!entry?.isIntersecting) {
          resting = !video.paused
          video.pause()
        } else if (resting) {
          resting = false
          video.play().catch(() => undefined)
        }
      },
      { threshold: 0.5 },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box}>
      {started ? <Player {...clip} takesFocus={started === 'focused'} /> : <Clip {...clip} />}
    </div>
  )
}
