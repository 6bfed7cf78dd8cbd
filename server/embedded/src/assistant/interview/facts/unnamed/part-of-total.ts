import type { Quantity } from '../../../italian/numbers/quantities.ts'
import { countUnits } from '../../../italian/numbers/stock.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import type { Message } from '../../message.ts'
import { clausesIn } from '../choices/choosing.ts'

/** Matches verbs that tell where a thing is: 'due sono in garage', 'una sta nel bagno', 'quattro danno sul cortile'. */
const being = /^(?:sono|so|stanno|vanno|danno|guardano|e|sta|va|da|guarda|sarebbe|sarebbero|era|erano)$/
/** Matches words before a place: 'in garage', 'dietro la tv', 'quella della cantina'. */
const placing =
  /^(?:in|nel|nell|nella|nello|nei|nelle|al|all|alla|allo|ai|alle|sul|sull|sulla|sullo|sui|sulle|su|dietro|davanti|fuori|dentro|sopra|sotto|vicino|accanto|giu|quell[aoei]|per|verso)$/
/** Matches words before the number of such a part: 'ce ne sono due in mansarda'. */
const leading = /^(?:ce|c|n|ne|e|sono|stanno|contando|compres[aei])$/
/** Matches adjectives of a size: 'tre sono piccole'. */
const sized = /^(?:piccol|grand|bass|alt[aoie]$|strett|larg|lung|cort|minuscol)/
/** Matches places by which a part has another kind, so that the total does not hold them: a French window on the balcony. */
const ofOtherKind = /^(?:balcon|terraz|portafinestr|portefinestr|scorrevol|scompars)/
/** Matches words after a total that name no place: 'ne ho nove in realtà', 'sono otto in tutto', 'undici a pensarci bene'. */
const asides =
  /(?:^| )(?:in (?:realta|tutto|totale|effetti|casa)|a (?:pensarci|conti|contarl[aeio]|dire)|alla fine)(?= |$)/g
/** Maximum number of words of the part of a total. */
const mostWords = 9
/** Matches the joint before a part with its verb in the same clause: 'ne ho nove e due sono in garage'. */
const joint = / (?=e (?:\d{1,2}|\p{L}{2,12}) (?:sono|stanno|vanno|danno|è|sta|va|dà) )/u

const countable = ({ unit, ordinal, low, high }: Quantity): boolean =>
  countUnits.has(unit) && unit !== 'other' && !ordinal && low === high && Number.isInteger(low) && low > 0

const textsOf = ({ words }: Utterance, from: number): string[] =>
  words.slice(from).flatMap(({ text, kind }) => (kind === 'mark' ? [] : [text]))

/** Returns the total that a clause ends with, without a place of its own: 'ne ho nove in realtà', but not 'due in cucina'. */
function totalOf(clause: Utterance): number | null {
  const [total, ...more] = clause.quantities.filter(({ article }) => !article)
  if (!total || more.length + clause.sides.length + clause.denied.length > 0) return null
  const after = textsOf(clause, total.to).join(' ').replaceAll(asides, '').split(' ')
  return countable(total) && !after.some((text) => placing.test(text)) ? total.low : null
}

/** Returns how many things a clause only locates: 2 for 'due sono in garage'; null for any other clause. */
function partOf(clause: Utterance): number | null {
  const { quantities, words } = clause
  const first = words.findIndex(({ kind }) => kind !== 'mark')
  // 'sono 7, ce n’è due anche in mansarda'
  const led = words.slice(first).findIndex(({ text }) => !leading.test(text))
  const start = led > 1 ? first + led : first
  const isJoined = words[start]?.text === 'e' && !words[start].accented
  const [part, ...more] = quantities
  if (!part || more.length > 0 || clause.sides.length + clause.denied.length > 0) return null
  if (part.unit !== null || !countable(part) || part.from !== start + Number(isJoined)) return null
  const after = textsOf(clause, part.to).filter((text, at) => at > 0 || !/^(?:anche|pure)$/.test(text))
  const hasVerb = being.test(after[0] ?? '')
  if ((isJoined || part.article) && !hasVerb) return null
  if (after.length > mostWords || after.some((text) => ofOtherKind.test(text))) return null
  const next = after[hasVerb ? 1 : 0] ?? ''
  return placing.test(next) || (hasVerb && sized.test(next)) ? part.low : null
}

/** Returns a text without the clauses that only tell where some of the things of its total are. */
function wholeOnly(text: string): string {
  const kept: string[] = []
  let total: number | null = null
  for (const clause of clausesIn(text).flatMap((one) => one.split(joint))) {
    const said = readUtterance(clause)
    const part = total === null ? null : partOf(said)
    if (part !== null && total !== null && part < total) continue
    kept.push(clause)
    total = said.quantities.length === 0 ? total : totalOf(said)
  }
  return kept.join(' ').replaceAll(/\s+/g, ' ')
}

/**
 * Returns a message without what it tells about a part of a total: 'ne ho nove in realtà, due sono in garage' counts nine
 * things. A list gives each count its place: 'due in cucina, tre in sala'.
 */
export function withoutPartOfTotal(message: Message): Message {
  const said = wholeOnly(message.said)
  if (said === message.said.replaceAll(/\s+/g, ' ')) return message
  const { words } = readUtterance(said)
  // The positions of the mentions count the words of the whole text.
  const isSame = message.named.every(({ to }) =>
    words.slice(0, to).every(({ text }, at) => text === message.saidWords[at]?.text),
  )
  return isSame && message.named.every(({ to }) => to <= words.length)
    ? { ...message, said, saidWords: words }
    : message
}
