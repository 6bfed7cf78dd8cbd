import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { needsDocument } from './routing/document-loads.ts'

/**
 * Reloads the document if the current page needs another header policy. That happens after a redirect by the
 * router or a step through the history, which do not pass `loadingDocuments`.
 */
export function useDocumentPolicy(): void {
  const { pathname } = useLocation()
  const [loaded] = useState(pathname)
  useEffect(() => {
    if (needsDocument(loaded, pathname)) location.reload()
  }, [loaded, pathname])
}
