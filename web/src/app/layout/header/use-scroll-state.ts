import { type RefObject, useEffect } from 'react'

/**
 * Keeps two attributes of the document's element, for style sheets: `data-scrolled` while the page is not at
 * its top, and `data-past-action` while no element with `data-main-action` is in view. Such an element is the
 * main button of a page: while it is in view, the header hides its own button, and the bars at the lower edge
 * wait, so that a view has one primary action. Before hydration neither attribute is set.
 * @param sentinel an element at the top of the page, a little higher than the header
 */
export function useScrollState(sentinel: RefObject<Element | null>): void {
  // After every render, because a change of page brings other elements.
  useEffect(() => {
    const top = sentinel.current
    if (!top) return undefined
    const shown = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) shown.add(target)
          else shown.delete(target)
        }
        const root = document.documentElement
        root.toggleAttribute('data-scrolled', !shown.has(top))
        root.toggleAttribute('data-past-action', shown.size === Number(shown.has(top)))
      },
      // What the header covers is not in view.
      { rootMargin: '-64px 0px 0px' },
    )
    for (const target of [top, ...document.querySelectorAll('[data-main-action]')]) observer.observe(target)
    return () => observer.disconnect()
  })
}
