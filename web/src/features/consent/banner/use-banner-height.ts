import { type RefObject, useEffect } from 'react'

/** The custom property with the height of the window's lower edge that the banner takes, in px. */
const property = '--consent-room'

/** Tells the style sheets how much of the window the banner covers, for as long as it stands. */
export function useBannerHeight(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current
    if (!element) return undefined
    const { style } = document.documentElement
    const measure = () => {
      // Not its rectangle, which rises with the animation.
      style.setProperty(property, `${Math.max(0, innerHeight - element.offsetTop)}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
      style.removeProperty(property)
    }
  }, [banner])
}
