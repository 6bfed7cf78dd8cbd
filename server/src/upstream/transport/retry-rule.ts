import type { RetryRule } from '../callables.ts'
import type { Fault } from './fault.ts'

const patientWaits = [1_000, 2_000]
const jitter = 0.1

/**
 * Milliseconds to wait before the next try, or null where the rule allows none (api.md, section 4). Jitter
 * only ever lengthens a wait, by up to a tenth: an upstream in trouble is promised its pause.
 *
 * @param tries how many were made so far, at least 1
 */
export function retryWait(rule: RetryRule, fault: Fault, tries: number, random: () => number): number | null {
  if (rule === 'unanswered') return fault.kind === 'unanswered' && tries === 1 ? 0 : null
  if (rule === 'none' || !fault.passing) return null
  const wait = patientWaits[tries - 1]
  return wait === undefined ? null : wait * (1 + random() * jitter)
}
