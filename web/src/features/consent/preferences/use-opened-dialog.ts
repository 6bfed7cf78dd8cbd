import { type RefObject, useEffect, useRef } from 'react'

import { useConsent } from '../consent-context.ts'

/** What a dialog needs to open from the entry, begin at its title and give the focus back. */
export interface OpenedDialog {
  readonly open: boolean
  readonly close: () => void
  readonly title: RefObject<HTMLHeadingElement | null>
  readonly initialFocus: RefObject<HTMLElement | null>
  readonly returnFocus: RefObject<HTMLElement | null>
}

/** The preferences' dialog is open as long as something has opened them. */
export function useOpenedDialog(): OpenedDialog {
  const { opener, setOpener } = useConsent()
  const title = useRef<HTMLHeadingElement>(null)
  const returnFocus = useRef<HTMLElement>(null)
  useEffect(() => {
    // Closed, it still has to know where the focus goes.
    if (opener) returnFocus.current = opener
  }, [opener])
  return { open: opener !== null, close: () => setOpener(null), title, initialFocus: title, returnFocus }
}
