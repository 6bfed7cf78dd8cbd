import type { Intent, PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'
import { useCallback, useEffect, useState } from 'react'

import { sleep } from '../../../lib/sleep.ts'
import { intentRequest, requestIntent } from '../api.ts'
import { loadShopData } from './load-shop-data.ts'

/** The load state of the payment intent. */
export type ShopData =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly intent: Intent }
  | { readonly state: 'unavailable' }

export interface UsedShopData {
  readonly shopData: ShopData
  /** Loads again after a failure. */
  readonly reload: () => void
  /** Requests a new intent, because the current one is unusable; the current one stays until then. */
  readonly renew: () => void
}

/**
 * Loads the payment intent.
 * @param wanted whether the payment methods are shown; before that, no intent and no visitor cookie is made
 * @param paidPaymentIntentId the intent that this tab has paid already, if any
 */
export function useShopData(
  purpose: PaymentPurpose,
  uid: string | null,
  wanted: boolean,
  paidPaymentIntentId: string | null,
): UsedShopData {
  const [shopData, setShopData] = useState<ShopData>({ state: 'idle' })
  const [attempt, setAttempt] = useState({ times: 0, renewing: false })
  const [started, setStarted] = useState(false)
  if (wanted && !started) {
    setStarted(true)
    setShopData({ state: 'loading' })
  }
  useEffect(() => {
    if (!started) return undefined
    const aborted = new AbortController()
    const { signal } = aborted
    const load = async () => {
      const intent = await loadShopData({
        request: (renew) => requestIntent(intentRequest(purpose, uid, renew), signal),
        renewing: attempt.renewing,
        paidPaymentIntentId,
        sleep,
        wanted: () => !signal.aborted,
      })
      if (!signal.aborted) setShopData(intent ? { state: 'ready', intent } : { state: 'unavailable' })
    }
    void load()
    return () => aborted.abort()
  }, [purpose, uid, paidPaymentIntentId, started, attempt])
  const reload = useCallback(() => {
    setShopData({ state: 'loading' })
    setAttempt(({ times }) => ({ times: times + 1, renewing: false }))
  }, [])
  const renew = useCallback(() => setAttempt(({ times }) => ({ times: times + 1, renewing: true })), [])
  return { shopData, reload, renew }
}
