import { unitNoun } from '../wording/figures.ts'
import type { AnswerJob } from './answer-context.ts'

/** Usual power of a panel in W. */
export const wattPerPanel = 440

const panels = (kw: number): number => Math.ceil((kw * 1000) / wattPerPanel)

/** Returns the number of panels of the plant in hand, from its power; null if the power is unknown. */
export function panelsOf({ estimate }: AnswerJob): { readonly low: number; readonly high: number } | null {
  const power = estimate?.lines.find(({ unit }) => /^kWp?$/.test(unitNoun(unit)))
  if (!power) return null
  return { low: panels(power.quantity.low), high: panels(power.quantity.high) }
}
