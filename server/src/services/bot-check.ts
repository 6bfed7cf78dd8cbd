import type { BotCheckAction } from '@mestieri/shared/contracts/bot-check.ts'

import type { TokenReport, TokenVerifier } from '../upstream/bot-check.ts'

/**
 * `unverified`: the verifier failed, so the request passes under a stricter rate limit (contract.md, section
 * 1).
 */
export type BotVerdict = 'passed' | 'refused' | 'unverified'

/** Verifies the tokens of the bot check. */
export interface BotCheckService {
  /** @param token a token can be checked once */
  check(token: string, action: BotCheckAction): Promise<BotVerdict>
}

interface BotCheckDeps {
  readonly verifier: Pick<TokenVerifier, 'verify'>
  /** The host name of this site. Tokens that were created on another site are refused. */
  readonly hostname: string
  readonly log: { warn(fields: object, message: string): void }
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number
}

/** The lowest accepted score, from 0 (program) to 1 (person); the provider's recommended default. */
const leastScore = 0.5

/** Milliseconds between two log lines, so that a failed verifier does not fill the log. */
const logEveryMs = 60_000

/** Creates the service for a site that has keys. */
export function createBotCheckService(deps: BotCheckDeps): BotCheckService {
  const { verifier, hostname, log, clock } = deps
  let silentUntil = 0
  let notLogged = 0

  function logUnavailable(reason: string): void {
    notLogged += 1
    if (clock() < silentUntil) return
    log.warn({ reason, unverified: notLogged }, 'bot check unavailable: requests pass under stricter limits')
    silentUntil = clock() + logEveryMs
    notLogged = 0
  }

  function isAccepted(report: TokenReport & { kind: 'valid' }, action: BotCheckAction): boolean {
    return report.score >= leastScore && report.action === action && report.hostname === hostname
  }

  return {
    async check(token, action) {
      const report = await verifier.verify(token)
      if (report.kind === 'unavailable') {
        logUnavailable(report.reason)
        return 'unverified'
      }
      return report.kind === 'valid' && isAccepted(report, action) ? 'passed' : 'refused'
    },
  }
}
