import { type RefObject, useEffect, useState } from 'react'

/** Half a screen or so ahead, so that what is fetched then is there in time. */
const rootMargin = '400px'

/** Whether an element has come near the window; once it has, it stays so. */
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
