import { addsOne } from '../../engines/readers/openings.ts'
import { takesOffCount } from '../../italian/numbers/left-out/from-count.ts'
import type { Quantity } from '../../italian/numbers/quantities.ts'
import { thingOf } from '../../italian/things.ts'
import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import type { Word } from '../../italian/words.ts'
import { type Fact, isSameFact } from '../../slots/facts.ts'
import type { SlotReading } from '../../slots/slot.ts'
import type { JobAtHand } from '../agenda.ts'
import type { FactReading } from './fact-reading.ts'

/** Matches labels and units of measures, as opposed to counts. */
export const measured = /m²|metri|\bm$|kw|€/i

/** Matches words before or after a number that mark it as a total: 'quindi 7', '16 in tutto'. */
const summing = /^(?:quindi|dunque|percio|cioe|insomma|totale|tutto|complessivamente|fanno|fa)$/

/** Matches words that change a known count, so that a total replaces it: 'aggiungiamo quella, quindi 7'. */
const revising = /^(?:anche|pure|aggiung|mettia|togli|tolgo|lev|lasci|meno|piu|anzi|allora|(?:quindi|cosi)$)/

/** Matches verbs before a new total: 'diventano 5', 'arriviamo a 8', 'facciamone dieci'. 'siamo 4' counts people, and 'siamo a 4' does not. */
const becoming =
  /^(?:fanno|facciamo(?:ne|l[ie])|famone|fate(?:ne|mene)|mettiamone|divent(?:ano|eranno|erebbero|an|a)|passano|passiamo|arriv(?:iamo|ano|o)|sal(?:iamo|gono)|scend(?:iamo|ono))$/

/** Whether a number is the new total of things that were counted before. */
function isNewTotal({ words }: Utterance, { from }: Quantity): boolean {
  const [before = '', earlier = ''] = [words[from - 1]?.text, words[from - 2]?.text]
  if (before === 'a' && earlier === 'siamo') return true
  return becoming.test(before === 'a' || before === 'in' ? earlier : before)
}

/** Whether a message states the new total of things that were counted before. */
export function statesNewTotal(utterance: Utterance): boolean {
  return utterance.quantities.some((one) => one.unit === null && isNewTotal(utterance, one))
}

/** Matches verbs that state or change a size, with or without 'ne'. */
const stating =
  /^(?:sono|so|erano|saranno|facci(?:amo|o|a)|famo|fate|fai|mett(?:iamo|ete|i)|sal(?:iamo|go)|scend(?:iamo|o)|torni(?:amo)?|torno|pass(?:iamo|o)|arriv(?:iamo|o)|prend(?:iamo|o)|meglio|diciamo|bast(?:a|ano|erebbe|erebbero)|fosse|fossero)(?:ne)?$/
/** Matches verbs that state a count only with 'ne': 'ne ho nove', 'me ne servono otto', 'mia moglie ne conta sei'. */
const statingOf =
  /^(?:ho|abbiamo|avrei|avremmo|fai|metti|cont[oai]|contiamo|ved[oe]|risultano|serv(?:ono|irebbero)|vogliono|occorrono|vorrei|vorremmo|voglio|vogliamo)$/
/** Words around such a verb that do not change its meaning. */
const aroundTotal = new Set(
  'guardi guarda guardate che casa bene pensarci conti fatti effetti ce adesso ora mia mio moglie marito tutti tutte e ma no si ok allora beh dai va anzi scusa scusi scusate pardon invece pero quindi dunque a da in ne li le lo la mi me ci circa solo soltanto tutto realta alla fine direi penso credo forse magari uno una quello quella bassi alti basso alto giu su indietro piu se'.split(
    ' ',
  ),
)
/** Words after a total: 'sono due uguali', 'facciamo 8 va'. */
const afterTotal = new Set(
  'uguali uguale identici identiche in realta effetti casa a pensarci bene conti fatti alla fine tutto totali va dai allora e scusa scusi invece precisi giusti circa tondi tonde soltanto solo'.split(
    ' ',
  ),
)
/** Maximum factor between a size and its correction without a unit: 'anzi facciamo 35'. */
const mostFactor = 4

/** Whether a figure may correct a known size, because both are of one scale. */
export const isOneScale = (
  figure: Pick<Quantity, 'low' | 'high'>,
  known: Pick<Quantity, 'low' | 'high'>,
): boolean => figure.low * mostFactor >= known.low && figure.high <= known.high * mostFactor

/** Matches words at which the reason of a count begins: 'con la parete nuova', 'siccome apriamo un vano', 'chiudendo'. */
export const beginsReason =
  /^(?:con|col|coi|siccome|visto|dato|poiche|avendo|\p{L}{3,}[ae]ndo(?:l[aoie]|ci)?)$/u
/** Matches verbs before 'che' that quote a count: 'il tecnico dice che ne bastano 8'. */
const quoting = /^(?:dice|dicono|detto|sostiene)$/

/** Returns the index of the 'ne' before which words only give the reason of a count, or quote somebody; -1 without it. */
function reasonBefore(words: readonly Word[]): number {
  const at = words.findLastIndex(({ text }) => text === 'ne')
  const isQuoted = words[at - 1]?.text === 'che' && quoting.test(words[at - 2]?.text ?? '')
  return isQuoted || beginsReason.test(words[0]?.text ?? '') ? at : -1
}

/** Maximum number of words and marks of a message that states a total. */
const mostWords = 18

/**
 * Returns the only figure of a message that states a new total without its noun: 'facciamo 8', 'torniamo bassi, quattro e
 * mezzo', 'sono due uguali'. Null for a figure with other words beside it.
 */
export function bareTotal({ words, quantities, sides, denied, raw }: Utterance): Quantity | null {
  const [figure, ...more] = quantities.filter(({ article, ordinal }) => !article && !ordinal)
  if (!figure || more.length + sides.length + denied.length > 0 || words.length > mostWords) return null
  const start = words.findLastIndex(({ kind }, at) => kind === 'mark' && at < figure.from)
  const earlier = start === -1 ? -1 : words.findLastIndex(({ kind }, at) => kind === 'mark' && at < start)
  const isStated = (from: number): boolean => {
    const spoken = words.slice(from + 1, figure.from).filter(({ kind }) => kind === 'word')
    // 'col mobile nuovo ne servono 8'
    const before = raw.includes('?') ? spoken : spoken.slice(Math.max(reasonBefore(spoken), 0))
    const states = ({ text }: Word, at: number): boolean =>
      stating.test(text) || (statingOf.test(text) && before[at - 1]?.text === 'ne')
    return (
      before.some((word, at) => states(word, at)) &&
      before.every((word, at) => states(word, at) || aroundTotal.has(word.text))
    )
  }
  const end = words.findIndex(({ kind }, at) => kind === 'mark' && at >= figure.to)
  const after = words.slice(figure.to, end === -1 ? words.length : end)
  const isAlone = after.every(({ text }) => afterTotal.has(text))
  return isAlone && (isStated(start) || isStated(earlier)) ? figure : null
}

/** Returns the sign of a number that is a difference: 1 for 'due grate in più', -1 for 'due grate di meno', otherwise 0. */
function differenceAfter({ words }: Utterance, { to }: Quantity): -1 | 0 | 1 {
  const at = [to, to + 1].find((place) => /^(?:in|di)$/.test(words[place]?.text ?? ''))
  const way = at === undefined ? '' : words[at + 1]?.text
  return way === 'piu' ? 1 : way === 'meno' ? -1 : 0
}

/** Whether a figure counts all: '69 in tutto', 'quindi 7'. */
export function isSum(utterance: Utterance, figure: Quantity): boolean {
  const { words } = utterance
  const { from, to } = figure
  if (differenceAfter(utterance, figure) !== 0) return false
  const [next = '', afterNext = ''] = [words[to]?.text, words[to + 1]?.text]
  const isTotal = /^(?:totali|totale|complessiv[ie])$/.test(next)
  // 'dunque sono nove'
  const at = /^(?:sono|fanno|saranno)$/.test(words[from - 1]?.text ?? '') ? from - 2 : from - 1
  const before = words[at]?.kind === 'mark' ? words[at - 1] : words[at]
  return summing.test(before?.text ?? '') || isTotal || (next === 'in' && /^tot|^tutt/.test(afterNext))
}

/** Takes the number that a text marks as the total: 'sono 6 più quella dello sgabuzzino, quindi 7'. */
export function withSum(job: JobAtHand, utterance: Utterance, reading: FactReading): FactReading {
  const all = job.engine.slots.filter((slot) => typeof slot.price?.reference === 'number')
  // The water points are never asked, but known.
  const main =
    all.find((slot) => slot.needed(reading.facts)) ??
    all.find(({ id }) => reading.facts[id]?.kind === 'number')
  const sum = utterance.quantities.findLast(
    (one) =>
      one.unit === null &&
      !one.article &&
      !one.ordinal &&
      (isSum(utterance, one) || isNewTotal(utterance, one)),
  )
  if (!main || !sum) return reading
  const fact: Fact = { kind: 'number', low: sum.low, high: sum.high }
  const known = job.inHand.facts[main.id]
  const isKnown = reading.facts[main.id] !== undefined && !reading.changed.includes(main)
  const revises = isNewTotal(utterance, sum) || utterance.words.some(({ text }) => revising.test(text))
  // '14 mq in più, 69 in tutto'
  const isMeasured =
    measured.test(main.show(fact)) &&
    !(known?.kind === 'number' && isSum(utterance, sum) && isOneScale(sum, known))
  if ((isKnown && !revises) || isMeasured) return reading
  const only = { ...utterance, quantities: [sum], sides: [], denied: [] }
  // The words of 'uno anche nello studio, tre in tutto' count a room, and the total counts all. 'in tutto 58 elementi'
  // counts another thing.
  const next = utterance.words[sum.to]
  const isBare =
    (next?.kind ?? 'mark') === 'mark' || next?.text === 'in' || /^(?:total|complessiv)/.test(next?.text ?? '')
  const isRead = (isBare ? [only, readUtterance(String(sum.low))] : [only]).some((one) => {
    const found = main.read(one, true)
    return found?.kind === 'fact' && isSameFact(found.fact, fact)
  })
  if (!isRead) return reading
  const changed = [...new Set([...reading.changed, main])]
  return { ...reading, facts: { ...reading.facts, [main.id]: fact }, changed }
}

const adding = /^(?:anche|altr[ieoa]|aggiung\p{L}*|ulterior[ie])$/u
const removing = /^(?:togli\p{L}*|tolgo|leva\p{L}*|meno)$/u
/** Maximum distance in words between 'anche' or 'togli' and its number. */
const farSign = 2

/** Whether a short message joins a further count to the one before: 'e le 2 porte', of eight pieces. */
function joinsCount({ words }: Utterance, from: number): boolean {
  const between = words.slice(1, from).map(({ text }) => text)
  return (
    words[0]?.text === 'e' &&
    !words[0].accented &&
    words.length <= mostJoined &&
    !words.some(({ text }) => /^(?:sol[oaie]|soltanto|unic[oa])$/.test(text)) &&
    between.every((word) => /^(?:i|gli|le|altr[ei])$/.test(word)) &&
    words[from + 1]?.kind === 'word'
  )
}
const mostJoined = 5

/** Maximum distance in words between 'anche' and the area of the room that it adds. */
const farRoom = 6

/** Whether an area is that of one more room: 'e se facessimo anche camera nostra, 16 mq?'. */
function addsRoom(utterance: Utterance, figure: Quantity): boolean {
  const { from, unit } = figure
  // 'pure la cucina, 69 mq in tutto' states all.
  if (unit !== 'area' || isSum(utterance, figure)) return false
  const { words } = utterance
  const before = words.slice(Math.max(0, from - farRoom), from)
  const at = before.findLastIndex(({ text }) => /^(?:anche|pure)$/.test(text))
  return at !== -1 && before.slice(at).some(({ text }) => thingOf(text) === 'room')
}

/** Whether a number counts points. Those of the work are all in addition to the old ones: 'servono 8 prese in più'. */
const isOfPoints = ({ words }: Utterance, { from, to }: Quantity): boolean =>
  words
    .slice(from + 1, to + 1)
    .some(({ text }) => /^(?:pres[ae]|luc[ei]|punt[oi]|interruttor[ei])$/.test(text))

/**
 * Returns the new total if a message adds to a known count or subtracts from it: 'metti anche 2 punti luce', 'togli
 * due prese'.
 */
export function inTotal(reading: SlotReading, known: Fact, utterance: Utterance): SlotReading {
  const { quantities, words } = utterance
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number' || known.kind !== 'number') return reading
  const { low, high } = reading.fact
  if (low === 1 && high === 1 && known.low === known.high && addsOne(utterance))
    return { kind: 'fact', fact: { kind: 'number', low: known.low + 1, high: known.low + 1 } }
  const all = quantities.filter((one) => one.low === low && one.high === high && !one.ordinal)
  // 'pure le due del retro, quindi due grate in più'
  const said = all.find((one) => differenceAfter(utterance, one) !== 0) ?? all[0]
  if (!said || low !== high) return reading
  const before = words
    .slice(Math.max(0, said.from - farSign), said.article ? said.to : said.from)
    .map(({ text }) => text)
  const sign =
    before.some((word) => adding.test(word)) || joinsCount(utterance, said.from) || addsRoom(utterance, said)
      ? 1
      : before.some((word) => removing.test(word)) || takesOffCount(utterance)
        ? -1
        : isOfPoints(utterance, said) && low > known.low
          ? 0
          : differenceAfter(utterance, said)
  const sum = known.low + sign * low
  // A range of estimated rooms can only grow: 'il laminato anche in camera, 14 mq', of 18–24 m².
  const isRange = known.low !== known.high
  if (sign === 0 || sum <= 0 || (isRange && sign < 0)) return reading
  return { kind: 'fact', fact: { kind: 'number', low: sum, high: known.high + sign * low } }
}

/**
 * Whether a reading only counts the thing that a sentence names, of several: 'e se ci metto il wc sospeso?', of two
 * fixtures. 'solo il wc' is a new count.
 */
export function isOneOf(reading: SlotReading, known: Fact, utterance: Utterance): boolean {
  const { quantities, words } = utterance
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number' || known.kind !== 'number') return false
  const { high } = reading.fact
  if (high === 0 || addsOne(utterance) || high >= known.low || quantities.some(({ article }) => !article))
    return false
  // 'in cucina c’è una finestra che striscia' tells of one more, or of one of them.
  const isTold = quantities.some(
    ({ from, to }) =>
      words[to]?.text === 'che' ||
      (words[from - 1]?.text === 'e' && /^(?:c|ce)$/.test(words[from - 2]?.text ?? '')),
  )
  return !words.some(
    ({ text }) =>
      /^(?:sol[oiae]|soltanto|unic[oa]|senza|niente)$/.test(text) ||
      removing.test(text) ||
      (!isTold && /^un[oa]?$/.test(text)),
  )
}

/** Whether a reading only counts some of the known things, of which a message tells something: '2 finestre danno sulla strada'. */
export function tellsOfSome(
  reading: SlotReading,
  known: Fact,
  { quantities, words, raw }: Utterance,
): boolean {
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number' || known.kind !== 'number') return false
  const { low, high } = reading.fact
  if (high >= known.low || raw.includes('?')) return false
  const said = quantities.find((one) => one.low === low && one.high === high && !one.article)
  if (!said || said.unit === 'area' || said.unit === 'metre') return false
  const isFirst = words
    .slice(0, said.from)
    .every(({ text }) => /^(?:e|ma|poi|allora|guardi|guarda|,|le|i|gli)$/.test(text))
  const after = words.slice(said.to, said.to + 2).map(({ text }) => text)
  // 'due finestre bastano' states the count.
  return isFirst && after.some((text) => /^(?:danno|hanno|stanno|guardano|affacciano|perdono|si)$/.test(text))
}
