import { capitals } from './capitals.ts'

/** The signs of Italy's 110 provinces and cities with that role, in alphabetical order. */
export const provinceSigns: readonly string[] = Object.keys(capitals)

/** The capital of a province as the list's value ('MB' gives 'MONZA (MB)'); of several, the largest. */
export function provinceCapital(sign: string): string | null {
  return Object.hasOwn(capitals, sign) ? (capitals[sign] ?? null) : null
}
