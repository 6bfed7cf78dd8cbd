import type { AnswerContext, AnswerJob } from '../answer-context.ts'
import { disposal as listed } from './contents.ts'
import { type Answerer, reply, type Reply, subjectOf } from './subject.ts'

const asbestos = /eternit|amianto|fibrocement/i

/**
 * Returns the answer about the removal of asbestos that the customer has named, if the job does not include it; otherwise
 * null. The lists of a job speak of its usual old material, and asbestos is never part of that.
 */
function asbestosApart({ utterance, told = [] }: AnswerContext, { kind }: AnswerJob): Reply | null {
  if (asbestos.test(kind.title) || ![utterance.raw, ...told].some((one) => asbestos.test(one))) return null
  return {
    ...reply(
      'No: la stima non comprende l’amianto. Lo toglie e lo smaltisce solo una ditta autorizzata, con un piano di lavoro alla ASL, e si paga a parte: chiedi il preventivo anche a lei. Intanto non forare e non spostare le lastre.',
    ),
    about: 'amianto',
  }
}

/** Answers whether the old material is taken away. */
export const disposal: Answerer = (context) => {
  const job = subjectOf(context)
  return (job && asbestosApart(context, job)) ?? listed(context)
}
