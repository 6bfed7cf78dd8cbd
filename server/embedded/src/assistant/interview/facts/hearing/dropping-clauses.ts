import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import { buysOwn, saysBought } from '../../../engines/bought.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import { spokenText } from '../../../italian/words.ts'
import { recogniseJobs } from '../../../recognise/recognise.ts'
import { jobsAtHand } from '../../agenda.ts'
import type { CaseState, JobInHand } from '../../case.ts'
import type { Catalogue } from '../../catalogue.ts'
import { limitsJobs } from '../../jobs/leaving/limits.ts'
import { namedIn } from '../../jobs/leaving/names.ts'
import type { Message, NamedJob } from '../../message.ts'
import { clausesIn } from '../choices/choosing.ts'

/**
 * Returns a message without the clauses that only drop jobs: the 'no' of 'il muro no, troppo casino' answers no question
 * about the floor, and who buys a dropped thing buys no other.
 *
 * @param dropped the jobs that the message drops
 */
export function withoutDroppingClauses(
  { catalogue, slug }: { readonly catalogue: Catalogue; readonly slug: ServiceSlug },
  { asked, jobs }: CaseState,
  dropped: readonly JobInHand[],
  message: Message,
): Message {
  const isGone = (key: string): boolean => dropped.some((one) => one.key === key)
  if (dropped.length === 0) return message
  const isAnswer = asked?.job != null && !isGone(asked.job)
  const gone = jobsAtHand(catalogue, { jobs: dropped })
  const staying = jobsAtHand(catalogue, { jobs: jobs.filter(({ key }) => !isGone(key)) })
  const namesGone = (utterance: Utterance): boolean =>
    namedIn(gone, utterance) !== null && namedIn(staying, utterance) === null
  let isAfterGone = false
  const drops = (clause: string): boolean => {
    const utterance = readUtterance(clause)
    // 'il citofono lascia stare, l’ha già ordinato mia moglie' buys nothing for the works that stay.
    isAfterGone = namesGone(utterance) || (isAfterGone && namedIn(staying, utterance) === null)
    if (isAfterGone && (saysBought(utterance) || buysOwn(utterance))) return true
    const hasFigure = utterance.quantities.some(({ article }) => !article)
    // 'mi lasci solo i frontalini' chooses no option of them.
    const isLimit = limitsJobs(spokenText(utterance.words.filter(({ kind }) => kind !== 'mark')))
    if (isLimit) return !hasFigure && namedIn(staying, utterance) !== null
    return isAnswer && !hasFigure && namesGone(utterance)
  }
  const clauses = clausesIn(message.said)
  const kept = clauses.filter((clause) => !drops(clause))
  if (kept.length === clauses.length) return message
  const said = kept.join('').trim()
  const utterance = readUtterance(said)
  const named = recogniseJobs(utterance, catalogue.recognisable, slug).map((one): NamedJob =>
    Object.assign({}, one, { kind: 'statement' } as const),
  )
  return { ...message, said, saidWords: utterance.words, named }
}
