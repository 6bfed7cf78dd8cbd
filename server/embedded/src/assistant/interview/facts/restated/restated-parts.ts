import type { JobAtHand, Question } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import type { Message } from '../../message.ts'
import type { FactReading } from '../fact-reading.ts'
import type { Part } from '../hearing/parts.ts'
import { multiplied } from '../variants/fewer-or-more.ts'
import { knownSizes, type MainSize, withMain } from '../variants/main-count.ts'
import { otherCounted } from './exchange.ts'
import { type MayLead, restatedSize } from './restated-size.ts'

/** Returns which sizes at the beginning of a message cannot be an answer to the open question. */
function mayLeadAt(open: Question | null, message: Message): MayLead {
  if (open === null) return 'any'
  if (open.slot.read(message.whole, true)?.kind === 'fact') return 'none'
  return typeof open.slot.price?.reference === 'number' ? 'named' : 'any'
}

/** Returns the reading in which a message states one of the sizes of a job again. */
function restated(
  job: JobAtHand,
  sizes: readonly MainSize[],
  said: Message,
  mayLead: MayLead,
): FactReading | null {
  for (const size of sizes) {
    const isNamed =
      size === sizes[0] ||
      said.saidWords.some(({ text }) => size.stem.length > 2 && text.startsWith(size.stem))
    const factor = size === sizes[0] && mayLead !== 'none' ? multiplied(said.whole, size) : null
    const now = factor ?? restatedSize(said.said, size, isNamed ? mayLead : 'none')
    const reading = now && withMain(job, size, now)
    if (reading) return reading
  }
  return null
}

/**
 * Returns the change of a message that states a size of a job again, while another question is open or after the figure:
 * '8 mq e mettiamo marmo', 'tutte tranne quella del bagno', 'il doppio, ci sono anche quelli di mia mamma'.
 *
 * @param open the question that the message may answer
 */
export function restatedParts(
  { told }: CaseState,
  jobs: readonly JobAtHand[],
  message: Message,
  open: Question | null,
): Part[] {
  const isOfOther = message.named.some(({ key, denied }) => !denied && jobs.every((job) => job.key !== key))
  if (told.length === 0 || message.isWhatIf || isOfOther) return []
  const sized = jobs.filter((job) => knownSizes(job).length > 0)
  const asked = sized.find(({ key }) => key === open?.job)
  const job = asked ?? (sized.length === 1 ? sized[0] : undefined)
  if (!job) return []
  const sizes = knownSizes(job).filter(
    ({ slot }) => slot.id !== open?.slot.id && otherCounted(job.engine.slots, slot, message.whole) === null,
  )
  const reading = restated(job, sizes, message, mayLeadAt(open, message))
  return reading ? [{ job, slots: job.engine.slots, reading }] : []
}
