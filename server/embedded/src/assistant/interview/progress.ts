import type { BriefRow, ReplyProgress } from '@mestieri/shared/chat/reply-blocks.ts'
import { interviewSteps } from '@mestieri/shared/services/interview.ts'

import type { Service } from '../estimate/job.ts'
import type { Facts } from '../slots/facts.ts'
import type { Slot } from '../slots/slot.ts'

/** How far the questions of a service are answered, and the stages that they belong to. */
export function progressOf(slots: readonly Slot[], facts: Facts, next: Slot | null): ReplyProgress {
  const needed = slots.filter((slot) => slot.needed(facts))
  const isDone = (slot: Slot) => facts[slot.id] !== undefined
  return {
    done: needed.filter(isDone).length,
    total: needed.length,
    steps: interviewSteps.flatMap((label) => {
      const ofStep = needed.filter(({ step }) => step === label)
      if (ofStep.length === 0) return []
      const state = ofStep.every(isDone) ? 'fatto' : next?.step === label ? 'ora' : 'da fare'
      return [{ label, state } as const]
    }),
  }
}

/** The job as it is understood so far, line by line. */
export function briefOf(service: Service, slots: readonly Slot[], facts: Facts): BriefRow[] {
  const rows = slots
    .filter(
      (slot) =>
        slot.label !== 'Lavoro' && !slot.quiet && (slot.needed(facts) || facts[slot.id] !== undefined),
    )
    .map((slot): BriefRow => {
      const fact = facts[slot.id]
      const value = fact ? (fact.kind === 'unknown' ? 'da definire' : slot.show(fact)) : null
      return { label: slot.label, value }
    })
  return [{ label: 'Lavoro', value: service.job(facts).title }, ...rows].slice(0, 12)
}
