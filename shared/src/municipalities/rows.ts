import { foldWords } from './fold.ts'
import type { MunicipalityList } from './list.ts'

/** A name under which a municipality is found, taken apart once so that a search compares plain strings. */
export interface Row {
  /** The list's value that the name stands for. */
  readonly value: string
  /** The name as the list spells it, with its sign where it has one. */
  readonly spelling: string
  /** 0 for most and for other names, 6 for the largest cities. */
  readonly size: number
  /** Folded spelling up to its sign: 'monza(mb'. */
  readonly key: string
  /** The same without the sign: 'monza'. */
  readonly name: string
  /** Where the words after the first begin in `key`; the sign counts as one. */
  readonly wordStarts: readonly number[]
  /** Another name is found by the start of a word only: inside one it would look like a mistake. */
  readonly substring: boolean
}

function makeRow(spelling: string, value: string, size: number, substring: boolean): Row {
  const words = foldWords(spelling)
  const wordStarts: number[] = []
  for (let at = words.indexOf(' '); at !== -1; at = words.indexOf(' ', at + 1)) {
    wordStarts.push(at - wordStarts.length)
  }
  const key = words.replaceAll(' ', '')
  const sign = key.indexOf('(')
  const name = sign === -1 ? key : key.slice(0, sign)
  return { value, spelling, size, key, name, wordStarts, substring }
}

/** The rows of a list: its values, then the other names. Takes some milliseconds. */
export function makeRows(list: MunicipalityList): readonly Row[] {
  return [
    ...list.entries.map(({ value, size }) => makeRow(value, value, size, true)),
    ...list.otherNames.map(({ name, value }) => makeRow(name, value, 0, false)),
  ]
}

/** The folded words of a row's name, without the sign: 'reggio', 'nell', 'emilia'. */
export function wordsOf({ name, wordStarts }: Row): string[] {
  const starts = [0, ...wordStarts.filter((start) => start < name.length)]
  return starts.map((start, index) => name.slice(start, starts[index + 1] ?? name.length))
}

/** The values of rows, each once, larger places first. */
export function valuesOf(rows: readonly Row[]): string[] {
  const ordered = rows.toSorted((a, b) => b.size - a.size || (a.value < b.value ? -1 : 1))
  return [...new Set(ordered.map(({ value }) => value))]
}
