import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { needsDocument } from './document-loads.ts'

/**
 * Loads the document anew where the page on screen is not one that it may show: a redirect of the router's own, or a
 * step through the history, came past `loadingDocuments`.
 */
export function useDocumentPolicy(): void {
  const { pathname } = useLocation()
  const [loaded] = useState(pathname)
  useEffect(() => {
    if (needsDocument(loaded, pathname)) location.reload()
  }, [loaded, pathname])
}
