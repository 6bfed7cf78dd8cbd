import type {
  SandboxAuthentication,
  SandboxConfirmation,
  SandboxState,
} from '@mestieri/shared/contracts/sandbox-payments.ts'

import { api } from '../../../../lib/api/api-client.ts'

/** The server calls of the test mode. All throw {@link ApiError}. */
export interface SandboxCalls {
  confirm(confirmation: SandboxConfirmation): Promise<SandboxState>
  authenticate(authentication: SandboxAuthentication): Promise<SandboxState>
  state(clientSecret: string): Promise<SandboxState>
}

/** {@link SandboxCalls} by the BFF, which offers them in test mode only. */
export const sandboxCalls: SandboxCalls = {
  confirm: (confirmation) => api.call('POST /api/payments/sandbox/confirmations', { body: confirmation }),
  authenticate: (authentication) =>
    api.call('POST /api/payments/sandbox/authentications', { body: authentication }),
  state: (clientSecret) => api.call('POST /api/payments/sandbox/states', { body: { clientSecret } }),
}
