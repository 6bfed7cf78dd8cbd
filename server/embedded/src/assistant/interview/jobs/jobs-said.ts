import {
  addedSentence,
  otherServiceSentence,
  removedSentence,
  startSentence,
  switchedSentence,
} from '../../wording/jobs.ts'
import { jobsAtHand } from '../agenda.ts'
import type { CaseState } from '../case.ts'
import { isPriced } from '../catalogue.ts'
import type { TurnContext } from '../context.ts'
import type { Route } from './routing.ts'

/** Returns the sentences about the jobs that a message adds or removes. */
export function jobWords(context: TurnContext, before: CaseState, state: CaseState, routed: Route): string[] {
  const { catalogue, slug } = context
  const added = jobsAtHand(catalogue, state).filter(
    (job) => routed.added.includes(job.key) && job.inHand.named && isPriced(job),
  )
  const works = added.map(({ kind }) => kind.work)
  const removed = routed.removed
    .filter(({ named }) => named)
    .flatMap(({ key }) => catalogue.job(key)?.kind.work ?? [])
  const other = added.filter((job) => job.slug !== slug)
  const place = other.length > 0 && other.length === added.length ? other.slice(0, 1) : []
  const notes = place.map((job) => otherServiceSentence(job))
  if (added.length === 0)
    return removed.length > 0 && routed.jobs.length > 0 ? [removedSentence(removed)] : []
  if (routed.replaced) return [[switchedSentence(works, before.told.length > 0), ...notes].join(' ')]
  const hadNamed = before.jobs.some(({ named }) => named)
  return [[hadNamed ? addedSentence(works) : startSentence(works), ...notes].join(' ')]
}
