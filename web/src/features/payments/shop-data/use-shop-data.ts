import type { Intent, PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'
import { useCallback, useEffect, useState } from 'react'

import { sleep } from '../../../lib/sleep.ts'
import { intentRequest, requestIntent } from '../api.ts'
import { loadShopData } from './load-shop-data.ts'

/** What the panel knows of the payment: not attempt for yet, on its way, there, or not to be had. */
export type ShopData =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly intent: Intent }
  | { readonly state: 'unavailable' }

export interface UsedShopData {
  readonly shopData: ShopData
  /** Asks again after a failure. */
  readonly reload: () => void
  /** Asks for another intent, because this one can be paid no more; meanwhile this one stays. */
  readonly renew: () => void
}

/**
 * Loads what is to be paid.
 * @param wanted whether the way to pay is shown: nobody else gets an intent, nor the visitor's cookie
 * @param paid the intent that this tab has paid already, if any
 */
export function useShopData(
  purpose: PaymentPurpose,
  uid: string | null,
  wanted: boolean,
  paid: string | null,
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
        paid,
        sleep,
        wanted: () => !signal.aborted,
      })
      if (!signal.aborted) setShopData(intent ? { state: 'ready', intent } : { state: 'unavailable' })
    }
    void load()
    return () => aborted.abort()
  }, [purpose, uid, paid, started, attempt])
  const reload = useCallback(() => {
    setShopData({ state: 'loading' })
    setAttempt(({ times }) => ({ times: times + 1, renewing: false }))
  }, [])
  const renew = useCallback(() => setAttempt(({ times }) => ({ times: times + 1, renewing: true })), [])
  return { shopData, reload, renew }
}
