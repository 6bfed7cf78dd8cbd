import { readUtterance } from '../../../italian/utterance.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import type { Message } from '../../message.ts'
import type { Part } from './parts.ts'

/** Returns the known answers that a message changes by how they were told: 'il retro no', of walls told side by side. */
export function revisedSlots(
  { phase, told }: Pick<CaseState, 'phase' | 'told'>,
  jobs: readonly JobAtHand[],
  { said }: Message,
): Part[] {
  if (told.length === 0) return []
  const utterance = readUtterance(said)
  return jobs.flatMap((job): Part[] => {
    const { slots } = job.engine
    const { facts } = job.inHand
    const read = slots.flatMap((slot) => {
      const known = facts[slot.id]
      const reading = (known && slot.revise?.(utterance, known, phase === 'estimated')) ?? null
      return reading ? [{ slot, reading }] : []
    })
    const [first] = read
    if (!first) return []
    const { slot, reading } = first
    const isFact = reading.kind === 'fact'
    return [
      {
        job,
        slots,
        reading: {
          facts: isFact ? { ...facts, [slot.id]: reading.fact } : facts,
          changed: isFact ? [slot] : [],
          askBack: isFact ? null : { slot, words: reading.words, chips: reading.chips },
          repeated: false,
          unknown: false,
        },
      },
    ]
  })
}
