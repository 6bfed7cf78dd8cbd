import type { Intent } from '@mestieri/shared/contracts/payments.ts'

/** Before the one retry, in milliseconds: a broken connection is often back by then. */
const retryDelayMs = 1_000

export interface ShopDataDeps {
  /** Asks for the intent; rejects when it cannot be had. */
  readonly request: (renew: boolean) => Promise<Intent>
  /** Whether the one that is kept is of no use any more. */
  readonly renewing: boolean
  /** The intent that was paid already, if any: should it come, another one is asked for. */
  readonly paid: string | null
  readonly sleep: (ms: number) => Promise<void>
  /** Whether anybody still waits for it. */
  readonly wanted: () => boolean
}

async function requestUnpaid({ request, renewing, paid }: ShopDataDeps): Promise<Intent> {
  const intent = await request(renewing)
  return intent.paymentIntentId === paid ? request(true) : intent
}

/**
 * What is to be paid, asked for once more after a failure (features.md, G12).
 * @returns null when it cannot be had; the panel then shows the fixed total, and takes no card
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
