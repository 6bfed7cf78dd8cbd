import type { Utterance } from '../../../italian/utterance.ts'
import { type Fact, isSameFact } from '../../../slots/facts.ts'
import type { JobAtHand } from '../../agenda.ts'
import { mainSize } from './main-count.ts'

/** Whether a number is the sum of all figures of a message: 10 of 'fai 8 prese, i punti luce restano 2'. */
export function isSumOfFigures(fact: Fact, { quantities }: Utterance): boolean {
  const figures = quantities.filter(({ ordinal, article }) => !ordinal && !article)
  const sum = figures.reduce((total, { low }) => total + low, 0)
  return figures.length > 1 && fact.kind === 'number' && fact.low === sum && fact.high === sum
}

/** Matches words that take things away: 'due prese me le risparmio, facciamone quattro'. */
const taking = /^(?:togl|tolg|tolt|lev[aoi]|escl|risparmi|tralasci|saltiam|meno$|elimin)/

/** Whether the main question of a job adds up all figures of a message, so that none of them is its new size. */
export function addsUpFigures(job: JobAtHand, utterance: Utterance): boolean {
  const main = mainSize(job)
  if (main?.isCount !== true) return false
  const reading = main.slot.read(utterance, false)
  if (reading?.kind !== 'fact' || isSameFact(reading.fact, main.known)) return false
  return isSumOfFigures(reading.fact, utterance) && !utterance.words.some(({ text }) => taking.test(text))
}
