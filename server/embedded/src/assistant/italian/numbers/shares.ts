import { thingOf } from '../things.ts'
import type { Word } from '../words.ts'
import type { Quantity } from './quantities.ts'
import { isTotal } from './retold/totals.ts'
import { countUnits } from './stock.ts'

const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? ''

/** Matches the word before the place of a share: 'uno in corridoio', 'due di qua', '3 al piano di sopra'. */
const placing =
  /^(?:in|nel|nell|nella|nello|nei|nelle|sul|sulla|sullo|su|al|alla|allo|dietro|drio|davanti|fuori|dentro|sopra|sotto|qua|la|giu|qui|li)$/
const ofSide = /^(?:qua|la|sopra|sotto|su|giu|dietro|drio|davanti|fuori|dentro|qui|li|fianco|lato)$/
const joints = new Set(', e ed ( : poi cui'.split(' '))
/** Maximum number of words of a share: 'due nella camera dei bambini'. */
const mostWords = 7

/** Whether a number without a noun says only where some of the counted things are. */
function isShare(words: readonly Word[], { unit, ordinal, from, to, low, high }: Quantity): boolean {
  if (unit !== null || ordinal || low !== high || !Number.isInteger(low)) return false
  const [next, afterNext] = [textAt(words, to), textAt(words, to + 1)]
  if (next === 'di' || next === 'da') return ofSide.test(afterNext)
  if (next === 'per') return thingOf(afterNext) === 'room' || afterNext === 'piano' || afterNext === 'lato'
  // 'uno in più' adds one.
  return (
    placing.test(next) &&
    !/^(?:piu|meno|tutto|totale)$/.test(afterNext) &&
    joints.has(textAt(words, from - 1))
  )
}

const whole = (one: Quantity): boolean =>
  !one.article && !one.ordinal && one.low === one.high && Number.isInteger(one.low) && one.low >= 2

const counts: ReadonlySet<Quantity['unit']> = new Set([...countUnits, 'point'])

/** Whether a count has a room: 'due prese in sala'. */
function isInRoom(words: readonly Word[], to: number): boolean {
  if (!/^(?:in|nel|nell|nella|nello|nei|nelle|per)$/.test(textAt(words, to))) return false
  const thing = thingOf(textAt(words, to + 1))
  return thing === 'room' || thing === 'bathroom'
}

/** Whether counts of different rooms form a list and divide nothing: 'due prese in sala, una in camera e una in bagno'. */
export function isListOfRooms(words: readonly Word[], total: Quantity, shares: readonly Quantity[]): boolean {
  return isInRoom(words, total.to) && shares.every(({ to }) => isInRoom(words, to))
}

/** Returns how many numbers after a count give only its shares: two in '5 finestre, 3 sopra e 2 sotto'. */
function sharesAfter(words: readonly Word[], quantities: readonly Quantity[], index: number): number {
  const total = quantities[index]
  if (!total || !whole(total) || !counts.has(total.unit)) return 0
  let sum = 0
  let end = total.to
  for (let next = index + 1; next < quantities.length; next += 1) {
    const share = quantities[next]
    if (!share || !isShare(words, share) || share.from - end > mostWords) return 0
    if (words.slice(end, share.from).some(({ text }) => '.;!?+'.includes(text) || text === 'piu')) return 0
    sum += share.low
    end = share.to
    if (sum === total.low) {
      const isList = isListOfRooms(words, total, quantities.slice(index + 1, next + 1))
      return next - index > 1 && !isList ? next - index : 0
    }
    if (sum > total.low) return 0
  }
  return 0
}

const anyOpening = /^(?:infissi|serramenti)$/

/** Whether the openings after a total give its kinds: 3 and 2 in '5 infissi: 3 finestre e 2 portefinestre'. */
function isDividedByKind(words: readonly Word[], quantities: readonly Quantity[], index: number): boolean {
  const [total, ...kinds] = quantities.slice(index, index + 3)
  const [one, other] = kinds
  if (!total || !one || !other || !whole(total) || !anyOpening.test(textAt(words, total.to - 1))) return false
  const areKinds = kinds.every(({ unit }) => unit === 'window' || unit === 'door') && one.unit !== other.unit
  return areKinds && one.from - total.to < mostWords && one.low + other.low === total.low
}

/** Matches words between parts and their total: '11 davanti e 11 dietro, quindi 22'. */
const summing = /^(?:quindi|dunque|cioe|fanno|fa|=)$/

/** Whether a number says where a part is: '11 davanti', '3 metri di qua', 'due in sala'. */
function isPlaced(words: readonly Word[], { unit, ordinal, to }: Quantity): boolean {
  if (ordinal || unit === 'area') return false
  const [next, afterNext] = [textAt(words, to), textAt(words, to + 1)]
  if (next === 'di' || next === 'da') return ofSide.test(afterNext)
  return placing.test(next) && !/^(?:piu|meno|tutto|totale)$/.test(afterNext)
}

/** Returns how many numbers before a total are its parts: two for 22 in '11 davanti e 11 dietro, 22 in tutto'. */
function partsBefore(words: readonly Word[], quantities: readonly Quantity[], total: Quantity): number {
  if (total.article || total.ordinal || total.low !== total.high) return 0
  if (!isTotal(words, total) && !summing.test(textAt(words, total.from - 1))) return 0
  let sum = 0
  let start = total.from
  for (const [back, part] of quantities.toReversed().entries()) {
    if (!isPlaced(words, part) || start - part.to > mostWords) return 0
    if (words.slice(part.to, start).some(({ text }) => '.;!?'.includes(text))) return 0
    sum += part.low
    start = part.from
    if (sum >= total.low) return sum === total.low && back > 0 ? back + 1 : 0
  }
  return 0
}

/** Returns the quantities of a message without the parts that it adds up itself: 22 for '11 davanti e 11 dietro, 22 in tutto'. */
export function withoutParts(words: readonly Word[], quantities: readonly Quantity[]): readonly Quantity[] {
  const kept: Quantity[] = []
  for (const quantity of quantities) {
    const parts = kept.splice(kept.length - partsBefore(words, kept, quantity))
    // The unit may stand at a part only: '11 metri davanti e 11 dietro, 22 in tutto'.
    const unit = quantity.unit ?? parts.find((part) => part.unit !== null)?.unit ?? null
    kept.push(unit === quantity.unit ? quantity : { ...quantity, unit })
  }
  return kept
}

const finished = /^(?:nuov|recent|buon|(?:ri)?fatt|(?:ri)?cambiat|sostituit|sistemat|mess|a$|apposto)/

/** Whether a number counts the things among others that need no work: 'di cui 2 già cambiate'. */
function isDoneAmong(words: readonly Word[], { unit, from, to }: Quantity): boolean {
  if (unit !== null || !/^(?:cui|ma|pero)$/.test(textAt(words, from - 1))) return false
  // 'ma 2 le abbiamo già cambiate'
  if (/^(?:l|le|li|la|lo)$/.test(textAt(words, to)))
    return [2, 3, 4].some((step) => finished.test(textAt(words, to + step)))
  const place = /^(?:gia|sono|son)$/.test(textAt(words, to)) ? to + 1 : to
  const text = textAt(words, textAt(words, place) === 'gia' ? place + 1 : place)
  return text === 'a' ? /^(?:posto|norma)$/.test(textAt(words, place + 1)) : finished.test(text)
}

/**
 * Returns the quantities of a message without those that only divide a count: 'due punti luce, uno in corridoio e uno in
 * camera' are two. The shares add nothing if they sum up to the count before them. Of '6 finestre, di cui 2 già cambiate'
 * four are left.
 */
export function withoutShares(words: readonly Word[], quantities: readonly Quantity[]): readonly Quantity[] {
  const kept: Quantity[] = []
  let skip = 0
  for (const [index, quantity] of quantities.entries()) {
    if (skip > 0) {
      skip -= 1
      continue
    }
    const stock = kept.at(-1)
    if (
      stock &&
      whole(stock) &&
      counts.has(stock.unit) &&
      stock.low > quantity.low &&
      isDoneAmong(words, quantity)
    ) {
      const left = stock.low - quantity.low
      kept[kept.length - 1] = { ...stock, low: left, high: left }
      continue
    }
    if (isDividedByKind(words, quantities, index)) continue
    // 'di cui 2 in bagno' adds nothing; 'di cui 2 scorrevoli' answers another question.
    const isPart = textAt(words, quantity.from - 1) === 'cui' && isShare(words, quantity)
    if (isPart && stock && whole(stock) && quantity.low < stock.low) continue
    kept.push(quantity)
    skip = sharesAfter(words, quantities, index)
  }
  return kept
}
