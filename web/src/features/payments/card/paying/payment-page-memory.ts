import {
  createSessionValue,
  type SessionValue,
  type SessionValueDeps,
} from '../../../../lib/session-value.ts'
import { otherStorage } from '../../../../lib/storage.ts'

/** Accepts a path with query on this site; rejects URLs of other sites, such as `//host`. */
function parsePage(stored: unknown): string | null {
  return typeof stored === 'string' && /^\/(?![/\\])/.test(stored) ? stored : null
}

/**
 * Makes the store of the page where this tab last started a card payment, for the back link of the return
 * page. It never holds the client secret, which only the history entry of the return page holds.
 */
export function createPaymentPageMemory(area: SessionValueDeps<string>['area']): SessionValue<string> {
  return createSessionValue({ area, key: otherStorage.paymentPage, parse: parsePage })
}
