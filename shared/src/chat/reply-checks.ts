import { isRecord } from '../records.ts'

/** Bounds of the machine-readable part of a reply. */
export const replyLimits = {
  /** A longer reply is cut. */
  text: 100_000,
  block: 20_000,
  cards: 6,
  chips: 6,
  chip: 60,
  /** The photos worth taking. Each is as short as a chip. */
  photos: 3,
  line: 160,
  /** A sentence or two: permits, what to answer. */
  note: 400,
  /** The items of a card: costs, what is included, what is not. */
  items: 12,
  tiers: 3,
  drivers: 5,
  /** The lines of a card's shorter lists: sources, notes, assumptions, what would narrow the range. */
  lines: 6,
  steps: 8,
  rows: 24,
  euro: 10_000_000,
} as const

// Control characters, bidirectional overrides and invisible joiners have no place in a label.
const unfit = /[\p{Cc}\p{Cf}\u2028\u2029]/u
const cityShape = /^\p{Lu}[\p{L}\p{M}' .-]{0,58}( \([A-Z]{2}\))?$/u

export type Fields = Readonly<Record<string, unknown>>

/** A line of text for people: not empty, without characters that nobody sees. */
export function isLine(value: unknown, max: number = replyLimits.line): value is string {
  if (typeof value !== 'string' || value.length > max || value.trim() === '') return false
  return value.isWellFormed() && !unfit.test(value)
}

export const isPlainLine = (value: unknown): value is string => isLine(value)

/** A sentence or two, which may be left out. */
export function isNote(value: unknown): value is string {
  return value === '' || isLine(value, replyLimits.note)
}

export function isCount(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max
}

export function isListOf<T>(
  value: unknown,
  max: number,
  is: (item: unknown) => item is T,
): value is readonly T[] {
  return Array.isArray(value) && value.length <= max && value.every((item) => is(item))
}

export const isOneOf =
  <T extends string>(...words: readonly T[]) =>
  (value: unknown): value is T =>
    words.some((word) => word === value)

/** A range in whole euro. */
export function isEuroRange(value: unknown): value is { min: number; max: number } {
  if (!isRecord(value)) return false
  const { min, max } = value
  return isCount(min, replyLimits.euro) && isCount(max, replyLimits.euro) && min <= max && max > 0
}

/** A municipality as the directory takes it, 'MONZA (MB)'; empty for anywhere. */
export function isCity(value: unknown): value is string {
  return value === '' || (isLine(value, 64) && cityShape.test(value))
}
