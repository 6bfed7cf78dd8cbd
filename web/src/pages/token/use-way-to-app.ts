import { useCallback, useEffect, useState } from 'react'

import { useDevice } from '../../features/business-app/use-device.ts'

/** The time in milliseconds between the announcement and the redirect. */
const announcedForMs = 3_000

/** How the visitor gets to the app. */
export interface Way {
  /** Whether the redirect is still to come; only phones and tablets are redirected. */
  readonly leaving: boolean
  /** Whether the device is a computer, which has no app and is not redirected. */
  readonly desktop: boolean
}

export interface UsedWayToApp extends Way {
  /** Call it when the visitor opens the app by the link; it cancels the redirect. */
  readonly onLeave: () => void
}

/**
 * Redirects to the app once. The page may stay open behind the app, so it must not redirect again.
 *
 * @param url null until the account is validated
 */
export function useWayToApp(url: string | null): UsedWayToApp {
  const type = useDevice()?.type
  const desktop = type === 'desktop'
  const [leaving, setLeaving] = useState(true)
  useEffect(() => {
    if (url === null || !leaving || type === undefined) return undefined
    const timer = setTimeout(() => {
      setLeaving(false)
      // The page is hidden if the visitor has already opened the app by the notification.
      if (type !== 'desktop' && document.visibilityState === 'visible') location.assign(url)
    }, announcedForMs)
    return () => clearTimeout(timer)
  }, [url, leaving, type])
  return { leaving, desktop, onLeave: useCallback(() => setLeaving(false), []) }
}
