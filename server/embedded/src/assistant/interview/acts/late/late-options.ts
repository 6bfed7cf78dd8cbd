import { takesOffCount } from '../../../italian/numbers/left-out/from-count.ts'
import type { Utterance } from '../../../italian/utterance.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import { type Fact, isSameFact } from '../../../slots/facts.ts'
import type { Slot, SlotReading } from '../../../slots/slot.ts'
import { jobsAtHand } from '../../agenda.ts'
import { type CaseState, factsOf } from '../../case.ts'
import type { TurnContext } from '../../context.ts'
import { isChoiceForSome } from '../../facts/choices/option-for-some.ts'
import { hear } from '../../facts/hearing/hearing.ts'
import { explains, isOfPart } from '../../facts/known-figure.ts'
import type { OwnAnswers } from '../../facts/own/own-words.ts'
import { isOneOf, isOneScale, measured, tellsOfSome } from '../../facts/sums.ts'
import { refusesThing } from '../../facts/unnamed/beside-question.ts'
import { gives } from '../../jobs/ways/serving-words.ts'
import type { Message } from '../../message.ts'
import { changing } from '../acts.ts'
import { meantOption } from './meant-option.ts'

/** Matches words of a question for the price of a variant, or for a difference of the price. */
const price = /^(?:quanto|cifra|risparmi\p{L}*|cambia|aumenta|prezzo|spesa|totale)$/u
/** Matches words of other things that a question may ask for. */
const otherThan =
  /^(?:tempo|dur[aio]\p{L}*|tien[eo]|regge|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|ore|prima|alt[oaie]|larg[oaie]|lung[oaie]|pes[ao]|divid\p{L}*|gia|dentro|compres[oaie]|inclus[oaie]|garanzi[ae])$/u
/** Matches words that suppose something: 'se fosse', 'con tre', 'per un’ottantina di metri'. */
const supposing = /^(?:se|con|col|coi|per|su|sui|invece|mett\p{L}+|fac\p{L}+|aggiung\p{L}+|di|ne)$/u

/** Minimum probability that a message asks for the price of a variant, if its words may ask for something else. */
const surelyTries = 0.5
/** Number of words after 'quanto' that tell what is asked for: 'quanto mi dura'. */
const near = 3

const textsOf = ({ words }: Utterance): string[] => words.map(({ text }) => text)

/** Whether a message asks what a variant costs: 'mio cognato dice di rame, che dura 50 anni. quanto verrebbe così'. */
function asksPrice({ whole, sentences }: Pick<Message, 'whole' | 'sentences'>, tries: number): boolean {
  const asking = sentences
    .map(({ utterance }) => textsOf(utterance))
    .find((texts) => texts.some((text) => price.test(text)))
  if (!asking) return false
  const at = asking.findIndex((text) => price.test(text))
  if (asking.slice(at, at + near).some((text) => otherThan.test(text))) return false
  return (
    tries >= surelyTries ||
    (textsOf(whole).some((text) => supposing.test(text)) && !asking.some((text) => otherThan.test(text)))
  )
}

/** A changed answer, with its question and the answer before. */
interface Changed {
  readonly job: AnyJobKey
  readonly slot: Slot
  readonly known: Fact | undefined
  readonly fact: Fact
}

/** Reads an answer that replaces a known one, which is undefined if the question is open. */
type Reader = (slot: Slot, utterance: Utterance, known: Fact | undefined) => SlotReading

/** The ways in which an answer may be read, from the surest one to the least sure one. */
const readers = {
  /** By its own words. */
  named: (slot, utterance) => slot.read(utterance, false),
  /** Beside the words of the old answer. */
  other: (slot, utterance, known) => (known && slot.readOther?.(utterance, known)) ?? null,
  /** As if the question had been asked. */
  bare: (slot, utterance) => slot.read(utterance, true),
} as const satisfies Readonly<Record<string, Reader>>

/** Returns the changed answers that a message gives, read in one way. */
function changedAnswers(
  context: TurnContext,
  state: CaseState,
  utterance: Utterance,
  read: Reader,
): Changed[] {
  return jobsAtHand(context.catalogue, state).flatMap(({ key, engine, inHand }) => {
    const facts = factsOf(state, inHand)
    return engine.slots.flatMap((slot): Changed[] => {
      const known = facts[slot.id]
      if (!slot.price || (known === undefined && !slot.needed(facts))) return []
      const reading = read(slot, utterance, known)
      if (reading?.kind !== 'fact' || reading.fact.kind === 'unknown') return []
      if (known && isSameFact(known, reading.fact)) return []
      // 'sempre quei 45', of a home of 45 m², counts no bathrooms.
      const { fact } = reading
      const isOfOther =
        fact.kind === 'number' &&
        Object.values(facts).some((other) => isSameFact(other, fact)) &&
        slot.read(utterance, false) === null
      if (isOfOther) return []
      // A message about some of the things, or about a part, is no answer for all of them.
      const isOfSome =
        isChoiceForSome(slot, utterance, facts, engine.slots) ||
        isOfPart(slot, reading, facts, utterance) ||
        (known !== undefined &&
          (explains(reading, known, utterance) ||
            isOneOf(reading, known, utterance) ||
            tellsOfSome(reading, known, utterance)))
      return isOfSome ? [] : [{ job: key, slot, known, fact: reading.fact }]
    })
  })
}

/** Minimum probabilities that a message changes something: if its words name the answer, and if they may mean another one. */
const least = { named: 0.3, bare: 0.5 } as const
/** Matches words of a part of the things in hand. A size in other words than figures is then no new total. */
const ofPart = /^(?:anche|pure|altr[oaie]|piu|meno|solo|ancora)$/

/** Minimum number of words of a statement whose answer may be meant by words that name it only in part. */
const fewest = 6
/** Matches words of a further thing, or of the rest of the things in hand. */
const further = /^(?:anche|pure|altr[oaie])$/

/** Matches a last word that points back to something said before: 'un prodotto migliore: va bene, voglio quello'. */
const pointing = /^quell[oaie]$/

/** Whether a statement is too short to choose something for all things, speaks of some of them, or points back. */
const mayCountSome = ({ words }: Utterance): boolean =>
  words.length < fewest ||
  words.some(({ text }) => further.test(text)) ||
  pointing.test(words.findLast(({ kind }) => kind !== 'mark')?.text ?? '')

/** Whether an answer may be that of all things in hand: a figure in its unit, or one that counts all. */
function isWhole({ fact, slot, known }: Changed, { quantities, words }: Utterance, isOnly: boolean): boolean {
  if (fact.kind !== 'number') return true
  const figures = quantities.filter(({ article }) => !article)
  // 'due le ho già cambiate, toglietele dal conto' counts what is left out.
  if (figures.length === 0)
    return isOnly && !words.some(({ text }) => ofPart.test(text)) && !takesOffCount({ words })
  // 'li ho contati, 2 sono rotti', of fourteen
  if (!measured.test(slot.show(fact)))
    return known?.kind !== 'number' || known.high === 0 || isOneScale(fact, known)
  // 'i muri sono 2' is no area.
  return figures.every(({ unit }) => unit !== null) || (known?.kind === 'number' && isOneScale(fact, known))
}

/**
 * Returns the answer that the words of a message after the figure change: 'e con 4 rattoppi quanto si paga?', 'le farei in
 * alluminio, la plastica non mi convince'. Returns null if they change no answer, or several.
 */
function readOption(context: TurnContext, state: CaseState, message: Message): OwnAnswers | null {
  const { whole, acts, language } = message
  if (state.phase !== 'estimated' || acts === null || language !== null || state.asked?.job) return null
  const isVariant = asksPrice(message, acts.try)
  const likely = changing(acts) + acts.try
  if (!isVariant && (message.text.includes('?') || likely < least.named)) return null
  const read = (reader: Reader): Changed[] => changedAnswers(context, state, whole, reader)
  const isSure = likely >= least.bare
  // A bare figure beside several jobs may count anything: 'quello a due ante è il pedonale'.
  const isMeant = (all: readonly Changed[]): boolean =>
    all.length > 0 && !(state.jobs.length > 1 && all.some(({ fact }) => fact.kind === 'number'))
  const named = read(readers.named)
  // The rules have read every statement: what they did not take is no new answer.
  const isStated = message.sentences.every(({ kind }) => kind === 'statement')
  if (isStated && (named.length > 0 || mayCountSome(whole))) return null
  // 'il seggiolino no' is no answer about the lift.
  const bare: Reader = (slot, utterance) =>
    refusesThing({ slot }, message) ? null : readers.bare(slot, utterance)
  // 'mi serve l’attacco del gas, aggiungilo', 'tutto ok': a yes answers no question that was not asked.
  const byYes = (all: readonly Changed[]): boolean =>
    whole.polarity === 'yes' &&
    all.some(({ slot }) => slot.read({ ...whole, polarity: null }, true)?.kind !== 'fact')
  const readBare = (): Changed[] => {
    const all = read(bare)
    return byYes(all) ? [] : all
  }
  const ways = isSure && named.length === 0 ? [read(readers.other), readBare()] : []
  const answers = named.length > 0 ? named : (ways.find(isMeant) ?? [])
  const [only, ...more] = answers
  if (!only || more.length > 0 || !isWhole(only, whole, state.jobs.length === 1)) return null
  return { answers: [{ job: only.job, slot: only.slot.id, fact: only.fact }], isVariant }
}

/**
 * Returns the answer that a message after the figure changes, although no rule read it: by its words, or by its likeness to other
 * messages. Null if it changes no answer, or several. Only for a message of which the rules read nothing.
 */
export const lateOption = (context: TurnContext, state: CaseState, message: Message): OwnAnswers | null =>
  readOption(context, state, message) ?? meantOption(context, state, message)

/** Probabilities at which a message surely changes one answer, whatever jobs its words may name. */
const surely = { changes: 0.85, adds: 0.1 } as const
/** The weight of a mention that names a job with its thing and its parts: 'quel box doccia, mettetene uno nuovo'. */
const clearJob = 3

/**
 * Returns the only answer that a message after the figure surely changes: 'mi serve la colonna doccia invece della riparazione',
 * of a tap, asks for no new shower. Null if it may do something else too.
 */
export function sureOption(context: TurnContext, state: CaseState, message: Message): OwnAnswers | null {
  const { whole, acts, language, named } = message
  if (state.phase !== 'estimated' || acts === null || language !== null || state.asked?.job) return null
  if (acts.change + acts.try < surely.changes || acts.add + acts.drop > surely.adds) return null
  const inHand = new Set(state.jobs.map(({ key }) => key))
  const others = named.filter(({ key, denied }) => !denied && !inHand.has(key))
  if (
    others.length === 0 ||
    others.some(({ also, instead, weight }) => also || instead || weight >= clearJob)
  )
    return null
  const { changes, askBack } = hear(context.catalogue, state, { ...message, named: [] })
  const [only, ...more] = changes.filter(({ slot }) => slot.price !== null)
  if (!only || only.job === null || more.length > 0 || askBack !== null) return null
  if (!others.every((one) => gives(only, one, message))) return null
  // 'con accumulo da 10 kWh', 'sei prese e due luci' tell more than one answer.
  const figures = whole.quantities.filter(({ article }) => !article).length + whole.denied.length
  if (figures !== (only.fact.kind === 'number' ? 1 : 0)) return null
  const isVariant = asksPrice(message, acts.try)
  return { answers: [{ job: only.job, slot: only.slot.id, fact: only.fact }], isVariant }
}
