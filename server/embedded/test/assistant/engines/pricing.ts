import { type PriceRange, times } from '@mestieri/shared/catalogue/price-range.ts'

import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import type { Answers, CostLine, JobEngine } from '../../../src/assistant/jobs/job-engine.ts'
import type { Fact, Facts } from '../../../src/assistant/slots/facts.ts'
import type { Slot } from '../../../src/assistant/slots/slot.ts'

/** The facts that messages give for the slots of a job: the first answers no question, each further one its slot. */
export function factsOf(
  { slots }: JobEngine,
  said: string,
  answers: Readonly<Record<string, string>> = {},
): Facts {
  const facts: Record<string, Fact> = {}
  const take = (slot: Slot, text: string, asked: boolean): void => {
    const reading = slot.read(readUtterance(text), asked)
    if (reading?.kind === 'fact') facts[slot.id] = reading.fact
  }
  for (const slot of slots) take(slot, said, false)
  for (const [id, text] of Object.entries(answers)) {
    for (const slot of slots) if (slot.id === id) take(slot, text, true)
  }
  return facts
}

/** The answers of some facts with every other question at its typical value; numbers at one end of their range. */
export function settle({ slots }: JobEngine, facts: Facts, end: 'low' | 'high' = 'low'): Answers {
  const valueOf = (id: string): number | string => {
    const fact = facts[id]
    if (fact?.kind === 'number') return fact[end]
    if (fact?.kind === 'choice') return fact.option
    const slot = slots.find((one) => one.id === id)
    if (!slot?.price) throw new RangeError(`no priced question '${id}'`)
    return slot.price.reference
  }
  return {
    number: (id) => Number(valueOf(id)),
    choice: (id) => String(valueOf(id)),
    climate: 'centre',
  }
}

/** The lines of a job that count. */
export function linesOf(job: JobEngine, facts: Facts, end: 'low' | 'high' = 'low'): readonly CostLine[] {
  return (job.lines?.(settle(job, facts, end)) ?? []).filter(({ quantity }) => quantity > 0)
}

function sumOf(lines: readonly CostLine[]): PriceRange {
  const ranges = lines.map(({ row, quantity, factor = 1 }) => times(row, quantity * factor))
  return {
    min: ranges.reduce((sum, { min }) => sum + min, 0),
    max: ranges.reduce((sum, { max }) => sum + max, 0),
  }
}

/** The price of a job without VAT, where prices are average. */
export function netOf(job: JobEngine, facts: Facts): PriceRange {
  const [low, high] = [sumOf(linesOf(job, facts, 'low')), sumOf(linesOf(job, facts, 'high'))]
  const floor = job.minimum ?? { min: 0, max: 0 }
  return { min: Math.max(low.min, floor.min), max: Math.max(high.max, floor.max) }
}
