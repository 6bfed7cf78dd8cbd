import { readUtterance } from '../italian/utterance.ts'

/** A longer answer is no chat any more. */
const maxLength = 1500

/** A bare number from here on may be a price; years and the emergency number aside. */
const suspicious = 300

const seen =
  /\b(?:vedo|vediamo|ho visto|guardando|osservando|noto che|si vede|si nota)\b|\bdall[ae] (?:tua |tue |)foto\b|\bnell[ae] (?:tua |tue |)foto\b/i

function isYear(value: number): boolean {
  return value >= 1900 && value <= 2100
}

/** Why a model's words must not reach the customer; null where they may. */
export type Objection = 'empty' | 'long' | 'price' | 'photos' | null

/**
 * Judges what a model wrote. Prices come from the price book alone: any amount of money that is not `allowed`, in
 * figures or in words, is an objection, as is a claim to have seen photos that the model cannot see.
 *
 * @param allowed the amounts that the price book gave, and numbers that the customer said
 */
export function objectTo(text: string, allowed: ReadonlySet<number>, vision: boolean): Objection {
  if (text.trim() === '') return 'empty'
  if (text.length > maxLength) return 'long'
  const isPrice = readUtterance(text).quantities.some(({ low, high, unit }) =>
    [low, high].some((value) => {
      if (allowed.has(value)) return false
      return unit === 'euro' || (unit === null && value >= suspicious && !isYear(value))
    }),
  )
  if (isPrice) return 'price'
  return !vision && seen.test(text) ? 'photos' : null
}
