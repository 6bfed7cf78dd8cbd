import type { ErrorCode } from '@mestieri/shared/contracts/error.ts'

import type { Mode } from '../upstream/fake/modes.ts'
import { startWorkingClock } from './working-clock.ts'

/** A way to fail, and the modes of the faulty upstream that fail so. */
export interface UpstreamFault {
  readonly name: string
  /** The general code; an endpoint's own takes its place. */
  readonly code: ErrorCode
  readonly status: number
  readonly modes: readonly Mode[]
}

/**
 * What a visitor gets for what upstream does (contract.md, section 4); 404s, and refusals of a token, mean something
 * else.
 */
const faults: readonly UpstreamFault[] = [
  { name: 'unavailable', code: 'upstream_unavailable', status: 503, modes: ['too_many'] },
  {
    name: 'broken',
    code: 'upstream_failed',
    status: 502,
    modes: [
      'reset',
      'close',
      'commit_reset',
      'partial_head',
      'partial',
      'partial_chunked',
      'error',
      'unavailable',
      'redirect',
      'bad_request',
      'unauthorised',
      'empty',
      'garbage',
      'truncated',
      'html',
      'wrong_shape',
      'huge',
      'huge_announced',
      'huge_error',
      'gzip_bomb',
      'encoded_often',
      'head_too_long',
    ],
  },
  { name: 'slow', code: 'upstream_timeout', status: 504, modes: ['hang', 'drip', 'drip_head'] },
]

/** The fault table, without the modes that are no faults to the calls of a test. */
export function upstreamFaults(harmless: readonly Mode[] = []): readonly UpstreamFault[] {
  return faults.map(({ name, code, status, modes }) => ({
    name,
    code,
    status,
    modes: modes.filter((mode) => !harmless.includes(mode)),
  }))
}

/**
 * Checks each mode of a fault: at once where upstream only keeps everybody waiting, one after the other where the
 * machine works.
 */
export async function eachMode(
  { name, modes }: UpstreamFault,
  check: (mode: Mode) => Promise<void>,
): Promise<void> {
  if (name === 'slow') await Promise.all(modes.map(check))
  else for (const mode of modes) await check(mode)
}

/** Returns a reply with the milliseconds that it took, without pauses of a busy machine. */
export async function timed<Reply extends object>(
  call: () => Promise<Reply>,
): Promise<Reply & { readonly ms: number }> {
  const stop = startWorkingClock()
  const reply = await call()
  return { ...reply, ms: stop() }
}
