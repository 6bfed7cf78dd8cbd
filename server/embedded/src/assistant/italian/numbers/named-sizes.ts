import type { Word } from '../words.ts'

const height = /^(?:alt[oaie]|altezz[ae]|h)$/
const link = /^(?::|=|di|circa|sui|max|media|e|massima)$/
const of = /^(?:di|in|d)$/

/** The words of a figure. */
interface Span {
  readonly from: number
  readonly to: number
}

const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? ''

/** Whether the word before a figure is a name, with at most one link between them. */
const follows = (words: readonly Word[], from: number, name: RegExp): boolean =>
  name.test(textAt(words, from - 1)) ||
  (link.test(textAt(words, from - 1)) && name.test(textAt(words, from - 2)))

/** Whether a figure is a height and no other size: 'h 2,70', 'altezza di 3 metri', 'alta 270', '2,70 di altezza'. */
export const isHeight = (words: readonly Word[], { from, to }: Span): boolean =>
  follows(words, from, height) || (of.test(textAt(words, to)) && /^altezz[ae]$/.test(textAt(words, to + 1)))

const thickness = /^(?:spess[oaie]|spessor[ei])$/
/** The largest thickness in centimetres that is told without its unit. */
export const thickest = 40

/** Whether a figure without a unit is a thickness in centimetres: 'spesso 10', 'spessore 8'. */
export const isThick = (words: readonly Word[], from: number, value: number): boolean =>
  value <= thickest && follows(words, from, thickness)
