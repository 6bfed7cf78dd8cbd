import { thingOf } from '../../../italian/things.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { CaseState, JobInHand } from '../../case.ts'
import type { Message } from '../../message.ts'

const floors: AnyJobKey = 'ristrutturazione/pavimenti'
const bathroom: AnyJobKey = 'ristrutturazione_bagno/completo'
const size = 'superficie'

/**
 * Returns an added floor with the size of the bathroom in hand, if it is that of the bathroom: 'e se rifaccio solo il pavimento?'. A
 * message that names another room, several floors or a size means others.
 */
export function ofBathroom({ jobs }: CaseState, job: JobInHand, { whole }: Message): JobInHand {
  const known = jobs.find(({ key }) => key === bathroom)?.facts[size]
  if (job.key !== floors || job.facts[size] !== undefined || known?.kind !== 'number') return job
  const isOther = whole.words.some(
    ({ text }) => thingOf(text) === 'room' || /^(?:pavimenti|casa)$/.test(text),
  )
  return isOther || whole.quantities.length > 0 ? job : { ...job, facts: { ...job.facts, [size]: known } }
}
