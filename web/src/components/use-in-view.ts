import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element is in the window, below the page's header.
 * @param before the value before scripts run
 */
export function useInView(target: RefObject<HTMLElement | null>, before: boolean): boolean {
  const [inView, setInView] = useState(before)
  useEffect(() => {
    const element = target.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? before),
      // The header's height.
      { rootMargin: '-64px 0px 0px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [target, before])
  return inView
}
