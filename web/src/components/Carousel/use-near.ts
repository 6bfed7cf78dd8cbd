import { type RefObject, useEffect, useState } from 'react'

/** About half a screen ahead, so that a download ends before the element is visible. */
const rootMargin = '400px'

/** Whether an element has ever come near the viewport. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return near
}
