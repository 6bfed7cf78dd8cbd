import type { BotCheckAction } from '@mestieri/shared/contracts/bot-check.ts'

import type { TokenReport, TokenVerifier } from '../upstream/bot-check.ts'

/** `unverified`: nobody could say, so that it passes under stricter limits (contract.md, section 1). */
export type BotVerdict = 'passed' | 'refused' | 'unverified'

/** Judges the tokens by which browsers show that a person is at work. */
export interface BotCheckService {
  /** @param token one token is good for one check */
  check(token: string, action: BotCheckAction): Promise<BotVerdict>
}

interface BotCheckDeps {
  readonly verifier: Pick<TokenVerifier, 'verify'>
  /** This site's own; a token that was made on another one's page is worth nothing here. */
  readonly hostname: string
  readonly log: { warn(fields: object, message: string): void }
  /** Milliseconds since 1970. */
  readonly clock: () => number
}

/** The provider's own advice to begin with: 0 is a program, 1 a person. */
export const leastScore = 0.5

/** A verifier that is down would fill the log as fast as visitors come. */
const logEveryMs = 60_000

/** The service, for a site that has keys. */
export function createBotCheckService(deps: BotCheckDeps): BotCheckService {
  const { verifier, hostname, log, clock } = deps
  let silentUntil = 0
  let unsaid = 0

  function complain(reason: string): void {
    unsaid += 1
    if (clock() < silentUntil) return
    log.warn(
      { reason, unverified: unsaid },
      'the bot check could not be made; requests pass, under stricter limits',
    )
    silentUntil = clock() + logEveryMs
    unsaid = 0
  }

  function isGood(report: TokenReport & { kind: 'valid' }, action: BotCheckAction): boolean {
    return report.score >= leastScore && report.action === action && report.hostname === hostname
  }

  return {
    async check(token, action) {
      const report = await verifier.verify(token)
      if (report.kind === 'unavailable') {
        complain(report.reason)
        return 'unverified'
      }
      return report.kind === 'valid' && isGood(report, action) ? 'passed' : 'refused'
    },
  }
}
