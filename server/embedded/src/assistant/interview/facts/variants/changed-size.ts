import { readUtterance } from '../../../italian/utterance.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { Message } from '../../message.ts'
import { clausesIn } from '../choices/choosing.ts'
import type { FactReading } from '../fact-reading.ts'
import { type Difference, differenceIn } from '../unnamed/difference.ts'
import { type MainSize, mainSize, namesOneThing, withMain } from './main-count.ts'
import { ofOneJob, statedJobs } from './of-one-job.ts'

/** A job with its changed size, and the message without the words of the change. */
interface ChangedSize {
  readonly job: JobAtHand
  readonly reading: FactReading
  readonly rest: string
}

const round = (value: number): number => Math.round(value * 10) / 10

/** Whether a difference counts the things of a job: 'due le lasciamo', '2 finestre no', of six windows. */
function countsThings({ slot, stem, known }: MainSize, { figure, noun }: Difference): boolean {
  if (known.low !== known.high || figure.low !== figure.high) return false
  if (figure.unit === null) return noun === null || (stem.length > 2 && noun.startsWith(stem))
  const found = slot.read(readUtterance(`${figure.low} ${noun}`), false)
  return found?.kind === 'fact' && found.fact.kind === 'number' && found.fact.low === figure.low
}

/** Whether a difference measures the same as the main size of a job. */
function measuresSame({ slot, known }: MainSize, { figure, noun, isOrdered }: Difference): boolean {
  const shown = slot.show(known)
  if (figure.article || namesOneThing.test(shown)) return false
  const isSurface = shown.endsWith('m²')
  if (!isSurface && !/metri|m$/.test(shown)) return false
  // 'due balconcini, sono a posto' takes no m² away.
  if (figure.unit === null) return isOrdered && noun === null
  return figure.unit === 'metre' || (isSurface && figure.unit === 'area')
}

/** Returns the reading in which the size of a job is more or less by a figure. */
function changed(job: JobAtHand, difference: Difference): FactReading | null {
  const main = mainSize(job)
  if (!main) return null
  const { figure, sign, clauses, isOrdered } = difference
  const { low, high } = main.known
  const fits = main.isCount ? isOrdered && countsThings(main, difference) : measuresSame(main, difference)
  if (!fits) return null
  // 'senza la cucina, 37 mq' may state what is left.
  if (clauses.length > 1 && !isOrdered && figure.high * 2 > low) return null
  if (sign < 0 && figure.high >= low) return null
  return withMain(job, main, {
    low: round(low + sign * (sign < 0 ? figure.high : figure.low)),
    high: round(high + sign * (sign < 0 ? figure.low : figure.high)),
  })
}

/**
 * Returns the size of a job in hand as a message makes it more or less by a figure: 'la cucina la lascio stare, quindi
 * togli 11 metri', of 48 m²; 'due le lasciamo perdere', of six windows. Null if the message names another job, whose figure
 * it may be, or if it is not clear which size is meant.
 */
export function changedSize(jobs: readonly JobAtHand[], { said, named }: Message): ChangedSize | null {
  const difference = differenceIn(said)
  if (!difference) return null
  const only = ofOneJob(jobs, statedJobs(named), (job) => changed(job, difference))
  if (!only) return null
  const rest = clausesIn(said).filter((_, index) => !difference.clauses.includes(index))
  return { ...only, rest: rest.join('') }
}
