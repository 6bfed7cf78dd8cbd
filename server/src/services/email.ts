import type { UnsubscribeRequest } from '@mestieri/shared/contracts/email.ts'
import { checkEmailAddress } from '@mestieri/shared/email-address.ts'

import { AppError } from '../errors.ts'
import type { CallContext } from '../upstream/client.ts'
import type { EmailUpstream } from '../upstream/email.ts'
import { endpointFailure } from './endpoint-failure.ts'

/** What visitors may do about our emails (contract.md, 'Email'). */
export interface EmailService {
  /**
   * Takes an address off the list; it is sent once. Who is on it is told to nobody: one that is not is answered alike.
   * Rejects with `validation_failed` for what is no address, and with `unsubscribe_failed`, with the status of what
   * happened, where upstream does not do it.
   */
  unsubscribe(request: UnsubscribeRequest, context: CallContext): Promise<void>
}

/**
 * The address of an unsubscribe link. A plus sign that its writer left as it is means a blank to whoever reads a query,
 * and no address has one.
 */
function readAddress(email: string): string {
  const check = checkEmailAddress(email.trim().replaceAll(' ', '+'))
  if (check.valid) return check.value
  throw new AppError('validation_failed', { errors: [{ field: 'email', message: check.message }] })
}

/** The email service. */
export function createEmailService({ upstream }: { readonly upstream: EmailUpstream }): EmailService {
  return {
    async unsubscribe({ id, email }, context) {
      const subscriber = { id, email: readAddress(email) }
      try {
        await upstream.unsubscribe(subscriber, context)
      } catch (error) {
        throw endpointFailure('unsubscribe_failed', error)
      }
    },
  }
}
