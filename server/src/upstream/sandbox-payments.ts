import type { SandboxState } from '@mestieri/shared/contracts/sandbox-payments.ts'
import {
  type ReadAnswer,
  sandboxContracts,
  type WrittenRequest,
} from '@mestieri/shared/contracts/upstream/callables.ts'
import type { TestCardOutcome } from '@mestieri/shared/test-cards.ts'

import type { UpstreamAddress } from '../config/config.ts'
import type { CallPolicy } from './callables.ts'
import type { CallContext, UpstreamLog } from './client.ts'
import { createAnswerReader } from './transport/answer.ts'
import { createCallGroup } from './transport/call-group.ts'
import { nodeTimer, type Timer, withDeadline } from './transport/deadline.ts'
import { Fault } from './transport/fault.ts'

type Contracts = typeof sandboxContracts

const policy: CallPolicy = { group: 'payments', deadline: 3_000, retry: 'none', maxBytes: 16 * 1024 }

/**
 * The card processor of the test mode. Each call resolves with null if no intent has the client secret, and
 * rejects with an {@link AppError} of the general upstream codes.
 */
export interface SandboxPaymentsUpstream {
  confirm(clientSecret: string, outcome: TestCardOutcome, context: CallContext): Promise<SandboxState | null>
  authenticate(clientSecret: string, approved: boolean, context: CallContext): Promise<SandboxState | null>
  state(clientSecret: string, context: CallContext): Promise<SandboxState | null>
  /** Destroys the connections at once; calls in flight fail. */
  close(): Promise<void>
}

interface SandboxUpstreamDeps {
  /** The address of the embedded upstream. */
  readonly address: UpstreamAddress
  readonly log: UpstreamLog
  /** Milliseconds of a monotonic clock. */
  readonly clock?: () => number
  /** The timer for deadlines. */
  readonly timer?: Timer
}

/** The maximum of concurrent calls. A few are enough: each call follows a person's action in a form. */
const maxConcurrent = 4

/**
 * Creates the typed calls of the test mode. They have their own connections and circuit. No connection is
 * opened before the first call.
 */
export function createSandboxPaymentsUpstream(deps: SandboxUpstreamDeps): SandboxPaymentsUpstream {
  const { address, log, clock = () => performance.now(), timer = nodeTimer } = deps
  const group = createCallGroup({ group: 'payments', address, maxConcurrent, clock, timer })
  const read = createAnswerReader({ ...sandboxContracts.state, ...policy })

  async function ask<Name extends keyof Contracts>(
    name: Name,
    request: WrittenRequest<Contracts[Name]>,
    { requestId, trace }: CallContext,
  ): Promise<SandboxState | null> {
    const callable = { ...sandboxContracts[name], ...policy }
    try {
      const outcome = await withDeadline(callable.deadline, timer, (signal) =>
        group.run({ callable, request, requestId, trace, signal, read }),
      )
      if (outcome.kind !== 'answer') return null
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer reader has checked it
      const state = outcome.answer as ReadAnswer<Contracts['state']>
      const { decline_code: declineCode } = state
      return { status: state.status, ...(declineCode === undefined ? {} : { declineCode }) }
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const fields = { callable: `sandbox.${name}`, outcome: error.kind, requestId, ...error.codes }
      log.warn(fields, 'upstream call failed')
      throw error.toAppError()
    }
  }

  return {
    confirm: (secret, outcome, context) => ask('confirm', { client_secret: secret, outcome }, context),
    authenticate: (secret, approved, context) =>
      ask('authenticate', { client_secret: secret, approved }, context),
    state: (secret, context) => ask('state', { client_secret: secret }, context),
    close: () => group.close(),
  }
}
