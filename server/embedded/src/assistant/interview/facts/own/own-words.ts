import { readUtterance } from '../../../italian/utterance.ts'
import { type Fact, isSameFact } from '../../../slots/facts.ts'
import type { Slot } from '../../../slots/slot.ts'
import { askedQuestion, jobsAtHand } from '../../agenda.ts'
import { type CaseState, factsOf } from '../../case.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { Message } from '../../message.ts'
import type { HeardAnswer } from '../heard.ts'
import { candidatesOf, partOf, piecesOf, supposing, valuesIn } from './own-phrases.ts'

/** Answers in the words in which Gino shows them. */
export interface OwnAnswers {
  readonly answers: readonly HeardAnswer[]
  /** Whether the message asks for the price of a variant: 'e con piastrelle nuove quanto costa?'. */
  readonly isVariant: boolean
}

/** Returns the words of a text without articles, prepositions and marks, so that 'in alluminio' is 'alluminio'. */
const plain = (text: string): string =>
  readUtterance(text)
    .content.filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(' ')

/** Whether a text says which question it answers. 'no' and '4' fit many. */
export function saysWhich(text: string): boolean {
  const { words, quantities, polarity } = readUtterance(text)
  return words.length > 1 || (quantities.length === 0 && polarity === null)
}

function factIn(slot: Slot, text: string): Fact | null {
  const reading = slot.read(readUtterance(text), true)
  return reading?.kind === 'fact' && reading.fact.kind !== 'unknown' ? reading.fact : null
}

/** Returns the answer to a question that a text holds in the words that Gino himself shows; null if it holds none. */
export function ownAnswer(slot: Slot, text: string): Fact | null {
  const fact = factIn(slot, text)
  if (fact === null) return null
  const said = plain(text)
  const isChip = (chip: string): boolean => {
    const meant = plain(chip) === said ? factIn(slot, chip) : null
    return meant !== null && isSameFact(meant, fact)
  }
  return plain(slot.show(fact)) === said || slot.chips.some((chip) => isChip(chip)) ? fact : null
}

/** Maximum number of words of a known value in other words than Gino's: 'quelle in PVC'. */
const mostOtherWords = 3

/** Whether a text is a known value, in the words in which it is shown or in few other ones: 'PVC', 'quelle in PVC'. */
function isValue(slot: Slot, known: Fact, text: string): boolean {
  const said = plain(text)
  if (plain(slot.show(known)) === said) return true
  if (said.split(' ').length > mostOtherWords || / (?:e|con) |,/.test(text)) return false
  const fact = factIn(slot, text)
  return fact !== null && isSameFact(known, fact)
}

/** Marks a part that answers the open question. The whole message is then read in the usual way. */
const open = Symbol('open question')

/** Returns a reader of the only answer that a part of a message gives; null if it gives none, or several. */
function readerOf(
  catalogue: Catalogue,
  state: CaseState,
): (part: string, isNew: boolean | null) => HeardAnswer | typeof open | null {
  const asked = askedQuestion(catalogue, state)
  const jobs = jobsAtHand(catalogue, state).map(({ key, engine, inHand }) => {
    const facts = factsOf(state, inHand)
    const slots = engine.slots.filter((slot) => facts[slot.id] !== undefined || slot.needed(facts))
    return { key, facts, slots }
  })
  return (part, isNew) => {
    for (const { text, old } of valuesIn(part)) {
      if (!saysWhich(text)) continue
      if (asked && factIn(asked.slot, text) !== null) return open
      const answers = jobs.flatMap(({ key, facts, slots }) =>
        slots.flatMap((slot): HeardAnswer[] => {
          const known = facts[slot.id]
          if (old !== null && (known === undefined || !isValue(slot, known, old))) return []
          const fact = ownAnswer(slot, text)
          // 'sono 8 mq' may count a part, and 'e il cancello' adds one.
          const isSure = old !== null || (isNew ?? fact?.kind === 'choice')
          return fact && isSure ? [{ job: key, slot: slot.id, fact }] : []
        }),
      )
      const [only, ...more] = answers
      if (only) return more.length === 0 ? only : null
    }
    return null
  }
}

/** Returns the answers of pieces in a row, the longest first part first: 'pareti e soffitti' is one answer. */
function answersOf(
  pieces: readonly string[],
  isNew: boolean | null,
  read: ReturnType<typeof readerOf>,
): readonly HeardAnswer[] | typeof open | null {
  if (pieces.length === 0) return []
  for (let end = pieces.length; end > 0; end -= 1) {
    const first = read(partOf(pieces.slice(0, end)), isNew)
    if (first === open) return open
    const rest = first && answersOf(pieces.slice(end), isNew, read)
    if (first && rest !== null) return rest === open ? open : [first, ...rest]
  }
  return null
}

const isKnown = (state: CaseState, { job, slot, fact }: HeardAnswer): boolean =>
  isSameFact(state.jobs.find(({ key }) => key === job)?.facts[slot], fact)

/**
 * Returns the answers of a message that only names, as new values, words in which Gino shows the answers to other questions
 * than the open one: 'facciamo 3 tapparelle', 'alluminio invece di PVC', 'e con piastrelle nuove quanto costa?'. It then names
 * no new job. Null if a part of it fits no question, or several.
 */
export function answersInOwnWords(
  catalogue: Catalogue,
  state: CaseState,
  { text, sentences }: Message,
): OwnAnswers | null {
  if (state.jobs.length === 0) return null
  // 'ma è meglio dell’alluminio?' chooses nothing.
  const asks =
    text.includes('?') && !supposing.test(text) && sentences.some(({ kind }) => kind === 'question')
  const read = readerOf(catalogue, state)
  for (const { text: candidate, isVariant, isNew } of candidatesOf(text)) {
    if (asks && !isVariant) continue
    const pieces = piecesOf(candidate)
    // Several values in a row are chosen by a word before them: 'facciamo alluminio e vetro doppio'.
    const isChosen = isVariant || (pieces.length > 1 && !isNew ? false : isNew)
    const whole = pieces.length > 1 ? read(candidate, isVariant || isNew) : null
    const answers = whole !== null && whole !== open ? [whole] : answersOf(pieces, isChosen, read)
    if (answers === open) return null
    if (answers === null) continue
    const news = answers.filter((one) => !isKnown(state, one))
    const isOnce = new Set(answers.map(({ job, slot }) => `${job} ${slot}`)).size === answers.length
    return isOnce && news.length > 0 ? { answers: news, isVariant } : null
  }
  return null
}
