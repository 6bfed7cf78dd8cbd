import type { UnsubscribeRequest } from '@mestieri/shared/contracts/email.ts'
import { checkEmailAddress } from '@mestieri/shared/email-address.ts'

/** As the BFF takes it (shared/src/contracts/email.ts). */
const maxIdLength = 128

/**
 * Whom the link of an email unsubscribes; null where it is incomplete, or damaged. A plus sign that its writer left as
 * it is means a blank in a query, and no address has one.
 *
 * @param search the query of the address, `?id=…&email=…`
 */
export function readUnsubscribeLink(search: string): UnsubscribeRequest | null {
  const query = new URLSearchParams(search)
  const id = query.get('id') ?? ''
  const email = checkEmailAddress((query.get('email') ?? '').trim().replaceAll(' ', '+'))
  if (id === '' || id.length > maxIdLength || !email.valid) return null
  return { id, email: email.value }
}
