import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import { askedQuestion } from '../../agenda.ts'
import { type CaseState } from '../../case.ts'
import type { Catalogue } from '../../catalogue.ts'
import { type Message } from '../../message.ts'
import { tellsOfOthers } from '../choices/pointed-option.ts'
import { answerAndChange } from '../unnamed/answer-and-change.ts'
import { countsOther } from './counts-of-other.ts'
import { type Adding, hearOne } from './hear-one.ts'
import type { Hearing } from './parts.ts'

const noneAdded: Adding = { beside: [], fresh: [] }

/**
 * Reads a message for every job in hand, beginning with the jobs that it names or whose question was asked.
 *
 * @param adding the jobs that the message adds
 */
export function hear(
  catalogue: Catalogue,
  state: CaseState,
  given: Message,
  adding: Adding = noneAdded,
): Hearing {
  const heard = countsOther(state, given) ? { ...given, said: '', saidWords: [] } : given
  const open = askedQuestion(catalogue, state)
  const plainly = { ...adding, isChange: false }
  if (!open?.job || state.phase === 'estimated' || heard.isWhatIf)
    return hearOne(catalogue, state, heard, plainly)
  const asChange = (situation: CaseState, part: Message): Hearing =>
    hearOne(catalogue, { ...situation, asked: null }, part, { ...adding, isChange: true })
  const both = answerAndChange(open, heard, (part) =>
    replacesSize(asChange(state, part), (key) => key === open.job || namesJob(part, key)),
  )
  if (!both) {
    const plain = hearOne(catalogue, state, heard, plainly)
    return plain.changes.length === 0 ? (changedKnown(catalogue, state, heard) ?? plain) : plain
  }
  const first = hearOne(catalogue, state, both.answer, plainly)
  const second = asChange(first.state, both.change)
  return {
    ...second,
    state: { ...second.state, asked: state.asked },
    changes: [...first.changes, ...second.changes],
    askBack: first.askBack ?? second.askBack,
    answered: first.answered,
    unknown: first.unknown,
  }
}

const namesJob = ({ named }: Message, key: AnyJobKey): boolean =>
  named.some((one) => one.key === key && !one.denied)

/** Whether a message changes a known size of a job that it may mean. */
const replacesSize = ({ changes, askBack }: Hearing, isMeant: (key: AnyJobKey) => boolean): boolean =>
  askBack === null &&
  changes.some(({ before, fact }) => before?.kind === 'number' && fact.kind === 'number') &&
  changes.every(({ job }) => job === null || isMeant(job))

/**
 * Reads a message that does not answer the open question as a change of what was told before, as after the figure: 'fai 70
 * mq con il corridoio', to 'Il pavimento nuovo va sopra il vecchio?'. Null if it changes nothing.
 */
function changedKnown(catalogue: Catalogue, state: CaseState, heard: Message): Hearing | null {
  if (heard.isWhatIf || heard.said === '' || tellsOfOthers(heard)) return null
  const changed = hearOne(catalogue, { ...state, asked: null }, heard, { ...noneAdded, isChange: true })
  // A town in passing moves no work: 'sono a Milano fino a venerdì'. A size without a name is that of the job asked about.
  const isOfJobs = changed.changes.every(
    ({ job }) => job !== null && (job === state.asked?.job || namesJob(heard, job)),
  )
  if (!isOfJobs || changed.changes.length === 0 || changed.askBack !== null) return null
  return { ...changed, state: { ...changed.state, asked: state.asked }, answered: false, unknown: false }
}
