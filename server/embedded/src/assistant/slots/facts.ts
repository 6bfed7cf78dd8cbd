import type { FoundPlace } from '../italian/places/cities.ts'

/** A house that an area of walls is calculated from. */
export interface House {
  /** Whether `size` is the length around the house in metres, or the area of all its floors in m². */
  readonly of: 'around' | 'floor'
  readonly size: number
  /** Null if the customer has not told them. */
  readonly storeys: { readonly low: number; readonly high: number } | null
}

/** Walls of one size that a facade is added up from. */
export interface Wall {
  /** Where they are: 'front', 'flank'. 'wall' is a side without a place. */
  readonly name: string
  readonly count: number
  /** How many of them the customer leaves out. */
  readonly out: number
  /** The area of each in m²; for a fact with a house, its length in metres. */
  readonly size: number
}

/** The known answer to one question. */
export type Fact =
  | {
      readonly kind: 'number'
      readonly low: number
      readonly high: number
      readonly house?: House
      readonly walls?: readonly Wall[]
    }
  | { readonly kind: 'choice'; readonly option: string }
  | { readonly kind: 'place'; readonly place: FoundPlace }
  /** The number of photos that have arrived. 0 means that the customer will send none. */
  | { readonly kind: 'photos'; readonly count: number }
  /** The start date in words. */
  | { readonly kind: 'time'; readonly words: string }
  /** The customer does not know the answer. The estimate uses the reference value. */
  | { readonly kind: 'unknown' }

/** Facts by the id of their slot. */
export type Facts = Readonly<Record<string, Fact>>

/** Returns the number of a fact, or null. */
export function numberOf(facts: Facts, id: string): { readonly low: number; readonly high: number } | null {
  const fact = facts[id]
  return fact?.kind === 'number' ? fact : null
}

/** Returns the chosen option of a fact, or null. */
export function optionOf(facts: Facts, id: string): string | null {
  const fact = facts[id]
  return fact?.kind === 'choice' ? fact.option : null
}

/** Returns the place of the job, or null. */
export function placeOfFacts(facts: Facts): FoundPlace | null {
  const fact = facts['comune']
  return fact?.kind === 'place' ? fact.place : null
}

/** Returns the number of photos that have arrived. */
export function photosOf(facts: Facts): number {
  const fact = facts['foto']
  return fact?.kind === 'photos' ? fact.count : 0
}

/** Whether two facts are equal, whatever walls a size is added up from. */
export function isSameFact(a: Fact | undefined, b: Fact): boolean {
  const plain = (fact: Fact | undefined) => (fact?.kind === 'number' ? { ...fact, walls: undefined } : fact)
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b))
}
