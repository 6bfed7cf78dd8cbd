import { path } from '@mestieri/shared/pages.ts'
import { useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

const start = path('trial')
const payment = path('trial-payment')

/** The state of a history entry that the tick created. The entry before it is the page without the panel. */
const ticked = { ticked: true } as const

function isTicked(state: unknown): boolean {
  return (state as { readonly ticked?: unknown } | null)?.ticked === true
}

export interface TermsConsent {
  /** Whether the box is ticked and the panel is shown. */
  readonly accepted: boolean
  /** Ticks or unticks the box and navigates to the matching URL. */
  readonly setAccepted: (accepted: boolean) => void
}

/**
 * The consent to the terms and its URL (specification, section 2, 'Route table': the checkbox sends to
 * `pagamento`). Only a tick by the visitor gives consent, so a direct visit and a reload start without it.
 * Back hides the panel. Forward shows it again, unless the box was unticked.
 */
export function useTermsConsent(): TermsConsent {
  const { key, pathname, state } = useLocation()
  const step = useNavigationType()
  const navigate = useNavigate()
  const [given, setGiven] = useState(false)
  const [shown, setShown] = useState(false)
  const [seen, setSeen] = useState(key)
  if (seen !== key) {
    setSeen(key)
    if (step === NavigationType.Pop) setShown(given && pathname.startsWith(payment))
  }

  function setAccepted(accepted: boolean): void {
    setGiven(accepted)
    setShown(accepted)
    const atPayment = pathname.startsWith(payment)
    if (accepted === atPayment) return
    if (accepted) void navigate(payment, { state: ticked, preventScrollReset: true })
    else if (isTicked(state)) void navigate(-1)
    else void navigate(start, { replace: true, preventScrollReset: true })
  }

  return { accepted: shown, setAccepted }
}
