import { isSameFact } from '../../../slots/facts.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import type { Message } from '../../message.ts'
import type { FactReading } from '../fact-reading.ts'
import type { Part } from '../hearing/parts.ts'
import { deniedAgain } from '../unnamed/told-again.ts'
import { revisedFacts, revisedList } from './revised-list.ts'

/** Whether two readings change the same questions in the same way. */
function isSameChange(a: FactReading, b: FactReading): boolean {
  return (
    a.changed.length === b.changed.length &&
    a.changed.every(({ id }) => {
      const fact = b.facts[id]
      return fact !== undefined && b.changed.some((slot) => slot.id === id) && isSameFact(a.facts[id], fact)
    })
  )
}

/**
 * Returns the changes of a message that revises a list of an earlier message: 'il corridoio lo lasciamo stare'. Several jobs
 * may have the same size from it.
 */
export function revisedParts({ told }: CaseState, jobs: readonly JobAtHand[], { said }: Message): Part[] {
  const statements = told.map(({ text }) => text)
  const revision =
    statements.length > 0 ? (revisedList(statements, said) ?? deniedAgain(statements, said)) : null
  if (!revision) return []
  const parts = jobs.flatMap((job): Part[] => {
    const { slots } = job.engine
    const before = job.inHand.facts
    const facts = revisedFacts(revision, slots, before)
    const changed = slots.filter(({ id }) => facts[id] !== undefined)
    if (changed.length === 0) return []
    const reading = {
      facts: { ...before, ...facts },
      changed,
      askBack: null,
      repeated: false,
      unknown: false,
    }
    return [{ job, slots, reading }]
  })
  const [first, ...others] = parts
  return first ? [first, ...others.filter((one) => isSameChange(first.reading, one.reading))] : []
}
