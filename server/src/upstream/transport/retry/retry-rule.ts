import type { RetryRule } from '../../callables.ts'
import type { Fault } from '../fault.ts'

const jitter = 0.1

/**
 * Milliseconds to wait before the next attempt, or null if the rule allows no further attempt (contract.md,
 * section 4). Jitter lengthens a wait by up to a tenth and never shortens it, so an overloaded upstream
 * always gets the full wait.
 *
 * @param tries the attempts made so far, at least 1
 */
export function retryWait(rule: RetryRule, fault: Fault, tries: number, random: () => number): number | null {
  if (rule === 'unanswered') return fault.kind === 'unanswered' && tries === 1 ? 0 : null
  if (rule === 'none' || !fault.transient || tries >= rule.attempts) return null
  const wait = rule.backoffMs[tries - 1]
  return wait === undefined ? null : wait * (1 + random() * jitter)
}
