import type { Word } from '../words.ts'
import type { Quantity } from './quantities.ts'

/** The units of numbers that count things; null is a number without a noun. */
export const countUnits: ReadonlySet<Quantity['unit']> = new Set([
  null,
  'room',
  'bathroom',
  'window',
  'door',
  'balcony',
  'outlet',
  'tap',
  'radiator',
  'split',
  'other',
])
const only = new Set(['solo', 'soltanto', 'solamente', 'sola', 'unicamente'])
const work = /^\p{L}{3,}(?:are|ere|ire|arla|arle|arlo|arli)$/u
const broken = /^(?:rott|guast|spaccat|crepat|marci|rovinat|bucat|staccat|bloccat|scrostat)[oaie]?$/

const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? ''

/** Whether a count is the number of things to be done: 'solo una', '2 da sostituire', 'se n’è rotta una'. */
function isOfThose(words: readonly Word[], { from, to }: Quantity): boolean {
  if (only.has(textAt(words, from - 1)) || only.has(textAt(words, to))) return true
  if (textAt(words, to) === 'da' && work.test(textAt(words, to + 1))) return true
  // 'le porte sono 8 ma ne vernicio 3'
  if (textAt(words, from - 2) === 'ne' && /(?:o|iamo|ei|are|ere|ire)$/.test(textAt(words, from - 1)))
    return true
  return broken.test(textAt(words, from - 1)) || broken.test(textAt(words, to))
}

/** Whether a count has no noun: 'una da sostituire', 'solo 2 da regolare', 'vorrei solo una registrata'. */
function isElliptic(words: readonly Word[], { unit, to, article }: Quantity): boolean {
  const next = words[to]
  if (unit !== null) return false
  if (next === undefined || next.kind === 'mark' || next.text === 'da' || next.text === 'e') return true
  if (only.has(next.text) || broken.test(next.text)) return true
  return article && /(?:at|it|ut|ess|ost|ott)[ao]$/.test(next.text)
}

const keeping =
  /^(?:restano|resta|rimangono|lasci(?:o|amo)|teng(?:o|ono)|teniamo|stanno|sono|vanno|bastano|reggono|no|non|le|li)$/
/** Words after 'sono' and 'vanno' for things that are in order. */
const inOrder = /^(?:nuov|fatt|buon|bene|a$|ok|gia|posto|sistemat|cambiat|reggono)/
/** Maximum number of words between the count of the rest and what is said of it. */
const restReach = 3

/** Whether a count is that of the things that stay: 'le altre 3 restano a cinghia', 'le altre due sono nuove'. */
function isOfRest(words: readonly Word[], { from, to }: Quantity): boolean {
  if (!/^altr[ie]$/.test(textAt(words, from - 1)) || !/^(?:le|gli|i)$/.test(textAt(words, from - 2)))
    return false
  for (let at = to; at <= to + restReach; at += 1) {
    const text = textAt(words, at)
    if (!keeping.test(text)) continue
    const isState = /^(?:sono|vanno|stanno)$/.test(text)
    const isPronoun = /^(?:le|li)$/.test(text)
    const next = textAt(words, at + 1)
    return isState ? inOrder.test(next) : isPronoun ? /^(?:lasci|ten|teng)/.test(next) : true
  }
  return false
}

const inside = /^(?:dentro|intern[aeio])$/
const outside = /^(?:fuori|estern[aeio])$/
/** Maximum number of words between a count and the side of the wall where its things are. */
const sideReach = 3

/** Whether two counts are of things inside and outside: 'due macchine dentro e una sola fuori'. */
function areOnTwoSides(words: readonly Word[], one: Quantity, other: Quantity): boolean {
  const says = (to: number, side: RegExp): boolean =>
    words.slice(to, to + sideReach).some(({ text }) => side.test(text))
  return (
    (says(one.to, inside) && says(other.to, outside)) || (says(one.to, outside) && says(other.to, inside))
  )
}

/** Matches words before the noun of a clause. */
const clauseOpening = /^(?:con|e|ed|ma|mentre|pero|,|:|;)$/
/** Matches verbs after 'la' and 'l', which are pronouns then: 'l’ho fatta', 'la faccio'. */
const verb = /^(?:ho|ha|abbiamo|hanno|avrei|cambia|mette|fa|va)$/

/** Matches words before a count that is a place: 'il parquet in una sola'. */
const preposition = /^(?:in|nel|nella|per|su|a|ad|di|da|con)$/

/** Whether a count has its own noun before it: 'la macchina di fuori una sola', 'il bagno uno solo'. */
function hasOwnNoun(words: readonly Word[], stock: Quantity, { from }: Quantity): boolean {
  const start = words.slice(stock.to, from).findLastIndex(({ text }) => clauseOpening.test(text))
  if (start === -1 || preposition.test(textAt(words, from - 1))) return false
  const [article = '', noun = ''] = words
    .slice(stock.to + start + 1, from)
    .map(({ text }) => text)
    .slice(0, 2)
  const isNoun =
    article === 'il' ? noun !== '' : /^(?:la|l)$/.test(article) && noun.endsWith('a') && !verb.test(noun)
  // 'due camere, la camera piccola una sola' counts one of them.
  return isNoun && !textAt(words, stock.to - 1).startsWith(noun.slice(0, -1))
}

const anew = /^(?:metter|mont|install|prender|compr|rimetter)\p{L}*ne$/u
const going = /^(?:buttare|togliere|levare|smaltire|via|buttar|eliminare)$/

/** Whether a count is that of the new things in place of the old ones: 'due termosifoni da buttare e metterne due'. */
const isInPlaceOf = (words: readonly Word[], old: Quantity, one: Quantity): boolean =>
  one.unit === null &&
  anew.test(textAt(words, one.from - 1)) &&
  words.slice(old.to, one.from).some(({ text }) => going.test(text))

/**
 * Returns the quantities of a message without those of things that stay. A count of existing things is replaced by the count of those to be
 * done: 'le porte sono 5, vorrei solo una registrata' is one door.
 */
export function withoutStock(words: readonly Word[], quantities: readonly Quantity[]): readonly Quantity[] {
  const kept: Quantity[] = []
  for (const quantity of quantities) {
    if (isOfRest(words, quantity)) continue
    const stock = kept.at(-1)
    const isChosen =
      stock !== undefined &&
      countUnits.has(stock.unit) &&
      !stock.ordinal &&
      !stock.article &&
      !quantity.ordinal &&
      quantity.high < stock.low &&
      quantity.low > 0 &&
      isElliptic(words, quantity) &&
      isOfThose(words, quantity) &&
      !areOnTwoSides(words, stock, quantity) &&
      !hasOwnNoun(words, stock, quantity) &&
      !words.slice(stock.to, quantity.from).some(({ text }) => '.;!?'.includes(text))
    const isNew = stock !== undefined && countUnits.has(stock.unit) && isInPlaceOf(words, stock, quantity)
    if (isChosen || isNew) kept[kept.length - 1] = { ...stock, low: quantity.low, high: quantity.high }
    else kept.push(quantity)
  }
  return kept
}
