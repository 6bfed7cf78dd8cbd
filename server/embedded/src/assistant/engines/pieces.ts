import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'

import type { Quantity } from '../italian/numbers/quantities.ts'
import { readUtterance, type Utterance } from '../italian/utterance.ts'
import type { Word } from '../italian/words.ts'
import type { JobEngine } from '../jobs/job-engine.ts'
import type { Interval } from '../slots/number-slot.ts'
import { found, type Slot } from '../slots/slot.ts'
import { heard, numberOfJob, type PricedNumberQuestion } from './job-slots.ts'

const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? ''

/** Matches adjectives between a number and its noun: 'due vecchie caldaie', 'i due quadri'. */
const kind =
  /^(?:(?:vecchi|nuov|grand|piccol|bell|brutt|divers|stess|altr|normal|elettric|automatic|rott|guast)[a-z]{0,3}|di|a|gas)$/
/** Maximum number of these words. */
const mostKinds = 2

/** Words before a number that is a name, a share or a period: 'classe 2', 'da 6', 'tra due'. */
const noCount = /^(?:da|classe|livello|tipo|modello|serie|piano|tra|fra|ogni|numero|tipi)$/

/** Words after a noun that make it another thing: 'due box auto', 'due caldaie fa'. */
const otherThing = /^(?:auto|macchina|fa|garage)$/

/** Whether no noun of its own follows a number: 'caldaie 4', 'caldaie sono due in tutto', but not 'caldaie 3 bagni'. */
const isEnd = (word: Word | undefined): boolean =>
  word === undefined ||
  word.kind === 'mark' ||
  /^(?:e|ed|in|nel|nella|a|al|alla|ma|per|da|pezzi|tutte|tutti|piu|uguali)$/.test(word.text)

const isPlain = ({ article, ordinal, unit }: Quantity): boolean =>
  !article && !ordinal && (unit === null || unit === 'other')

/** Returns the number directly before a noun in the plural: '3 caldaie', 'due vecchie caldaie'. */
function countBefore({ words, quantities }: Utterance, many: RegExp): Quantity | null {
  const counts = quantities.filter((one) => {
    if (!isPlain(one) || one.low < 1 || noCount.test(textAt(words, one.from - 1))) return false
    let at = one.from + 1
    while (at < one.to && !many.test(textAt(words, at))) at += 1
    while (at < one.to + mostKinds && kind.test(textAt(words, at))) at += 1
    return many.test(textAt(words, at)) && !otherThing.test(textAt(words, at + 1))
  })
  return counts.at(-1) ?? null
}

/** Words between a noun and its number: 'le caldaie da cambiare sono 4', 'caldaie: 3'. */
const linking = /^(?:sono|son|so|sn|saranno|erano|circa|in|tutto|totale|:)$/
/** Maximum number of words between a noun and its number. */
const mostLinks = 6

/** Returns the number after a noun in the plural: 'caldaie sono quattro', 'caldaie da cambiare: 3'. */
function countAfter({ words, quantities }: Utterance, many: RegExp): Quantity | null {
  const counts = quantities.filter((one) => {
    if (!isPlain(one) || one.low < 1 || !isEnd(words[one.to])) return false
    let at = one.from - 1
    const least = at - mostLinks
    let links = 0
    while (at > least && linking.test(textAt(words, at))) {
      at -= 1
      links += 1
    }
    if (textAt(words, at) === ',' && links > 0) at -= 1
    // 'le caldaie da cambiare sono quattro'
    if (/[aei]re$/.test(textAt(words, at)) && textAt(words, at - 1) === 'da') at -= 2
    while (at > least && kind.test(textAt(words, at))) at -= 1
    return at >= 0 && many.test(textAt(words, at))
  })
  return counts.at(-1) ?? null
}

/** Matches one of several things, the others being left out: 'una sola', 'solo una', 'una delle due'. */
const onlyOne =
  /(?<!\p{L})(?:(?:solo|soltanto|solamente) un[oa]?|un[oa] sol[oa]|un[oa] (?:delle|dei|degli|di queste|di quelle) (?:due|tre|quattro|2|3|4))(?!\p{L})|(?<!\p{L})l[’' ]altr[oa] (?:va (?:ancora )?bene|è (?:nuov[oa]|a posto|già)|e (?:nuov[oa]|a posto|gia)|funziona|no(?!\p{L})|resta|l[’']ho già|(?:lo|la) (?:lascio|lasciamo|tengo))/iu
/** Matches the number of things and their work: 'ho due caldaie, una da cambiare', 'due sono da revisionare'. */
const toDo =
  /(?<!\p{L})(un|una|uno|l[’' ]altr[oa]|due|tre|quattro|cinque|sei|\d{1,2}) (?:è |e |sono |sarebbe )?(?:da|va|vanno) (\p{L}{4,16})(?!\p{L})/giu

/** Returns how many things are for each work, in the order of the message. */
const worksIn = ({ raw }: Utterance): readonly { readonly many: number; readonly work: string }[] =>
  [...raw.matchAll(toDo)].map(([, number = '', work = '']) => ({
    many: readUtterance(number).quantities[0]?.low ?? 1,
    work: work.toLowerCase(),
  }))

/** Returns the number of things that are for the work of this job; null if the message does not divide them. */
function dividedOf(utterance: Utterance, work: RegExp | undefined): number | null {
  const works = worksIn(utterance)
  if (new Set(works.map((one) => one.work)).size < works.length) return null
  const own = work ? works.filter((one) => work.test(one.work)) : works
  const [only, ...more] = own
  return only && more.length === 0 ? only.many : null
}

/** Maximum number of words between a work and the number of its things: 'revisione di due caldaie'. */
const workReach = 4

/** Whether a number belongs to another work: 'revisione di due caldaie e riparare una caldaia' repairs one. */
function isOfOtherWork({ words }: Utterance, { from }: Quantity, { work, works }: PieceNouns): boolean {
  if (!work || !works) return false
  const near = words
    .slice(Math.max(0, from - workReach), from)
    .findLast(({ text }) => works.some((one) => one.test(text)))
  return near !== undefined && !work.test(near.text)
}

/** Matches verbs with 'ne' at their end: 'cambiarne', 'facciamone', 'mettetene'. */
const verbWithNe = /^\p{L}{3,}(?:ar|er|ir|iamo|te|i)ne$/u
/** Matches verbs after 'ne' that do nothing with the things, and what was done already. */
const noWork = /^(?:lasc|ten|tolg|togli|lev|elimin|parl|pens|cap)|(?:[aiu]t|mess|fatt)[aoie]$/
/** Maximum number of words between a noun and 'ne'. */
const mostToNe = 9

/** Whether a word between a noun and 'ne' may be a noun in the plural, which 'ne' then takes up: 'le valvole, ne servono 7'. */
const isOtherNoun = ({ text, kind: type }: Word): boolean =>
  type === 'word' && /.{3}[ie]$/.test(text) && !/[aei]re$/.test(text) && !kind.test(text)

/** Returns the number that takes up a noun by 'ne': 2 in 'le caldaie da cambiare, ne ho due', 1 in 'ne cambio solo una'. */
function takenOf({ words, quantities }: Utterance, { one, many }: PieceNouns): number | null {
  const said = quantities.findLast((figure) => {
    const { from, to, unit, ordinal, low, high } = figure
    const isAlone = isEnd(words[to]) || /^sol[oaie]$/.test(textAt(words, to))
    if (ordinal || unit !== null || low !== high || !isAlone) return false
    const verb = /^(?:solo|soltanto|solamente)$/.test(textAt(words, from - 1)) ? from - 2 : from - 1
    if (noWork.test(textAt(words, verb))) return false
    const isJoined = verbWithNe.test(textAt(words, verb))
    const ne = isJoined ? verb : [verb - 1, verb - 2].find((at) => textAt(words, at) === 'ne')
    if (ne === undefined) return false
    const noun = words.findLastIndex(({ text }, at) => at < ne && (one.test(text) || many.test(text)))
    if (noun === -1 || ne - noun > mostToNe) return false
    return !words.slice(noun + 1, ne).some((word) => isOtherNoun(word))
  })
  return said?.low ?? null
}

/** The nouns of a thing in the singular and in the plural. */
export interface PieceNouns {
  readonly one: RegExp
  readonly many: RegExp
  /** Matches the verbs of the job, where other jobs of the service have the same things. */
  readonly work?: RegExp
  /** Match the verbs of all these jobs. */
  readonly works?: readonly RegExp[]
}

const exactly = (value: number): Interval => ({ low: value, high: value })

/** Returns the number of things that a message names in the plural, or takes up with 'ne'; null if it counts none. */
export function piecesIn(utterance: Utterance, nouns: PieceNouns): Interval | null {
  const { words } = utterance
  const { one, many } = nouns
  if (!words.some(({ text }) => one.test(text) || many.test(text))) return null
  const taken = takenOf(utterance, nouns)
  const count = countBefore(utterance, many) ?? countAfter(utterance, many)
  if (taken !== null && (taken > 1 || count !== null)) return exactly(taken)
  if (words.some(({ text }) => many.test(text)) && isBoth(words, many)) return exactly(2)
  if (!count || isOfOtherWork(utterance, count, nouns)) return null
  const divided = dividedOf(utterance, nouns.work)
  if (divided !== null) return exactly(divided)
  return onlyOne.test(utterance.raw) ? exactly(1) : { low: count.low, high: count.high }
}

/** Whether a message says both of the things: 'entrambe le caldaie', 'tutte e due le serrature'. */
function isBoth(words: readonly Word[], many: RegExp): boolean {
  return words.some(({ text }, at) => {
    if (!many.test(text) || !/^(?:le|i|gli)$/.test(textAt(words, at - 1))) return false
    const before = textAt(words, at - 2)
    return /^(?:entramb[ei]|ambedue)$/.test(before) || (before === 'due' && textAt(words, at - 3) === 'e')
  })
}

/** Makes the slot for the number of things of a job that is priced for one. It is read and priced but never asked. */
export function pieceSlot(question: PricedNumberQuestion, nouns: PieceNouns): Slot {
  const plain = numberOfJob(question, { ...heard, things: 'main' })
  const [least, most] = question.bounds
  return {
    ...plain,
    read: (utterance, asked) => {
      const count = piecesIn(utterance, nouns)
      if (count && count.low >= least && count.high <= most) return found({ kind: 'number', ...count })
      const reading = asked ? plain.read(utterance, true) : null
      return reading?.kind === 'fact' ? reading : null
    },
  }
}

/**
 * Returns the engine of a job that is priced for one thing, for any number of them.
 *
 * @param once the rows that do not depend on the number: a call by night
 */
export function pricedEach(engine: JobEngine, count: Slot, once: readonly EstimateRow[] = []): JobEngine {
  const { lines, slots } = engine
  if (lines === null) return engine
  return {
    ...engine,
    slots: [count, ...slots],
    lines: (answers) => {
      const many = answers.number(count.id)
      return lines(answers).map((line) =>
        once.includes(line.row) ? line : Object.assign({}, line, { quantity: line.quantity * many }),
      )
    },
  }
}
