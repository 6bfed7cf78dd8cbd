import { useCallback, useEffect, useState } from 'react'

import { useDevice } from '../../features/business-app/use-device.ts'

/** The time in milliseconds between the announcement and the redirect to the app. */
const announcedForMs = 3_000

/**
 * The time in milliseconds that a computer shows the confirmation before the download page (specification,
 * section 10). It is longer, because the confirmation says what to do on the phone.
 */
const confirmedForMs = 4_000

/** The elements that take the focus. The heading, which a script focuses, is not one of them. */
const controls = 'a, button, summary, input'

/** How the visitor gets to the app. */
export interface Way {
  /** Whether the redirect is still to come. */
  readonly leaving: boolean
  /** Whether the visitor has stopped the redirect. */
  readonly stayed: boolean
  /** Whether the device is a computer, which has no app: it is redirected to the download page. */
  readonly desktop: boolean
}

export interface UsedWayToApp extends Way {
  /** Call it when the visitor opens the app by the link; it cancels the redirect. */
  readonly onLeave: () => void
  /** Stops the redirect. */
  readonly onStay: () => void
}

/**
 * Redirects to the app's link once. The page may stay open behind the app, so it must not redirect again. On a
 * computer the visitor stops the redirect by moving the focus to any control (WCAG 2.2.1).
 *
 * @param url null until the account is validated
 */
export function useWayToApp(url: string | null): UsedWayToApp {
  const type = useDevice()?.type
  const desktop = type === 'desktop'
  const [stage, setStage] = useState<'leaving' | 'left' | 'stayed'>('leaving')
  const leaving = stage === 'leaving'
  const isDue = url !== null && leaving && type !== undefined
  const onLeave = useCallback(() => setStage('left'), [])
  const onStay = useCallback(() => setStage('stayed'), [])

  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(
      () => {
        setStage('left')
        // The page is hidden if the visitor has already opened the app by the notification.
        if (document.visibilityState !== 'visible') return
        // Back must not lead a computer to this page: its address has no token any more.
        if (desktop) location.replace(url)
        else location.assign(url)
      },
      desktop ? confirmedForMs : announcedForMs,
    )
    return () => clearTimeout(timer)
  }, [url, isDue, desktop])

  useEffect(() => {
    if (!isDue || !desktop) return undefined
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(controls)) onStay()
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [isDue, desktop, onStay])

  return { leaving, stayed: stage === 'stayed', desktop, onLeave, onStay }
}
