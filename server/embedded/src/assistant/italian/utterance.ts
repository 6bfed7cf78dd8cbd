import { readSides, type Sides } from './numbers/dimensions.ts'
import { type Quantity, readQuantities } from './numbers/quantities.ts'
import { contentWords } from './patterns.ts'
import { type Polarity, readPolarity } from './polarity.ts'
import { maxRead, splitWords, type Word } from './words.ts'

/** A message, or a part of one, read once for all the questions that may be answered by it. */
export interface Utterance {
  readonly raw: string
  readonly words: readonly Word[]
  /** Without the small words, see `contentWords`. */
  readonly content: readonly string[]
  readonly quantities: readonly Quantity[]
  readonly sides: readonly Sides[]
  readonly polarity: Polarity | null
}

/** Reads a message; the first 4,000 characters of it. */
export function readUtterance(raw: string): Utterance {
  const words = splitWords(raw)
  const content = contentWords(words)
  return {
    raw,
    words,
    content,
    quantities: readQuantities(words),
    sides: readSides(words),
    polarity: readPolarity(content, raw),
  }
}

const corrections =
  /(?<!\p{L})(?:anzi|no[,.!]? ?scus[aie]|scus[aie](?:mi|te)?|pardon|ops|oops|ho sbagliato|mi sono sbagliat[oa]|mi sbaglio|correggo|volevo dire|intendevo(?: dire)?|rettifico|errata corrige|errore mio|no[,.]? aspetta|aspetta|mi correggo|ripensandoci|in realt[aà]|cambio idea)(?!\p{L})[\s,:.!]*/giu

const maxParts = 8

/**
 * Parts a message at the words with which people correct themselves: '80, anzi 90' is '80' and '90'. The first part
 * may be empty; what follows it corrects.
 */
export function splitCorrections(message: string): readonly string[] {
  const parts = message.slice(0, maxRead).split(corrections)
  // Nobody corrects themselves more often; what was said in between no longer counts.
  return parts.length <= maxParts ? parts : [parts[0] ?? '', ...parts.slice(1 - maxParts)]
}
