import { readSides, type Sides } from './numbers/dimensions.ts'
import { doneWords } from './numbers/left-out/done.ts'
import { type Quantity, readQuantities } from './numbers/quantities.ts'
import { withoutRepeated } from './numbers/retold/repeated.ts'
import { withoutParts, withoutShares } from './numbers/shares.ts'
import { withoutStock } from './numbers/stock.ts'
import { contentWords } from './patterns.ts'
import { isDeniedAt } from './sentences/corrections.ts'
import { type Polarity, readPolarity } from './sentences/polarity.ts'
import { maxRead, splitWords, type Word } from './words.ts'

/** A message or a part of one, read once for all slots. */
export interface Utterance {
  readonly raw: string
  readonly words: readonly Word[]
  /** The words without stop words: see `contentWords`. */
  readonly content: readonly string[]
  /** The quantities without those that the message denies. */
  readonly quantities: readonly Quantity[]
  /** The quantities that the message denies: 80 in 'non 80, 90' and in 'invece di 80 fai 95'. */
  readonly denied: readonly Quantity[]
  readonly sides: readonly Sides[]
  readonly polarity: Polarity | null
}

const roomNames =
  'soggiorno|sala|salotto|salone|tinello|camera|cameretta|stanza|studio|cucina|bagno|corridoio|ingresso|disimpegno|ripostiglio|taverna|mansarda'
/** Matches a room with its size directly before the next room: 'sala 26 camera 15'. */
const sizedRoom = new RegExp(
  `\\b((?:${roomNames}) (?:di |da )?\\d{1,2}(?:[.,]\\d{1,2})?(?: ?(?:mq|m²|m2|metri))?) (?=(?:${roomNames}) (?:di |da )?\\d)`,
  'giu',
)

function read(raw: string): Utterance {
  const words = withoutRepeated(splitWords(raw.replaceAll(sizedRoom, '$1, ')))
  const content = contentWords(words)
  const done = doneWords(words)
  const all = withoutShares(words, withoutStock(words, withoutParts(words, readQuantities(words))))
  const isOpen = ({ from }: { readonly from: number }): boolean => !isDeniedAt(words, from) && !done.has(from)
  return {
    raw,
    words,
    content,
    quantities: all.filter(isOpen),
    denied: all.filter(({ from, article }) => !article && isDeniedAt(words, from)),
    sides: readSides(words).filter(isOpen),
    polarity: readPolarity(content, raw),
  }
}

/**
 * Size of the cache. Every slot reads the parts of a message, so the most recent texts are kept in parsed
 * form.
 */
const mostKept = 48
/**
 * Maximum length of a cached text in characters: a whole message with a space between every two sentences.
 */
const longestKept = maxRead + 100
const kept = new Map<string, Utterance>()

/** Parses a message. Only the first 4,000 characters are read. */
export function readUtterance(raw: string): Utterance {
  const known = kept.get(raw)
  if (known) return known
  const utterance = read(raw)
  if (raw.length > longestKept) return utterance
  const [oldest] = kept.keys()
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
  kept.set(raw, utterance)
  return utterance
}
