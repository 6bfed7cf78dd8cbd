import { replyLimits } from '@mestieri/shared/chat/reply-checks.ts'

import { listWords } from '../../wording/figures.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Change, Hearing } from '../facts/hearing/parts.ts'
import type { Route } from '../jobs/routing.ts'

const isCorrection = ({ before, fact }: Change): boolean =>
  before !== null && before.kind !== 'unknown' && fact.kind !== 'unknown'

const nameOf = ({ slot, fact }: Change): string => (fact.kind === 'unknown' ? slot.label : slot.show(fact))

/** Returns a short name of the change that 'annulla' undoes. */
export function labelOf(catalogue: Catalogue, hearing: Hearing, routed: Route): string | null {
  const [added] = routed.added
  const kind = added ? catalogue.job(added)?.kind : null
  if (kind) return kind.title
  if (routed.removed.some(({ named }) => named)) return 'il lavoro tolto'
  const all = hearing.changes.filter(({ fact }) => fact.kind !== 'photos')
  // A calculated fact is named by the answer that it follows.
  const told = all.filter(({ slot, fact }) => !slot.explain?.(fact))
  const [change, ...earlier] = (told.length > 0 ? told : all).toReversed()
  if (!change) return null
  const [before] = earlier
  const isPair = earlier.length === 1 && isCorrection(change) && before && isCorrection(before)
  const pair = isPair ? listWords([nameOf(before), nameOf(change)]) : ''
  return pair !== '' && pair.length <= replyLimits.chip ? pair : nameOf(change)
}
