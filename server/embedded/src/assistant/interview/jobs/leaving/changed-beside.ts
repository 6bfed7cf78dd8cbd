import { readUtterance } from '../../../italian/utterance.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import { isSameFact } from '../../../slots/facts.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { Message } from '../../message.ts'
import { clausesOf } from '../mentions/put-off.ts'
import { namedIn } from './names.ts'

/**
 * Whether a message changes an answer of another job than those that it keeps, so that the kept ones stay in the estimate:
 * 'in alluminio invece che in pvc, le zanzariere restano'.
 */
export function changesBeside(
  inHand: readonly JobAtHand[],
  kept: readonly AnyJobKey[],
  { sentences }: Message,
): boolean {
  const staying = inHand.filter(({ key }) => kept.includes(key))
  const others = inHand.filter(({ key }) => !kept.includes(key))
  if (staying.length === 0 || others.length === 0) return false
  const rest = sentences
    .flatMap(({ utterance }) => clausesOf(utterance))
    .filter((clause) => namedIn(staying, readUtterance(clause)) === null)
  return others.some(({ engine, inHand: { facts } }) =>
    engine.slots.some((slot) => {
      const known = facts[slot.id]
      if (!slot.price || known === undefined) return false
      return rest.some((clause) => {
        const found = slot.read(readUtterance(clause), false)
        return found?.kind === 'fact' && found.fact.kind !== 'unknown' && !isSameFact(found.fact, known)
      })
    }),
  )
}
