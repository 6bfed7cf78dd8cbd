import type { UnsubscribeRequest } from '@mestieri/shared/contracts/email.ts'
import { checkEmailAddress } from '@mestieri/shared/email-address.ts'

/** The limit of the BFF (shared/src/contracts/email.ts). */
const maxIdLength = 128

/**
 * Reads the subscriber from an unsubscribe link; null when the link is incomplete or damaged. A space in the
 * address is an unescaped plus sign, because addresses contain no spaces.
 *
 * @param search the query of the URL, `?id=…&email=…`
 */
export function readUnsubscribeLink(search: string): UnsubscribeRequest | null {
  const query = new URLSearchParams(search)
  const id = query.get('id') ?? ''
  const email = checkEmailAddress((query.get('email') ?? '').trim().replaceAll(' ', '+'))
  if (id === '' || id.length > maxIdLength || !email.valid) return null
  return { id, email: email.value }
}
