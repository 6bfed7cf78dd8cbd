import type { Intent } from '@mestieri/shared/contracts/payments.ts'

/** Before the one retry, in milliseconds: a broken connection is often back by then. */
const pauseMs = 1_000

export interface ShopDataDeps {
  /** Asks for the intent; rejects when it cannot be had. */
  readonly request: () => Promise<Intent>
  readonly sleep: (ms: number) => Promise<void>
  /** Whether anybody still waits for it. */
  readonly wanted: () => boolean
}

/**
 * What is to be paid, asked for once more after a failure (features.md, G12).
 * @returns null when it cannot be had; the panel then shows the fixed total, and takes no card
 */
export async function loadShopData({ request, sleep, wanted }: ShopDataDeps): Promise<Intent | null> {
  try {
    return await request()
  } catch {
    if (!wanted()) return null
    await sleep(pauseMs)
  }
  if (!wanted()) return null
  try {
    return await request()
  } catch {
    return null
  }
}
