import { type RefObject, useEffect, useRef } from 'react'

import { useConsent } from '../consent-context.ts'

/** The props of a dialog that opens from the consent entry, focuses its title and restores the focus. */
export interface OpenedDialog {
  readonly open: boolean
  readonly close: () => void
  readonly title: RefObject<HTMLHeadingElement | null>
  readonly initialFocus: RefObject<HTMLElement | null>
  readonly returnFocus: RefObject<HTMLElement | null>
}

/** Keeps the preferences dialog open while the shared state has an opener. */
export function useOpenedDialog(): OpenedDialog {
  const { opener, setOpener } = useConsent()
  const title = useRef<HTMLHeadingElement>(null)
  const returnFocus = useRef<HTMLElement>(null)
  useEffect(() => {
    // Keep the opener: the focus returns to it after the state is cleared.
    if (opener) returnFocus.current = opener
  }, [opener])
  return { open: opener !== null, close: () => setOpener(null), title, initialFocus: title, returnFocus }
}
