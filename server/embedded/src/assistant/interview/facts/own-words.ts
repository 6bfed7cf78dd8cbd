import { readUtterance } from '../../italian/utterance.ts'
import { type Fact, isSameFact } from '../../slots/facts.ts'
import type { Slot } from '../../slots/slot.ts'
import { askedQuestion, jobsAtHand } from '../agenda.ts'
import { type CaseState, factsOf } from '../case.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Message } from '../message.ts'
import type { HeardAnswer } from './heard.ts'

/** An answer in the words in which Gino shows it. */
export interface OwnAnswer {
  readonly answer: HeardAnswer
  /** Whether the message asks for the price of a variant: 'e con piastrelle nuove quanto costa?'. */
  readonly isVariant: boolean
}

/** A part of a message that may be an answer. */
interface Candidate {
  readonly text: string
  /** The value that it replaces: 'PVC' in 'alluminio invece di PVC'. Null if the message names none. */
  readonly old: string | null
  readonly isVariant: boolean
  /** Whether words before it choose it; null if there are none. */
  readonly isNew: boolean | null
}

/** Maximum length of a message that is only an answer: 'con pannelli invece di con piastrelle nuove'. */
const longest = 200

/** Matches a word by which a message chooses a new value: 'facciamo', 'meglio', 'e se fosse', 'scusi, ho sbagliato'. */
const choosing =
  /^(?:no|anzi|scus[ai]|sbagliat[oa]|sbagliavo|correggo|meglio|facciamo|facciamol[oaie]|fai|fate|fammi|mett(?:i|ete|iamo)|voglio|vorrei|vogliamo|vorremmo|preferisco|preferiamo|prend(?:o|iamo)|scelgo|scegliamo|se|fosse|fossero|invece|piuttosto)$/iu
/** Matches a further word before an answer. */
const filling = /^(?:e|ma|ok|sì|si|allora|dai|ho|mi|sono|è|sarebbe|direi)$/iu
/** Matches a word after an answer: 'senza batteria invece'. */
const trailing = /(?:,? (?:invece|allora|grazie|dai|per favore|va bene))?[\s.!?…]*$/iu

/** Matches the beginning of a variant: 'e se fosse', 'se facessimo'. */
const supposing = /^\s*(?:e |ma |ok |allora )?se \p{L}/iu

const price =
  '(?:quanto|che) (?:(?:mi|ci|ti) )?(?:prezzo|cost[ai]|costano|costerebbe(?:ro)?|viene|vengono|verrebbe(?:ro)?|sarebbe(?:ro)?|è|spend[oe]|spenderei|pago|pagherei)(?: (?:in più|di più))?'
/** Matches the beginning of a question for the price of a variant: 'quanto verrebbe con'. */
const priceWith = new RegExp(
  `^(?:e |ma |invece )?${price} (?:con|per|se (?:fosse(?:ro)?|facci[oa](?:mo)?|mett[oi](?:amo)?)|facendo|mettendo) `,
  'iu',
)
/** Matches the end of a question for the price of a variant: 'e il legno quanto costa'. */
const priceOf = new RegExp(` ${price}$`, 'iu')

const insteadOf = [
  ' invece di ',
  ' invece che ',
  ' al posto di ',
  ' anziché ',
  ' piuttosto che ',
  ' e non ',
  ', non ',
] as const
/** Matches the beginning of a message that names the old value first: 'invece di PVC metti alluminio', 'non PVC, alluminio'. */
const oldFirst = /^(?:no,? )?(?:invece di|invece che|al posto di|anziché|non) /iu
const between = [
  ' metti ',
  ' mettete ',
  ' mettiamo ',
  ' facciamo ',
  ' fai ',
  ' vorrei ',
  ' voglio ',
  ', ma ',
  ' ma ',
  ', ',
] as const

/** Returns the candidates in a part of a message: without more and more of its first words. */
function candidatesIn(text: string, old: string | null, isVariant: boolean): readonly Candidate[] {
  const words = text.trim().split(/\s+/)
  const bare = words.map((word) => word.replace(/[,:]$/, ''))
  const own = bare.findIndex((word) => !choosing.test(word) && !filling.test(word))
  const starts = own === -1 ? words.length - 1 : own
  return Array.from({ length: starts + 1 }, (_, at) => ({
    text: words.slice(at).join(' '),
    old,
    isVariant,
    isNew: starts === 0 ? null : bare.slice(0, at).some((word) => choosing.test(word)),
  }))
}

/** Returns both sides of the places where a text is cut. */
const cutAt = (
  text: string,
  marks: readonly string[],
): readonly (readonly [before: string, after: string])[] =>
  marks.flatMap((mark) => {
    const at = text.toLowerCase().indexOf(mark)
    return at === -1 ? [] : [[text.slice(0, at), text.slice(at + mark.length)] as const]
  })

/** Returns the parts of a message that may be an answer. */
function candidatesOf(typed: string): readonly Candidate[] {
  if (typed.length > longest) return []
  const text = typed.trim().replace(trailing, '')
  const asking = priceWith.test(text)
    ? text.replace(priceWith, '')
    : priceOf.test(text)
      ? text.replace(priceOf, '')
      : null
  const first = oldFirst.exec(text)?.[0] ?? null
  return [
    ...(asking === null ? [] : candidatesIn(asking, null, true)),
    ...(first === null
      ? []
      : cutAt(text.slice(first.length), between).flatMap(([old, one]) => candidatesIn(one, old, false))),
    ...cutAt(text, insteadOf).flatMap(([one, old]) => candidatesIn(one, old, false)),
    ...candidatesIn(text, null, false),
  ]
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

/**
 * Returns the answer of a message that only names, as a new value, words in which Gino shows the answer to another question
 * than the open one: 'facciamo 3 tapparelle', 'alluminio invece di PVC', 'e con piastrelle nuove quanto costa?'. It is then no
 * new job. Null if it fits no question, or several.
 */
export function answerInOwnWords(
  catalogue: Catalogue,
  state: CaseState,
  { text, sentences }: Message,
): OwnAnswer | null {
  // 'ma è meglio dell’alluminio?' chooses nothing.
  const asks =
    text.includes('?') && !supposing.test(text) && sentences.some(({ kind }) => kind === 'question')
  const asked = askedQuestion(catalogue, state)
  for (const { text: candidate, old, isVariant, isNew } of candidatesOf(text)) {
    if (!saysWhich(candidate) || (asks && !isVariant)) continue
    if (asked && factIn(asked.slot, candidate) !== null) return null
    const answers = jobsAtHand(catalogue, state).flatMap(({ key, engine, inHand }): HeardAnswer[] => {
      const facts = factsOf(state, inHand)
      return engine.slots.flatMap((slot) => {
        const known = facts[slot.id]
        if (known === undefined && !slot.needed(facts)) return []
        if (old !== null && (known === undefined || !isValue(slot, known, old))) return []
        const fact = ownAnswer(slot, candidate)
        // 'sono 8 mq' may count a part, and 'e il cancello' adds one.
        const isSure = old !== null || isVariant || (isNew ?? fact?.kind === 'choice')
        return fact && isSure ? [{ job: key, slot: slot.id, fact }] : []
      })
    })
    const [only, ...more] = answers
    if (!only) continue
    const job = state.jobs.find(({ key }) => key === only.job)
    return more.length > 0 || isSameFact(job?.facts[only.slot], only.fact)
      ? null
      : { answer: only, isVariant }
  }
  return null
}

/** Whether a text is a known value: in the words in which it is shown, or in other ones. */
function isValue(slot: Slot, known: Fact, text: string): boolean {
  if (plain(slot.show(known)) === plain(text)) return true
  const fact = factIn(slot, text)
  return fact !== null && isSameFact(known, fact)
}
