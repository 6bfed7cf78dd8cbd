import { type ReactNode, useMemo, useState } from 'react'

import { ConsentContext, type ConsentStatus } from './consent-context.ts'

/** Provides the state of the visitor's consent. Use it once, around the whole app. */
export function ConsentProvider({ children }: { readonly children: ReactNode }) {
  const [status, setStatus] = useState<ConsentStatus | null>(null)
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const consent = useMemo(() => ({ status, setStatus, opener, setOpener }), [status, opener])
  return <ConsentContext value={consent}>{children}</ConsentContext>
}
