import type { Intent } from '@mestieri/shared/contracts/payments.ts'

/** Delay before the only retry, in ms; a broken connection has often recovered by then. */
const retryDelayMs = 1_000

export interface ShopDataDeps {
  /** Requests the intent; `renew` discards the one that the BFF stores. */
  readonly request: (renew: boolean) => Promise<Intent>
  /** Whether the stored intent is unusable. */
  readonly renewing: boolean
  /** Id of an intent that is paid already, if any; when the BFF returns it, a new one is requested. */
  readonly paidPaymentIntentId: string | null
  readonly sleep: (ms: number) => Promise<void>
  /** Whether the result is still needed. */
  readonly wanted: () => boolean
}

async function requestUnpaid({ request, renewing, paidPaymentIntentId }: ShopDataDeps): Promise<Intent> {
  const intent = await request(renewing)
  return intent.paymentIntentId === paidPaymentIntentId ? request(true) : intent
}

/**
 * Loads the payment intent, with one retry (features.md, G12).
 * @returns null after two failures; the panel then shows the standard total and accepts no card
 */
export async function loadShopData(deps: ShopDataDeps): Promise<Intent | null> {
  const { sleep, wanted } = deps
  try {
    return await requestUnpaid(deps)
  } catch {
    if (!wanted()) return null
    await sleep(retryDelayMs)
  }
  if (!wanted()) return null
  try {
    return await requestUnpaid(deps)
  } catch {
    return null
  }
}
