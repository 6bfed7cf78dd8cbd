import { isSameFact } from '../../slots/facts.ts'
import { jobsAtHand } from '../agenda.ts'
import type { CaseState } from '../case.ts'
import type { Catalogue } from '../catalogue.ts'
import { besideKnown } from '../facts/choices/option-for-some.ts'
import type { Hearing } from '../facts/hearing/parts.ts'
import type { Message } from '../message.ts'

/** Returns the known option that a message with 'anche' leaves in place ('anche il soffitto'); null if it replaces none. */
function keptOption(catalogue: Catalogue, state: CaseState, { whole }: Message): string | null {
  for (const { engine, inHand } of jobsAtHand(catalogue, state))
    for (const slot of engine.slots) {
      const known = inHand.facts[slot.id]
      const reading = known?.kind === 'choice' ? slot.read(whole, false) : null
      if (!known || reading?.kind !== 'fact' || isSameFact(reading.fact, known)) continue
      const kept = besideKnown(slot, reading, known, whole)
      if (kept?.kind === 'fact' && isSameFact(kept.fact, known)) return slot.show(known)
    }
  return null
}

/**
 * Tells the customer what the figure does not hold, because a job has one option for all of its things: things of several
 * kinds are counted as the kind of most of them, and an option beside a known one is not added.
 */
export function mixedWords(
  catalogue: Catalogue,
  before: CaseState,
  { changes }: Hearing,
  message: Message,
): string[] {
  const mixed = changes.find(
    ({ slot, fact }) => fact.kind === 'choice' && slot.mixes?.(message.whole) === true,
  )
  if (mixed) {
    const shown = mixed.slot.show(mixed.fact)
    return [
      `Per ora calcolo tutto come «${shown}», il tipo di cui ne hai di più: gli altri cambiano un po’ la cifra.`,
    ]
  }
  const isRead = message.isWhatIf || changes.some(({ fact }) => fact.kind === 'choice')
  const kept = isRead ? null : keptOption(catalogue, before, message)
  return kept === null ? [] : [`Questo in più la stima non lo conta: resta «${kept}».`]
}
