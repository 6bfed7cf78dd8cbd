import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { createBillingDraft, notePaid } from '../../features/payments/billing/billing-draft.ts'
import { loadCardProvider } from '../../features/payments/card/load-card-provider.ts'
import { api } from '../../lib/api/api-client.ts'
import { browserSetTimer } from '../../lib/api/deadline.ts'
import { sleep } from '../../lib/sleep.ts'
import { followPayment, type ReturnStage } from './follow-payment.ts'
import { createPaymentReader } from './read-payment.ts'
import { historyState, paymentOfAddress, paymentOfHistory, type ReturnedPayment } from './returned-payment.ts'

export interface UsedReturnedPayment {
  /** Null when the URL and the history entry have no payment. */
  readonly payment: ReturnedPayment | null
  readonly stage: ReturnStage
  /** Reads the payment again. */
  readonly again: () => void
}

/** The state of the payment. First removes the payment's data from the URL. */
export function useReturnedPayment(): UsedReturnedPayment {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- both readers check the state
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  // Read once: the effect below moves the data from the URL to the history entry.
  const [payment] = useState(() => paymentOfAddress(search) ?? paymentOfHistory(state))
  const [read] = useState(() =>
    createPaymentReader({ call: api.call, loadProvider: loadCardProvider, setTimer: browserSetTimer }),
  )
  // The server cannot see the history entry, so both render 'loading' first.
  const [stage, setStage] = useState<ReturnStage>('loading')
  const running = useRef<AbortController | null>(null)

  useLayoutEffect(() => {
    if (search === '') return
    void navigate(pathname, { replace: true, ...(payment ? { state: historyState(payment) } : {}) })
  }, [pathname, search, payment, navigate])

  const ask = useCallback(() => {
    running.current?.abort()
    running.current = new AbortController()
    void followPayment({
      read: async () => (payment ? read(payment) : 'unknown'),
      sleep,
      now: () => performance.now(),
      show: (next) => {
        if (next === 'succeeded' && payment?.kind === 'intent') {
          notePaid(
            createBillingDraft(() => sessionStorage),
            payment.clientSecret,
          )
        }
        setStage(next)
      },
      signal: running.current.signal,
    })
  }, [payment, read])
  useEffect(() => {
    ask()
    return () => running.current?.abort()
  }, [ask])

  return { payment, stage, again: ask }
}
