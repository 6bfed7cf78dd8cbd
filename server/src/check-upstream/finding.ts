import type { Callable } from '../upstream/callables.ts'
import { Fault } from '../upstream/transport/fault.ts'
import type { Mismatch } from '../upstream/wire/mismatch.ts'
import type { Reply } from './asker.ts'

/** What the check of one callable found. */
export interface Finding {
  readonly verdict: 'ok' | 'FAILED' | 'skipped'
  /** The decisive call; null if none was made. */
  readonly reply: Reply | null
  readonly note: string
}

/** Thrown by a check that found a fault. */
export class Failure extends Error {
  readonly reply: Reply | null

  constructor(reply: Reply | null, note: string) {
    super(note)
    this.reply = reply
  }
}

/** Thrown by a check that cannot be made. The message is the reason. */
export class Skip extends Error {}

export const ok = (reply: Reply, note = ''): Finding => ({ verdict: 'ok', reply, note })

export function describeMismatch({ pointer, expected, found }: Mismatch): string {
  return `${pointer || 'the whole answer'}: expected ${expected}, found ${found}`
}

/** Says what is wrong with a call, without text of the upstream. */
export function describeFault(fault: Fault, { deadline }: Callable): string {
  const { kind, details } = fault
  if (details.mismatch) return describeMismatch(details.mismatch)
  const { errorCode } = details
  // Node's codes of certificates: DEPTH_ZERO_SELF_SIGNED_CERT, CERT_HAS_EXPIRED, UNABLE_TO_GET_ISSUER_CERT_LOCALLY.
  if (errorCode !== undefined && /CERT/.test(errorCode))
    return `the certificate is not trusted (${errorCode})`
  const reasons: Partial<Record<Fault['kind'], string>> = {
    timeout: `no answer within ${deadline} ms`,
    unreachable: `no connection (${errorCode})`,
    html: 'expected JSON, found HTML',
    not_json: 'expected JSON, found other text',
    empty: 'expected JSON, found an empty body',
    encoded: 'the body is compressed, although the request asks for identity',
    too_large: 'the body is too large',
    rejected: 'the request was rejected',
    server_error: 'the upstream failed',
    unexpected_status: 'expected 200; redirects are not followed',
  }
  return reasons[kind] ?? `${kind}${errorCode === undefined ? '' : ` (${errorCode})`}`
}

/** Runs a check and turns what it throws into a finding. */
export async function findingOf(check: () => Promise<Finding>): Promise<Finding> {
  try {
    return await check()
  } catch (error) {
    if (error instanceof Skip) return { verdict: 'skipped', reply: null, note: error.message }
    if (error instanceof Failure) return { verdict: 'FAILED', reply: error.reply, note: error.message }
    throw error
  }
}
