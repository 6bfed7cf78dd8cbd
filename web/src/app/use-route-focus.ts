import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import { useAnnouncer } from '../components/Announcer/AnnouncerProvider.tsx'
import { takeMessage } from './passing-message.ts'
import { useCurrentRoute } from './use-current-route.ts'

/**
 * After a change of page moves the focus to its heading and tells its title to screen readers
 * (features.md, J2), or shows the message that the page before left. The first page keeps the browser's own focus;
 * a change of the query alone, or to another address of the same page, is the page's affair.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation()
  const page = useCurrentRoute()?.canonicalPath ?? pathname
  const shownPage = useRef(page)
  const { announce, show } = useAnnouncer()
  useEffect(() => {
    const message = takeMessage()
    if (shownPage.current !== page) {
      shownPage.current = page
      const heading =
        document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
      if (heading) {
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }
      announce(document.title)
    }
    if (message) show(message)
  }, [page, announce, show])
}
