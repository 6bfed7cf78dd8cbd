import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { CaseState } from '../../case.ts'
import { slugOf } from '../../catalogue.ts'
import type { Message, NamedJob } from '../../message.ts'
import { bareTotal } from '../sums.ts'
import { tellsForgotten } from '../unnamed/forgotten-piece.ts'
import type { Hearing } from './parts.ts'

/** Maximum number of words of an answer of one clause. */
const oneClause = 5

/**
 * Returns a message without the mentions of jobs that are part of an answer or of a change, and neither request nor drop a
 * job:
 * - a denial that answers: 'adesso non piove', to 'Piove dentro adesso?', does not give up the repair of the roof
 * - a short answer in words of another service: 'è un muro vuoto', to 'Nel muro passano tubi?'
 * - a new size of the job in hand: 'mezza casa soltanto, diciamo 17 metri'
 * - the level of a system in hand: 'meglio il livello 2 con più prese'
 * - the reason of a new count: 'anzi 8 valvole, mi scordavo il termosifone del bagno'
 */
export function withoutAnswered(
  { asked, jobs }: CaseState,
  message: Message,
  { answered, changes }: Hearing,
): Message {
  const isSize =
    jobs.length > 0 &&
    (bareTotal(message.whole) !== null ||
      changes.some(({ before, fact }) => before?.kind === 'number' && fact.kind === 'number'))
  const isOneClause =
    message.whole.words.length <= oneClause &&
    !message.whole.words.some(
      ({ text, kind }) => kind === 'mark' || /^(?:anche|e|ed|con|piu|pure)$/.test(text),
    )
  const isOfOther = (key: AnyJobKey): boolean =>
    isOneClause && asked?.job != null && slugOf(key) !== slugOf(asked.job) && jobs.every(({ named }) => named)
  const isForgotten = ({ key, kind }: NamedJob): boolean =>
    isSize &&
    kind !== 'question' &&
    jobs.every((job) => job.key !== key) &&
    tellsForgotten(message.whole) &&
    !message.whole.words.some(({ text }) => /^(?:anche|pure|aggiung\p{L}+)$/u.test(text))
  const isOfLevel = ({ key, objectAt }: NamedJob): boolean =>
    key === 'impianti/punti' &&
    jobs.some((job) => job.key === 'impianti/elettrico') &&
    message.saidWords.slice(0, objectAt).some(({ text }) => text === 'livello')
  const isAnswer = (one: NamedJob): boolean => {
    const { key, denied, hasOwnVerb } = one
    return (
      (answered && denied && key === asked?.job) ||
      (answered && !hasOwnVerb && isOfOther(key)) ||
      (isSize && !hasOwnVerb && key === 'ristrutturazione/parziale') ||
      isOfLevel(one) ||
      isForgotten(one)
    )
  }
  if (!message.named.some((one) => isAnswer(one))) return message
  return { ...message, named: message.named.filter((one) => !isAnswer(one)) }
}
