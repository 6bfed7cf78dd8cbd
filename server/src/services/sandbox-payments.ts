import type {
  SandboxAuthentication,
  SandboxConfirmation,
  SandboxState,
  SandboxStateRequest,
} from '@mestieri/shared/contracts/sandbox-payments.ts'
import { cardDigits, type TestCardOutcome, testCardOutcome } from '@mestieri/shared/test-cards.ts'

import { AppError } from '../errors.ts'
import type { CallContext } from '../upstream/client.ts'
import type { SandboxPaymentsUpstream } from '../upstream/sandbox-payments.ts'

/**
 * The test mode's card form (docs/decisions/0010). Each call rejects with `not_found` where no intent has the client
 * secret, and with the general upstream codes.
 */
export interface SandboxPaymentsService {
  /** Pays with a card; one that is declined is an answer and no error. */
  confirm(confirmation: SandboxConfirmation, context: CallContext): Promise<SandboxState>
  /** Answers the authentication that a card wanted. */
  authenticate(authentication: SandboxAuthentication, context: CallContext): Promise<SandboxState>
  /** How the intent stands. */
  state(request: SandboxStateRequest, context: CallContext): Promise<SandboxState>
}

interface SandboxPaymentsDeps {
  readonly upstream: Omit<SandboxPaymentsUpstream, 'close'>
  /** Milliseconds since 1970. */
  readonly clock: () => number
}

/** Whether a card's last month is over; `MM/YY` is a month of this century, and UTC is near enough for a test. */
function isExpired(expiry: string, now: number): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number)
  return now >= Date.UTC(2000 + year, month)
}

async function found(answer: Promise<SandboxState | null>): Promise<SandboxState> {
  const state = await answer
  if (state === null) throw new AppError('not_found')
  return state
}

/**
 * The test mode's service. What a card comes to is decided here, so that its number goes no further than this call: not
 * upstream, not into a store, not into a log.
 */
export function createSandboxPaymentsService({
  upstream,
  clock,
}: SandboxPaymentsDeps): SandboxPaymentsService {
  function outcomeOf({ cardNumber, expiry }: SandboxConfirmation): TestCardOutcome {
    const outcome = testCardOutcome(cardDigits(cardNumber))
    const isOurs = outcome !== 'incorrect_number' && outcome !== 'test_mode_live_card'
    return isOurs && isExpired(expiry, clock()) ? 'expired_card' : outcome
  }

  return {
    confirm: (confirmation, context) =>
      found(upstream.confirm(confirmation.clientSecret, outcomeOf(confirmation), context)),
    authenticate: ({ clientSecret, approved }, context) =>
      found(upstream.authenticate(clientSecret, approved, context)),
    state: ({ clientSecret }, context) => found(upstream.state(clientSecret, context)),
  }
}
