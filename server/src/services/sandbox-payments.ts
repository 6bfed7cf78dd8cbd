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
 * The card payments of the test mode (docs/decisions/0010). Each call rejects with `not_found` if no intent
 * has the client secret, and with the general upstream codes.
 */
export interface SandboxPaymentsService {
  /** Pays with a card. A declined card is a result, not an error. */
  confirm(confirmation: SandboxConfirmation, context: CallContext): Promise<SandboxState>
  /** Approves or rejects the authentication that a card required. */
  authenticate(authentication: SandboxAuthentication, context: CallContext): Promise<SandboxState>
  /** The current state of the intent. */
  state(request: SandboxStateRequest, context: CallContext): Promise<SandboxState>
}

interface SandboxPaymentsDeps {
  readonly upstream: Omit<SandboxPaymentsUpstream, 'close'>
  /** Milliseconds since 1970. */
  readonly clock: () => number
}

/**
 * Whether the card's last month is over. `MM/YY` is a month of this century; UTC is precise enough for a test
 * mode.
 */
function isExpired(expiry: string, now: number): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number)
  return now >= Date.UTC(2000 + year, month)
}

async function orNotFound(answer: Promise<SandboxState | null>): Promise<SandboxState> {
  const state = await answer
  if (state === null) throw new AppError('not_found')
  return state
}

/**
 * Creates the service of the test mode. It determines the outcome from the card number, so that the number is
 * not sent to upstream, stored or logged.
 */
export function createSandboxPaymentsService({
  upstream,
  clock,
}: SandboxPaymentsDeps): SandboxPaymentsService {
  function outcomeOf({ cardNumber, expiry }: SandboxConfirmation): TestCardOutcome {
    const outcome = testCardOutcome(cardDigits(cardNumber))
    const isTestCard = outcome !== 'incorrect_number' && outcome !== 'test_mode_live_card'
    return isTestCard && isExpired(expiry, clock()) ? 'expired_card' : outcome
  }

  return {
    confirm: (confirmation, context) =>
      orNotFound(upstream.confirm(confirmation.clientSecret, outcomeOf(confirmation), context)),
    authenticate: ({ clientSecret, approved }, context) =>
      orNotFound(upstream.authenticate(clientSecret, approved, context)),
    state: ({ clientSecret }, context) => orNotFound(upstream.state(clientSecret, context)),
  }
}
