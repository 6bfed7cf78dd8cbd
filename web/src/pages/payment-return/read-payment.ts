import type { PublicConfig } from '@mestieri/shared/contracts/config.ts'
import type { CheckoutSessionStatus } from '@mestieri/shared/contracts/payments.ts'

import type { CardProvider, PaymentState } from '../../features/payments/card/card-provider.ts'
import { type api, ApiError } from '../../lib/api/api-client.ts'
import { type SetTimer, withDeadline } from '../../lib/api/deadline.ts'
import type { ReturnedPayment } from './returned-payment.ts'

/** The maximum time of a read in milliseconds (features.md, J6). */
const readDeadlineMs = 15_000

export interface ReadDeps {
  /** Calls the BFF. Rejects with ApiError. */
  readonly call: typeof api.call
  /** Loads the card provider; null if the site accepts no cards. */
  readonly loadProvider: (config: PublicConfig) => Promise<CardProvider | null>
  readonly setTimer: SetTimer
}

/** Converts the status of a checkout session; null means that upstream did not send one. */
export function stateOfSession({ status, paymentStatus }: CheckoutSessionStatus): PaymentState {
  if (status === 'open') return 'open'
  if (status === 'expired') return 'cancelled'
  if (status === null) return 'unknown'
  return paymentStatus === 'paid' || paymentStatus === 'no_payment_required' ? 'succeeded' : 'processing'
}

/**
 * Creates the function that reads a payment's state: an intent from the card provider by its client secret, a
 * session from the BFF. It rejects if the state cannot be read within 15 s.
 */
export function createPaymentReader(deps: ReadDeps): (payment: ReturnedPayment) => Promise<PaymentState> {
  let provider: CardProvider | null = null

  async function readSession(id: string): Promise<PaymentState> {
    try {
      return stateOfSession(await deps.call('GET /api/payments/checkout-sessions/:id', { params: { id } }))
    } catch (error) {
      if (error instanceof ApiError && [404, 422].includes(error.problem.status)) return 'unknown'
      throw error
    }
  }

  async function readIntent(clientSecret: string): Promise<PaymentState> {
    provider ??= await deps.loadProvider(await deps.call('GET /api/config'))
    return provider ? provider.read(clientSecret) : 'unknown'
  }

  return (payment) => {
    const reading = payment.kind === 'session' ? readSession(payment.id) : readIntent(payment.clientSecret)
    return withDeadline(reading, readDeadlineMs, deps.setTimer)
  }
}
