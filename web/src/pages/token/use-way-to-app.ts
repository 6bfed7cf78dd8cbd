import { useCallback, useEffect, useState } from 'react'

import { useDevice } from '../../features/business-app/use-device.ts'

/** How long the screen says where it leads before it goes there, in milliseconds. */
const announcedForMs = 3_000

/** How the visitor gets to the app. */
export interface Way {
  /** Not there yet: on a phone the page goes by itself in a moment. */
  readonly leaving: boolean
  /** A computer has no app, and stays. */
  readonly desktop: boolean
}

export interface UsedWayToApp extends Way {
  /** The visitor goes by hand. */
  readonly onLeave: () => void
}

/**
 * Goes to the app's address by itself, once: the page may still be there when an app has opened over it.
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
      // Whoever has tapped the notification meanwhile is in the app already.
      if (type !== 'desktop' && document.visibilityState === 'visible') location.assign(url)
    }, announcedForMs)
    return () => clearTimeout(timer)
  }, [url, leaving, type])
  return { leaving, desktop, onLeave: useCallback(() => setLeaving(false), []) }
}
