import { useEffect, useState } from 'react'

/** The margins of a band below the header. The text that crosses it counts as being read. */
const band = '-15% 0px -75% 0px'

/**
 * The anchor of the part or article that is being read; undefined before the first one and before hydration.
 */
export function useCurrentAnchor(): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const blocks = [...document.querySelectorAll<HTMLElement>('[data-anchor]')]
    const crossing = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target)
          else crossing.delete(target)
        }
        // The last match is the innermost: an article comes after the part that contains it.
        const read = blocks.findLast((block) => crossing.has(block))
        setCurrent(read?.dataset['anchor'])
      },
      { rootMargin: band },
    )
    for (const block of blocks) observer.observe(block)
    return () => observer.disconnect()
  }, [])
  return current
}
