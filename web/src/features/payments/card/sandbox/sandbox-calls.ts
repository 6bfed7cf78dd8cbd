import type {
  SandboxAuthentication,
  SandboxConfirmation,
  SandboxState,
} from '@mestieri/shared/contracts/sandbox-payments.ts'

import { api } from '../../../../lib/api-client.ts'

/** What the test mode's form asks of the server; all throw ApiError. */
export interface SandboxCalls {
  confirm(confirmation: SandboxConfirmation): Promise<SandboxState>
  authenticate(authentication: SandboxAuthentication): Promise<SandboxState>
  state(clientSecret: string): Promise<SandboxState>
}

/** The calls over the BFF, which offers them only where the test mode is on. */
export const sandboxCalls: SandboxCalls = {
  confirm: (confirmation) => api.call('sandbox.confirm', { body: confirmation }),
  authenticate: (authentication) => api.call('sandbox.authenticate', { body: authentication }),
  state: (clientSecret) => api.call('sandbox.state', { body: { clientSecret } }),
}
