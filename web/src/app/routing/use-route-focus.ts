import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import { useAnnouncer } from '../../components/Announcer/AnnouncerProvider.tsx'
import { takeMessage } from '../passing-message.ts'
import { useCurrentRoute } from './use-current-route.ts'

/**
 * After a navigation, moves the focus to the page's heading, announces its title to screen readers
 * (features.md, J2), and shows the message of the previous page if there is one. It leaves the focus on the
 * first page to the browser. If only the query or the alias of the same page changes, the page itself handles
 * the focus.
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
