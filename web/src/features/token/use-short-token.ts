import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Reads the short token of a query; null without one. */
function readShortToken(search: string): string | null {
  return new URLSearchParams(search).get('short_token') || null
}

/**
 * Reads the short token and removes it from the URL, so that it is not in the address bar, the history or the
 * request of a reload (security.md, AZ-07).
 */
export function useShortToken(): string | null {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => readShortToken(search))
  useLayoutEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [pathname, search, navigate])
  return token
}
