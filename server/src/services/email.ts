import type { UnsubscribeRequest } from '@mestieri/shared/contracts/email.ts'
import { checkEmailAddress } from '@mestieri/shared/email-address.ts'

import { AppError } from '../errors.ts'
import type { CallContext } from '../upstream/client.ts'
import type { EmailUpstream } from '../upstream/email.ts'
import { endpointFailure } from './endpoint-failure.ts'

/** The email service (contract.md, 'Email'). */
export interface EmailService {
  /**
   * Unsubscribes an email address, without retries. The result is the same for an unknown address, so that
   * callers cannot find out who is subscribed. Rejects with `validation_failed` for an invalid address, and
   * with `unsubscribe_failed` instead of a general upstream code, with its status.
   */
  unsubscribe(request: UnsubscribeRequest, context: CallContext): Promise<void>
}

/**
 * Reads the address of an unsubscribe link. A `+` that was not percent-encoded arrives as a space. No email
 * address has a space, so it is converted back.
 */
function readAddress(email: string): string {
  const check = checkEmailAddress(email.trim().replaceAll(' ', '+'))
  if (check.valid) return check.value
  throw new AppError('validation_failed', { errors: [{ field: 'email', message: check.message }] })
}

/** Creates the email service. */
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
