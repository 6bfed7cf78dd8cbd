import {
  createSessionValue,
  type SessionValue,
  type SessionValueDeps,
} from '../../../../lib/storage/session-value.ts'
import { otherStorage } from '../../../../lib/storage/storage.ts'
import { readStored, type StoredSchema } from '../../../../lib/storage/stored-schema.ts'

/** A path with query on this site; not the URL of another site, such as `//host`. */
const pageSchema = { type: 'string', pattern: '^/(?![/\\\\])' } as const satisfies StoredSchema

/**
 * Makes the store of the page where this tab last started a card payment, for the back link of the return
 * page. It never holds the client secret, which only the history entry of the return page holds.
 */
export function createPaymentPageMemory(area: SessionValueDeps<string>['area']): SessionValue<string> {
  return createSessionValue({
    area,
    key: otherStorage.paymentPage,
    parse: (stored) => readStored(pageSchema, stored),
  })
}
