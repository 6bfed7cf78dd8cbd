import {
  createSessionValue,
  type SessionValue,
  type SessionValueDeps,
} from '../../../../lib/session-value.ts'
import { otherStorage } from '../../../../lib/storage.ts'

/** Path and query of this site, and no address of another one (`//host` is one). */
function parsePage(stored: unknown): string | null {
  return typeof stored === 'string' && /^\/(?![/\\])/.test(stored) ? stored : null
}

/**
 * The page from which this tab last went to pay by card, for the way back from the return page. The client secret is
 * not in it: it is kept nowhere but in the return page's own history entry.
 */
export function createPaymentPageMemory(area: SessionValueDeps<string>['area']): SessionValue<string> {
  return createSessionValue({ area, key: otherStorage.paymentPage, parse: parsePage })
}
