import { addsOne } from '../../engines/readers/openings.ts'
import { patterns, says } from '../../italian/patterns.ts'
import { readCorrections } from '../../italian/sentences/corrections.ts'
import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import { type Facts, isSameFact } from '../../slots/facts.ts'
import type { Slot } from '../../slots/slot.ts'
import { refusesPhotos } from '../photos/photo-slot.ts'
import { chosenOptions, takeBareChoice, takeOne, takeWhatIf } from './choices/loose-words.ts'
import { besideKnown, countLeft, isChoiceForSome, isRefusedOne } from './choices/option-for-some.ts'
import { type AskBack, type Draft, take } from './draft.ts'
import { followed } from './followed.ts'
import { doubtsOther } from './hearing/doubts.ts'
import {
  blurs,
  countsOthers,
  explains,
  isOfPart,
  isOfPerson,
  isOfPlace,
  isPlain,
  limits,
  measuredTotal,
  narrows,
} from './known-figure.ts'
import { takeExchange } from './restated/exchange.ts'
import { isOtherCount } from './restated/other-count.ts'
import { inTotal, isOneOf, measured, tellsOfSome } from './sums.ts'

/** The facts after a text was read, and what it changed. */
export interface FactReading {
  readonly facts: Facts
  /** The slots with a new or changed fact, in the order of the text. */
  readonly changed: readonly Slot[]
  readonly askBack: AskBack | null
  /** Whether the customer says that they do not know the answer. */
  readonly unknown: boolean
  /** Whether the text repeats a known fact. */
  readonly repeated: boolean
}

/** Options for reading a text. */
export interface ReadingOptions {
  /** The question that the text may answer. */
  readonly asked: Slot | null
  /** The question that was answered last. A bare 'anzi 90' corrects its answer. */
  readonly last: Slot | null
  /** Whether a passing mention may replace a known fact, which is so after the estimate. */
  readonly mayReplace: boolean
  /** Whether the text asks for the price of a variant: 'e se fossero 100?'. */
  readonly isWhatIf: boolean
  /** Whether common words may count as the answer to a question that was not asked. */
  readonly mayGuess: boolean
  /** Whether the known facts may come from the same text, so that 'aggiungere 3' must not add to them. */
  readonly isAgain?: boolean
  /** Whether the text only mentions a job beside another one, so that it chooses nothing for it. */
  readonly isBeside?: boolean
}

/** Maximum number of words of a text with a single statement. */
const shortRemark = 6

interface Mentions {
  readonly mayReplace: boolean
  readonly isAgain?: boolean | undefined
  /** Whether an estimated range may replace an exact figure. */
  readonly mayEstimate: boolean
}

/** Takes the facts that a text mentions in passing. Replaces a known fact only if `mayReplace`. */
function takeMentions(
  draft: Draft,
  slots: readonly Slot[],
  utterance: Utterance,
  { mayReplace, mayEstimate, isAgain = false }: Mentions,
): boolean {
  let any = false
  for (const slot of slots) {
    const known = draft.facts[slot.id]
    const left = countLeft(slot, known, utterance)
    if (left) {
      if (take(draft, slot, { kind: 'fact', fact: left })) any = true
      continue
    }
    const total = measuredTotal(slot, known, utterance)
    if (total) {
      if (take(draft, slot, { kind: 'fact', fact: total })) any = true
      continue
    }
    const reading = slot.read(utterance, false)
    if (known && reading?.kind === 'fact' && isSameFact(known, reading.fact)) draft.repeated = true
    const settled = known && known.kind !== 'unknown' && !narrows(reading, known)
    if (
      settled &&
      (!mayReplace || (mayEstimate ? isOfPlace(reading, utterance) : blurs(reading, known, utterance)))
    )
      continue
    if (settled && explains(reading, known, utterance)) continue
    if (!isAgain && mayReplace && isOfPart(slot, reading, draft.facts, utterance)) continue
    if (settled && !isAgain && (isOneOf(reading, known, utterance) || tellsOfSome(reading, known, utterance)))
      continue
    if (settled && slot.id === 'comune' && isOfPerson(utterance)) continue
    // A message about some of the things chooses no option for all.
    if (isChoiceForSome(slot, utterance, draft.facts, slots)) continue
    if (!known && isRefusedOne(reading, utterance)) continue
    const sum = settled && !isAgain ? inTotal(reading, known, utterance) : reading
    const meant = settled && !mayEstimate && !isAgain ? besideKnown(slot, sum, known, utterance) : sum
    // Ask a further question only about the town: any other unclear mention may have another meaning.
    if ((meant?.kind === 'fact' || slot.id === 'comune') && take(draft, slot, meant)) any = true
  }
  return any
}

const withoutNo = (utterance: Utterance): Utterance => ({
  ...utterance,
  content: utterance.content.slice(1).filter((word) => word !== ','),
  words: utterance.words.slice(1).filter(({ kind }) => kind !== 'mark'),
  polarity: null,
})

/** Matches words of a customer who did not understand a question. Their 'non' is no answer. */
const misunderstood = patterns(
  'non ho capito|non ho capita|non abbiamo capito|non capisco|non si capisce|cosa vuol dire|che vuol dire|cosa significa|che significa|in che senso|puoi spiegare|spiegati meglio',
)

/** Matches the beginning of a message that answers with yes or no. */
export const beginsAnswer = /^\s*(?:s[iì]|no)\s*[,.;]/iu

function hasBareNumber({ quantities }: Utterance): boolean {
  return quantities.some(({ unit, article }) => unit === null && !article)
}

/** Takes a correction clause by clause. A number without a unit corrects the last answer. */
function takeCorrection(
  draft: Draft,
  slots: readonly Slot[],
  text: string,
  { asked, last, isAgain }: ReadingOptions,
): boolean {
  const whole = readUtterance(text)
  if (takeExchange(draft, slots, whole)) return true
  const told = { ...draft.facts }
  let any = takeMentions(draft, slots, whole, { mayReplace: true, mayEstimate: true, isAgain })
  // 'scusa, il t9: 4 mq' has its measure.
  const isMeasured = (slot: Slot): boolean => {
    const fact = draft.facts[slot.id]
    const isNew =
      fact?.kind === 'number' && !isSameFact(told[slot.id], fact) && measured.test(slot.show(fact))
    return isNew && whole.quantities.some(({ unit, low }) => unit === 'area' && low === fact.low)
  }
  const firstNumber = slots.find(({ id }) => draft.facts[id]?.kind === 'number')
  const candidates = [draft.changed.at(-1), last, asked, firstNumber]
  for (const clause of text.split(/[,;.](?!\d)/)) {
    const utterance = readUtterance(clause)
    const isBare = hasBareNumber(utterance)
    if (any && !isBare) continue
    const numeric = (slot: Slot | null | undefined) =>
      slot && (!isBare || draft.facts[slot.id]?.kind === 'number')
    for (const slot of candidates.filter((one) => numeric(one))) {
      const known = slot ? told[slot.id] : undefined
      const reading = slot?.read(utterance, true)
      // 'anzi sono due', of a heater of 80 litres, counts heaters.
      const isOfThings = reading?.kind === 'ask' && slots.some(({ things }) => things !== undefined)
      if (
        !slot ||
        !reading ||
        isOfThings ||
        isMeasured(slot) ||
        (known && explains(reading, known, whole)) ||
        countsOthers(utterance, slot) ||
        isOtherCount(draft.facts, slots, slot, utterance) ||
        !take(draft, slot, reading)
      )
        continue
      any = true
      break
    }
  }
  return any
}

/** Takes what a new answer supposes: a battery of 5 kWh is a battery. */
function withNeeded(draft: Draft, slots: readonly Slot[]): void {
  const { facts, changed } = draft
  for (const slot of changed.filter((one) => one.isDependent && !one.needed(facts))) {
    const options = slots
      .filter(({ id }) => facts[id]?.kind === 'choice' && !changed.some((one) => one.id === id))
      .flatMap((one) => one.chips.map((chip) => ({ one, reading: one.read(readUtterance(chip), true) })))
    const needing = options.find(
      ({ one, reading }) => reading?.kind === 'fact' && slot.needed({ ...facts, [one.id]: reading.fact }),
    )
    if (needing) take(draft, needing.one, needing.reading)
  }
}

/** Reads the answers in a text: to the question that was asked, to other questions in passing, and corrections. */
export function readFacts(
  text: string,
  slots: readonly Slot[],
  before: Facts,
  options: ReadingOptions,
): FactReading {
  const { asked, mayReplace, isWhatIf, mayGuess, isAgain } = options
  const draft: Draft = { facts: { ...before }, changed: [], askBack: null, repeated: false }
  let unknown = false
  const chosen = isWhatIf || options.isBeside === true ? [] : chosenOptions(slots, before, text)
  // 'col legno si trova male, opto per il pvc' is no yes to another question.
  const isChoice = chosen.some(({ slot }) => slot !== asked) && !beginsAnswer.test(text)
  for (const { text: part, corrects } of readCorrections(text)) {
    const utterance = readUtterance(part)
    if (utterance.words.length === 0 && utterance.polarity === null) continue
    if (corrects && takeCorrection(draft, slots, part, options)) continue
    if (isWhatIf && takeOne(draft, slots, utterance)) continue
    let answered = false
    if (asked && draft.askBack === null) {
      const isApart =
        isChoice ||
        says(utterance.content, misunderstood) ||
        (asked.id !== 'foto' && refusesPhotos(utterance))
      const said = isApart ? { ...utterance, polarity: null } : utterance
      answered =
        !isChoiceForSome(asked, utterance, draft.facts, slots) &&
        take(draft, asked, asked.read(said, true) ?? (isChoice ? null : (asked.readLoosely?.(said) ?? null)))
      // The question about photos reads 'boh' itself: 'boh, ne parlo con mia moglie' is no answer to it.
      const isOpen = !answered && asked.id !== 'foto'
      if (isOpen && utterance.polarity === 'unknown' && !doubtsOther(asked, utterance)) unknown = true
    }
    const others = slots.filter((slot) => slot !== asked || !answered)
    const replaces = mayReplace || isWhatIf || isPlain(utterance) || addsOne(utterance) || limits(utterance)
    const touched = draft.changed.length
    const mentioned =
      takeMentions(draft, others, utterance, { mayReplace: replaces, mayEstimate: isWhatIf, isAgain }) ||
      // A short text that answers no question may state a new value of a known fact.
      (touched === 0 && !answered && draft.askBack === null && utterance.words.length <= shortRemark
        ? takeMentions(draft, others, utterance, { mayReplace: true, mayEstimate: isWhatIf, isAgain })
        : false)
    const isUnread = !mentioned && !answered && draft.askBack === null && !unknown
    const [first] = utterance.content
    // 'no pvc', after 'legno', chooses PVC.
    const bare = first === 'no' ? withoutNo(utterance) : utterance
    if (isUnread && bare.content.length === 1) takeBareChoice(draft, slots, asked, bare)
    if (mayGuess && !mentioned && !answered && draft.changed.length === 0) takeWhatIf(draft, slots, utterance)
  }
  if (draft.askBack === null) for (const { slot, reading } of chosen) take(draft, slot, reading)
  const { askBack, repeated } = draft
  withNeeded(draft, slots)
  const after = followed(slots, draft.facts)
  const facts = after.facts
  const changed = [...new Set([...draft.changed, ...after.changed])]
  const isAnswered = asked !== null && changed.includes(asked)
  return { facts, changed, askBack, repeated, unknown: unknown && !isAnswered }
}
