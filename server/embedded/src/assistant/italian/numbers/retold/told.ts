import type { QuantityUnit } from '@mestieri/shared/services/interview.ts'

import type { Word } from '../../words.ts'
import { readNumber, type ReadNumber } from '../read-number.ts'
import { unitAfter } from '../units.ts'

/** Words that follow a number without being counted by it: '90 con un bagno', 'novanta in tutto'. */
const noNoun = /^(?:con|e|ed|in|al|alla|per|da|di|piu|ma|circa|netti|precisi|giusti|tondi|totali|il|la|i|le)$/

/** A number with its unit. */
export interface Told {
  readonly number: ReadNumber
  readonly unit: QuantityUnit | null
  readonly from: number
  /** The index after the number and its unit. */
  readonly to: number
}

/** Returns the number with its unit that begins at an index; null if there is none. */
export function readTold(words: readonly Word[], from: number): Told | null {
  const number = readNumber(words, from, { joined: false })
  if (!number || number.article || number.about || number.value < 1) return null
  const unit = unitAfter(words, number.to)
  return { number, unit: unit?.unit ?? null, from, to: unit?.to ?? number.to }
}

const isSurface = (unit: QuantityUnit | null): boolean => unit === 'area' || unit === 'metre'

/** Whether the second of two numbers may only repeat the first by its unit. */
export function agree(words: readonly Word[], first: Told, second: Told): boolean {
  if (first.unit === second.unit || (isSurface(first.unit) && isSurface(second.unit))) return true
  if (first.unit === null) return true
  // '3 finestre, tre tapparelle' counts two things.
  const next = words[second.to]
  return second.unit === null && (next?.kind !== 'word' || noNoun.test(next.text))
}
