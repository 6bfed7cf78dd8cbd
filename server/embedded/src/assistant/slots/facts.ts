import type { FoundPlace } from '../italian/places/cities.ts'

/** What is known about one question. */
export type Fact =
  | { readonly kind: 'number'; readonly low: number; readonly high: number }
  | { readonly kind: 'choice'; readonly option: string }
  | { readonly kind: 'place'; readonly place: FoundPlace }
  /** How many photos have arrived; 0: none are to come. */
  | { readonly kind: 'photos'; readonly count: number }
  /** When the work should begin. */
  | { readonly kind: 'time'; readonly words: string }
  /** The customer does not know the answer; the estimate uses the typical value. */
  | { readonly kind: 'unknown' }

/** Facts by the question's id. */
export type Facts = Readonly<Record<string, Fact>>

/** The number of a fact, or null. */
export function numberOf(facts: Facts, id: string): { readonly low: number; readonly high: number } | null {
  const fact = facts[id]
  return fact?.kind === 'number' ? fact : null
}

/** The chosen option of a fact, or null. */
export function optionOf(facts: Facts, id: string): string | null {
  const fact = facts[id]
  return fact?.kind === 'choice' ? fact.option : null
}

/** Where the job is, or null. */
export function placeOfFacts(facts: Facts): FoundPlace | null {
  const fact = facts['comune']
  return fact?.kind === 'place' ? fact.place : null
}

/** How many photos have arrived. */
export function photosOf(facts: Facts): number {
  const fact = facts['foto']
  return fact?.kind === 'photos' ? fact.count : 0
}

/** Whether two facts say the same. */
export function isSameFact(a: Fact | undefined, b: Fact): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
