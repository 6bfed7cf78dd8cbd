import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The short token of a query; null without one. */
function readShortToken(search: string): string | null {
  return new URLSearchParams(search).get('short_token') || null
}

/**
 * Takes the short token out of the address, which keeps nothing of it: neither the bar, nor the history, nor what a
 * reload asks for (security.md, AZ-07).
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
