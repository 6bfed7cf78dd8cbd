import { type RefObject, useEffect, useState } from 'react'

/** Which items of a row stand in its window, the first and the last; -1 while nobody knows. */
export interface Shown {
  readonly from: number
  readonly to: number
}

/** How much of an item has to be seen for it to count. */
const mostOfIt = 0.6

const nothing: Shown = { from: -1, to: -1 }

/**
 * Watches which of a row's children are in view, and moves the row by as many.
 * @param count how many children there are: the watching begins anew when it changes
 */
export function useStrip(row: RefObject<HTMLElement | null>, count: number) {
  const [shown, setShown] = useState(nothing)
  useEffect(() => {
    const element = row.current
    if (!element || count === 0) return undefined
    const seen = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= mostOfIt) seen.add(target)
          else seen.delete(target)
        }
        const indexes = [...element.children].flatMap((child, index) => (seen.has(child) ? [index] : []))
        setShown({ from: indexes[0] ?? -1, to: indexes.at(-1) ?? -1 })
      },
      { root: element, threshold: mostOfIt },
    )
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [row, count])

  const move = (by: -1 | 1) => {
    const element = row.current
    // The style sheet says whether it glides, or not, for who wants no motion.
    element?.scrollBy({ left: by * element.clientWidth })
  }
  return { shown, move }
}
