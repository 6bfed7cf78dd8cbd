import { path } from '@mestieri/shared/pages.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const start = path('trial')
const payment = path('trial-payment')

/** The state of a history entry that the tick created. The entry before it is the page without the panel. */
const ticked = { ticked: true } as const

function isTicked(state: unknown): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the field is read as unknown
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
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- `isTicked` checks the state
  const { key, pathname, state } = useLocation()
  const navigate = useNavigate()
  const atPayment = pathname.startsWith(payment)
  const [given, setGiven] = useState(false)
  /** Whether a navigation of this hook is in flight, so that the URL does not tell yet what is shown. */
  const [moving, setMoving] = useState(false)
  // Refs, because a second click may come before React renders the result of the first one.
  const latestGiven = useRef(false)
  const inFlight = useRef(false)
  const toPayment = useRef(false)

  function matchUrl(): void {
    const wanted = latestGiven.current
    inFlight.current = wanted !== atPayment
    toPayment.current = wanted
    setMoving(inFlight.current)
    if (wanted === atPayment) return
    if (wanted) void navigate(payment, { state: ticked, preventScrollReset: true })
    else if (isTicked(state)) void navigate(-1)
    else void navigate(start, { replace: true, preventScrollReset: true })
  }

  function setAccepted(accepted: boolean): void {
    latestGiven.current = accepted
    setGiven(accepted)
    // During a navigation `pathname` is stale. The effect below compares again when the navigation ends.
    if (!inFlight.current) matchUrl()
  }

  useLayoutEffect(() => {
    if (inFlight.current) matchUrl()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs when a navigation ends, and only then
  }, [key])

  // A Back pressed before React has rendered the new URL leads to the entry that it still shows: no key changes.
  useEffect(() => {
    const land = () => {
      if (!inFlight.current || !toPayment.current) return
      inFlight.current = false
      setMoving(false)
    }
    addEventListener('popstate', land)
    return () => removeEventListener('popstate', land)
  }, [])

  return { accepted: given && (moving || atPayment), setAccepted }
}
