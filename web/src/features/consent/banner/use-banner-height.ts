import { type RefObject, useEffect } from 'react'

/** The custom property with the height that the banner covers at the lower edge of the window, in px. */
const property = '--consent-room'

/** Sets the custom property while the banner is mounted, so that stylesheets can keep content clear of it. */
export function useBannerHeight(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current
    if (!element) return undefined
    const { style } = document.documentElement
    const measure = () => {
      // Do not use the bounding rectangle: it moves during the animation.
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
