import { readUtterance } from '../../../italian/utterance.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import type { Message } from '../../message.ts'
import type { Part } from '../hearing.ts'
import { withBareCount } from '../main-size.ts'
import { unnamedChange } from '../unnamed/unnamed-change.ts'

/**
 * Returns the count of the things of the job that was added last, if a message only states a number after the
 * estimate: 'e anche le persiane?', 'sono 6'.
 */
function lateCount({ phase }: CaseState, jobs: readonly JobAtHand[], { said }: Message): Part[] {
  const job = jobs.at(-1)
  if (!job || jobs.length < 2 || phase !== 'estimated') return []
  const none = { facts: job.inHand.facts, changed: [], askBack: null, unknown: false, repeated: false }
  const reading = withBareCount(job, readUtterance(said), none)
  return reading.changed.length > 0 ? [{ job, slots: job.engine.slots, reading }] : []
}

/**
 * Returns what a message changes whose words no question takes: a count without its noun, or one thing more or less. A
 * message that was read otherwise changes nothing here.
 */
export function lateParts(
  state: CaseState,
  jobs: readonly JobAtHand[],
  message: Message,
  parts: readonly Part[],
): Part[] {
  const isRead = parts.some(({ reading }) => reading.changed.length > 0 || reading.askBack !== null)
  if (isRead) return []
  const isRepeated = parts.some(({ reading }) => reading.repeated)
  const late = isRepeated ? [] : lateCount(state, jobs, message)
  return late.length > 0 ? late : unnamedChange(state, jobs, message)
}
