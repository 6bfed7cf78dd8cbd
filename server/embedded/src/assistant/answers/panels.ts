import { unitNoun } from '../wording/figures.ts'
import type { AnswerJob } from './answer-context.ts'

/** How many watt a panel has today. */
export const wattPerPanel = 440

const panels = (kw: number): number => Math.ceil((kw * 1000) / wattPerPanel)

/** How many panels a plant in hand has, by its power; null where no power is known. */
export function panelsOf({ estimate }: AnswerJob): { readonly low: number; readonly high: number } | null {
  const power = estimate?.lines.find(({ unit }) => /^kWp?$/.test(unitNoun(unit)))
  if (!power) return null
  return { low: panels(power.quantity.low), high: panels(power.quantity.high) }
}
