import type { Quantity } from '../../italian/numbers/quantities.ts'
import { contentWords } from '../../italian/patterns.ts'
import { readCorrections, splitCorrections } from '../../italian/sentences/corrections.ts'
import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import type { Word } from '../../italian/words.ts'
import type { Fact } from '../../slots/facts.ts'
import { statesNewTotal } from '../facts/sums.ts'
import { addsThatOne } from '../facts/unnamed/one-of-them.ts'

/**
 * Matches nouns of figures that do not interest the professional: dates, frequencies, and words about the
 * chat itself.
 */
const passing =
  /^(?:mes[ei]|settiman[ae]|giorn[oi]|or[ae]|minut[oi]|volt[ae]|man[oi]|preventiv[oi]|foto|cos[ae]|domand[ae]|lavor[oi]|parol[ae]|alle|entro|fra|tra)$/
/** Units that slots of the job read. A later figure without a unit may be a correction of one of these. */
const sizes: ReadonlySet<Quantity['unit']> = new Set(['area', 'metre'])
const maySize = ({ unit }: Quantity): boolean => unit === null || sizes.has(unit)
/** Range of years in which a house was built or a device was bought. */
const oldestYear = 1850
const newestYear = 2024
const brands = new Set(
  'beretta vaillant ariston immergas junkers baxi riello ferroli daikin mitsubishi samsung viessmann bosch hermann sime unical rinnai chaffoteaux panasonic hitachi toshiba bticino vimar velux fakro grohe geberit ideal hoval rotex sunpower huawei solaredge fronius enphase tesla zcs palazzetti edilkamin mcz haier argo olimpia gree hisense lamborghini radiant biasi savio fondital sylber joannes cointra'.split(
    ' ',
  ),
)
/**
 * Matches number words in standard Italian. Dialect number words are also articles and pronouns: 'du', 'se'.
 */
const numberWord =
  /^(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|(?:tre|quattor|quin|se)dici|dicia\p{L}+|diciotto|venti\p{L}*|trenta\p{L}*|quaranta\p{L}*|cinquanta\p{L}*|sessanta\p{L}*|settanta\p{L}*|ottanta\p{L}*|novanta\p{L}*|cento\p{L}*)$/u
/** Matches prepositions after a number: 'aggiungerne 4 dietro la tv'. They are not the counted noun. */
const placing =
  /^(?:dietro|sopra|sotto|davanti|dentro|fuori|vicino|accanto|circa|verso|dopo|prima|piene?|pieni)$/
const verbEnding = /^(?:tutt[aoie]|anche)$|(?:are|ere|ire|iamo|ebbe|rei|ano|ono)$/

/** Units that questions count. A later statement may have changed their number. */
const counts: ReadonlySet<Quantity['unit']> = new Set([
  'room',
  'bathroom',
  'window',
  'door',
  'balcony',
  'floor',
  'side',
  'outlet',
  'tap',
  'point',
  'radiator',
  'split',
])

/** Splits the customer's statements at the words that introduce a correction. */
function partsOf(texts: readonly string[]): readonly Utterance[] {
  return texts.flatMap((text) => splitCorrections(text)).map((text) => readUtterance(text))
}

function isKnown({ low, high }: Pick<Quantity, 'low' | 'high'>, facts: readonly Fact[]): boolean {
  return facts.some((fact) => fact.kind === 'number' && fact.low <= high && fact.high >= low)
}

const isSmallWord = (word: Word): boolean => contentWords([word]).length === 0

/** Returns the noun that a bare number counts: 'elementi' in '84 elementi'. */
function nounAfter(words: readonly Word[], to: number): string | null {
  const [next] = words.slice(to, to + 1)
  if (next?.kind !== 'word' || next.text.length < 4 || isSmallWord(next)) return null
  return verbEnding.test(next.text) || placing.test(next.text) ? null : next.text
}

const spelling = new Map(Object.entries({ mq: 'm²', euro: '€', percento: '%' }))

function typed(words: readonly Word[], from: number, to: number): string {
  return words
    .slice(from, to)
    .map(({ text }) => spelling.get(text) ?? text)
    .join(' ')
}

interface Figure {
  readonly name: string
  readonly text: string
}

function figureOf({ words }: Utterance, quantity: Quantity, facts: readonly Fact[]): Figure | null {
  const { low, high, unit, article, ordinal, from, to } = quantity
  const first = words[from]
  const isPlain = first?.kind === 'figure' || numberWord.test(first?.text ?? '')
  if (article || ordinal || low === 0 || !isPlain || isKnown(quantity, facts)) return null
  const before = words[from - 1]?.text ?? ''
  const last = words[to - 1]?.text ?? ''
  if (before === 'anni') return { name: 'decade', text: `anni ${typed(words, from, from + 1)}` }
  if (passing.test(last) || passing.test(before)) return null
  if (words[to]?.text === 'btu') return { name: 'btu', text: typed(words, from, to + 1) }
  if (unit === 'area') return { name: unit, text: `${typed(words, from, from + 1)} m²` }
  // 'prese: due in cucina' bound the number to an earlier noun. The number alone says nothing.
  if (unit !== null && to - from === 1) return null
  if (unit !== null) return { name: unit === 'other' ? last : unit, text: typed(words, from, to) }
  if (low === high && low >= oldestYear && low < newestYear && Number.isInteger(low))
    return { name: 'year', text: `anno ${low}` }
  // 'uno di 7' states the size of one of two bathrooms.
  if (/^d[ai]$/.test(before) && /^un[ao]?$/.test(words[from - 2]?.text ?? ''))
    return { name: 'each', text: `${low} m²` }
  const noun = nounAfter(words, to)
  return noun === null || passing.test(noun) ? null : { name: noun, text: typed(words, from, to + 1) }
}

const streets = /^(?:via|viale|piazza|piazzale|corso|vicolo|largo|strada)$/
/** Maximum distance in words between a street and its house number: 'via Giuseppe Verdi 12'. */
const streetReach = 4

function isHouseNumber({ words }: Utterance, { unit, from }: Quantity): boolean {
  const before = words.slice(Math.max(0, from - streetReach), from).map(({ text }) => text)
  return unit === null && before.some((text) => streets.test(text)) && !before.includes('.')
}

/**
 * Returns the figures and brands in a customer's statements that no slot has taken, for the job description:
 * '84 elementi', '80 x 100', 'beretta', '6 anni'. Omits figures that a later statement corrects.
 */
export function otherFigures(
  statements: readonly string[],
  facts: readonly Fact[],
  isPower: boolean,
): string[] {
  const found = new Map<string, string>()
  const seen = new Set<string>()
  const parts = partsOf(statements)
  const isCorrected =
    statements.some((text) => readCorrections(text).some(({ corrects }) => corrects)) ||
    parts.some((part) => statesNewTotal(part) || addsThatOne(part))
  for (const [back, part] of parts.toReversed().entries()) {
    // Only a later size, or figure without a unit, can correct a size: '2 piani' leaves '40 m' as it is.
    const isNewest = parts
      .slice(parts.length - back)
      .every(({ quantities }) => quantities.every((one) => one.article || !maySize(one)))
    const figures = part.quantities
      .filter(({ unit }) => isNewest || !sizes.has(unit))
      .filter(({ unit }) => !isCorrected || !counts.has(unit))
      .filter(({ unit }) => isPower || (unit !== 'kw' && unit !== 'kwh'))
      .filter((quantity) => !isHouseNumber(part, quantity))
      .filter(({ from, to }) => part.sides.every((pair) => to <= pair.from || from >= pair.to))
      .flatMap((quantity) => figureOf(part, quantity, facts) ?? [])
    // Making a window or taking down a wall needs both sides, even if the area is known.
    const sides = part.sides.map(({ from, to }) => ({ name: 'sides', text: typed(part.words, from, to) }))
    const makes = part.words
      .filter(({ text }) => brands.has(text))
      .map(({ text }) => ({ name: text, text: text.charAt(0).toUpperCase() + text.slice(1) }))
    const own = [...figures, ...sides, ...makes].filter(({ name }) => !seen.has(name))
    for (const { text } of own) found.set(text, text)
    for (const { name } of own) seen.add(name)
    // A figure that a slot has taken is also the newest of its unit.
    for (const { unit, article } of part.quantities)
      if (unit !== null && unit !== 'other' && !article) seen.add(unit)
  }
  return [...found.keys()]
}
