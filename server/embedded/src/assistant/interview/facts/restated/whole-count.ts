import type { Quantity } from '../../../italian/numbers/quantities.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import type { Slot } from '../../../slots/slot.ts'
import type { JobAtHand, Question } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import type { Message } from '../../message.ts'
import { clausesIn } from '../choices/choosing.ts'
import type { FactReading } from '../fact-reading.ts'
import type { Part } from '../hearing/parts.ts'
import { nounsOf } from '../variants/counted-noun.ts'
import { isAlone, type MainSize, mainSize, namesOtherThings, withMain } from '../variants/main-count.ts'

/** Matches verbs with 'ne' at their end that state a number: 'facciamone tre', 'fatene due', 'cambiarne'. */
const statingNe = /^(?:facci|cambi|mett|mont|prend|rif|sostitu|fa|install)\p{L}{0,6}ne$/u
/** The same for one more: 'aggiungine un’altra', 'mettetene altre due'. */
const addingNe = /^(?:aggiung|mett|mont|prend|fa|facci|cont)\p{L}{0,6}ne$/u
/** Matches verbs after 'ne' that state a number: 'ne facciamo due', 'ne devo cambiare tre'. */
const stating =
  /^(?:facci\p{L}{1,4}|faccio|fate|fai|fare|farei|faremmo|facessi|facessimo|rif\p{L}{2,9}|cambi\p{L}{0,6}|sostitu\p{L}{2,7}|mett\p{L}{1,6}|mont\p{L}{1,6}|install\p{L}{1,6}|prend\p{L}{1,6}|vorrei|vorremmo|voglio|vogliamo|serv\p{L}{1,6}|bast\p{L}{1,6}|sono|ho|abbiamo|revision\p{L}{1,6}|ripar\p{L}{1,6}|aggiust\p{L}{1,6}|trasform\p{L}{1,6})$/u
/** Matches participles, which tell what was done: 'ne ho cambiate due'. */
const done = /(?:[aiu]t|mess|fatt)[aoie]$/
const adding =
  /^(?:aggiung\p{L}{1,6}|mett(?:i|ici|iamo|iamoci|ete|eteci)|facciamo|fate|fai|conta\p{L}{0,4}|anche|pure|ancora|poi|e|c|ce|un|serve|vorrei)$/u
const modals = /^(?:devo|dobbiamo|voglio|vogliamo|vorrei|vorremmo|posso|possiamo|faccio|facciamo)$/
const only = /^(?:solo|soltanto|solamente)$/
/** Words before the number of a message that only states it: 'anzi sono due', 'no scusa, facciamo tre'. */
const opening =
  /^(?:no|anzi|ah|eh|e|ma|ok|quindi|allora|dunque|scus[aie]|scusate|pardon|aspetta|in|realta|sono|saranno|facciamo|fate|fai|diventano|se|fossero|facessimo|,|:|\.)$/
/** Those of them without which a bare number changes nothing. */
const changing =
  /^(?:no|anzi|scus[aie]|scusate|pardon|realta|quindi|dunque|facciamo|fate|diventano|fossero|facessimo)$/

/** Largest number of things where the customer named none before. */
const mostNew = 12
/** The same where the job has other counts, to which 'ne' may refer: valves of a boiler. */
const mostBeside = 4

const textOf = ({ words }: Utterance, at: number): string => words[at]?.text ?? ''

const isBare = ({ unit, ordinal, low, high }: Quantity): boolean => unit === null && !ordinal && low === high

/** Whether a word has the gender of the counted things: 'un altro' is no door. Nouns like 'inverter' have both. */
function isOfGender(text: string, [one = '']: readonly string[]): boolean {
  // 'punti' stand for sockets, too.
  if (!/[oa]$/.test(text) || !/[oa]$/.test(one) || /^(?:pezz|punt)/.test(one)) return true
  return text.endsWith('o') === one.endsWith('o')
}

/** Whether nothing that is counted follows a number: 'due', 'due in tutto', 'una sola', 'tre caldaie'. */
function isOfThings(utterance: Utterance, { to }: Quantity, nouns: readonly string[]): boolean {
  const next = textOf(utterance, to)
  return isAlone(utterance, to) || nouns.includes(next) || /^(?:in|ancora|pure|anche)$/.test(next)
}

/** Reads a new number: 'ne facciamo due', 'facciamone tre', 'ne cambio solo una'. */
function statedOf(utterance: Utterance, nouns: readonly string[]): number | null {
  const said = utterance.quantities.findLast((figure) => {
    if (!isBare(figure) || !isOfThings(utterance, figure, nouns)) return false
    const verb = only.test(textOf(utterance, figure.from - 1)) ? figure.from - 2 : figure.from - 1
    if (statingNe.test(textOf(utterance, verb))) return true
    if (!stating.test(textOf(utterance, verb)) || done.test(textOf(utterance, verb))) return false
    const before = modals.test(textOf(utterance, verb - 1)) ? verb - 2 : verb - 1
    return textOf(utterance, before) === 'ne'
  })
  return said?.low ?? null
}

/** Reads one or several more: 'aggiungine un’altra', 'un’altra ancora', 'altre due', 'ne aggiungo una'. */
function furtherOf(utterance: Utterance, nouns: readonly string[]): number | null {
  const { words, quantities } = utterance
  for (const { from, to, article, ...rest } of quantities) {
    if (!isBare({ from, to, article, ...rest })) continue
    const isOther =
      article && /^altr[oa]$/.test(textOf(utterance, to)) && isOfGender(textOf(utterance, to), nouns)
    const isOthers = !article && /^altr[ie]$/.test(textOf(utterance, from - 1))
    const start = isOthers ? from - 2 : from - 1
    const after = { ...rest, from, article, to: isOther ? to + 1 : to }
    if (!isOfThings(utterance, after, nouns)) continue
    const verb = textOf(utterance, start)
    const isNe = addingNe.test(verb) || (textOf(utterance, start - 1) === 'ne' && verb.startsWith('aggiung'))
    if (isNe && (isOther || isOthers || verb.startsWith('aggiung'))) return rest.low
    const isOnly = words
      .slice(0, isOthers ? from - 1 : from)
      .every(({ text, kind }) => kind === 'mark' || adding.test(text))
    const isNamed = nouns.includes(textOf(utterance, after.to))
    const rested = words.slice(after.to + (isNamed ? 1 : 0)).filter(({ kind }) => kind === 'word')
    const isEnd =
      rested.length === 0 ||
      (rested.length < 3 && /^(?:ancora|uguale|uguali|pure|anche|grazie)$/.test(rested[0]?.text ?? ''))
    if ((isOther || isOthers) && isOnly && isEnd) return rest.low
  }
  return null
}

const removing = /^(?:togli(?:amo|ete)?|tolgo|lev(?:a|o|iamo|ate)|elimina)(?:ne)?$/

/** Reads some less: 'togli una serratura', 'togline una', 'ne tolgo due'. */
function fewerOf(utterance: Utterance, nouns: readonly string[]): number | null {
  const said = utterance.quantities.find(
    (figure) =>
      isBare(figure) &&
      isOfThings(utterance, figure, nouns) &&
      removing.test(textOf(utterance, figure.from - 1)),
  )
  return said?.low ?? null
}

/** Reads a number that is all that a clause says: 'anzi sono due', 'facciamo tre'. */
function bareOf(utterance: Utterance): number | null {
  const [said, ...more] = utterance.quantities.filter(({ article }) => !article)
  if (!said || more.length > 0 || !isBare(said) || !isAlone(utterance, said.to)) return null
  const before = utterance.words.slice(0, said.from)
  const isChange = before.some(({ text }) => changing.test(text))
  const isEnd = utterance.words.slice(said.to).every(({ kind }) => kind === 'mark')
  return isChange && isEnd && before.every(({ text }) => opening.test(text)) ? said.low : null
}

/** Matches one of several things at the end of a clause: 'una sola', 'no, solo una', 'una e basta'. */
const onlyOne = /^(?:solo|soltanto|solamente) un[oa]?$|^un[oa] (?:sol[oa]|e basta|basta)$/

/** Whether a clause leaves one of the things: 'solo una caldaia', 'una sola', 'una caldaia sola'. */
function leavesOne({ words }: Utterance, nouns: readonly string[]): boolean {
  const said = words.filter(
    ({ text, kind }) =>
      kind === 'word' &&
      !nouns.includes(text) &&
      !/^(?:no|anzi|ma|quindi|facciamo|fate|per|ora|adesso|di)$/.test(text),
  )
  const last = said.at(-1)?.text ?? ''
  const isAlike = isOfGender(last, nouns) || last === 'solo'
  return isAlike && onlyOne.test(said.map(({ text }) => text).join(' '))
}

/** The number of whole things of a job: known, or one. */
function thingsOf(job: JobAtHand): MainSize | null {
  const { engine, inHand } = job
  const slot = engine.slots.find(({ things }) => things !== undefined)
  if (!slot) {
    const main = mainSize(job)
    return main?.isCount === true ? main : null
  }
  const known = inHand.facts[slot.id]
  const [, noun] = nounsOf(slot)
  const isKnown = known?.kind === 'number'
  return {
    slot,
    known: isKnown ? known : { kind: 'number', low: 1, high: 1 },
    isCount: true,
    stem: noun.slice(0, -1),
  }
}

/** Whether a slot counts things by a number, as opposed to a measure. */
const isNumber = ({ price }: Slot): boolean => typeof price?.reference === 'number'

/** Returns the reading in which a message states or changes how many things a job has. */
function changed(job: JobAtHand, main: MainSize, { said }: Message): FactReading | null {
  const { slot, known } = main
  if (known.low !== known.high) return null
  const { engine, inHand } = job
  const isTold = inHand.facts[slot.id] !== undefined
  const others = engine.slots.filter((one) => one !== slot && isNumber(one))
  const nouns = nounsOf(slot).filter((noun) => noun.length > 2)
  if (namesOtherThings(job, slot, readUtterance(said))) return null
  for (const clause of clausesIn(said)) {
    const utterance = readUtterance(clause)
    if (utterance.denied.length + utterance.sides.length > 0) continue
    const fewer = slot.things === undefined ? null : fewerOf(utterance, nouns)
    const more = fewer === null ? furtherOf(utterance, nouns) : -fewer
    // Counts that are asked for are read elsewhere.
    const isHeard = slot.things !== undefined
    const stated = more === null && isHeard ? statedOf(utterance, nouns) : null
    // 'anzi sono due' may be a new value of another number, but two litres are none.
    const isFree = others.every((one) => one.read(utterance, true)?.kind !== 'fact')
    const bare = stated === null && isHeard && isFree ? bareOf(utterance) : null
    const isOne = isHeard && known.low > 1 && leavesOne(utterance, nouns)
    const value = isOne ? 1 : more === null ? (stated ?? bare) : known.low + more
    if (value === null || value < 1) continue
    const most = isTold
      ? Infinity
      : others.some(({ id }) => inHand.facts[id] !== undefined)
        ? mostBeside
        : mostNew
    const reading = value <= most ? withMain(job, main, { low: value, high: value }) : null
    if (reading) return reading
  }
  return null
}

/**
 * Returns the change of a message that says how many things there are, of a job that is priced for one and does not ask:
 * 'anzi ne facciamo due', 'aggiungine un’altra', 'facciamone tre'.
 *
 * @param open the question that the message may answer
 */
export function wholeParts(
  { told }: CaseState,
  jobs: readonly JobAtHand[],
  message: Message,
  open: Question | null,
): Part[] {
  if (told.length === 0 || message.sentences.some(({ kind }) => kind === 'question')) return []
  const isOfOther = message.named.some(
    ({ key, denied, isFallback, objectWeight }) =>
      !denied && !isFallback && objectWeight > 0 && jobs.every((job) => job.key !== key),
  )
  // 'ne ho due' answers a question for a number.
  const isAnswer =
    open !== null && isNumber(open.slot) && open.slot.read(message.whole, true)?.kind === 'fact'
  if (isOfOther || (isAnswer && !/^\s*(?:no|anzi|quindi|allora|aspetta|scusa)/iu.test(message.said)))
    return []
  const found = jobs.flatMap((job): Part[] => {
    const main = thingsOf(job)
    const reading = main && changed(job, main, message)
    return reading ? [{ job, slots: job.engine.slots, reading }] : []
  })
  const named = found.filter(({ job }) => {
    const main = job && thingsOf(job)
    return main && message.saidWords.some(({ text }) => nounsOf(main.slot).includes(text))
  })
  const counted = found.filter(({ job }) => job && (thingsOf(job)?.known.high ?? 1) > 1)
  return [named, counted, found].find((parts) => parts.length === 1) ?? []
}
