import { useEffect, useState } from 'react'

/** A band below the header, in parts of the window: what crosses it is being read. */
const band = '-15% 0px -75% 0px'

/** The anchor of the part or article that is being read; undefined before the first and before the page is alive. */
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
        // An article comes after the part around it.
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
