import { readCorrections } from '../italian/corrections.ts'
import { readUtterance, type Utterance } from '../italian/utterance.ts'
import { type Fact, type Facts, isSameFact } from '../slots/facts.ts'
import type { Slot, SlotReading } from '../slots/slot.ts'

/** A question back, before an answer counts. */
export interface AskBack {
  readonly slot: Slot
  readonly words: string
  readonly chips: readonly string[]
}

/** What a text changed. */
export interface FactReading {
  readonly facts: Facts
  /** The slots whose fact is new or another, in the order of the text. */
  readonly changed: readonly Slot[]
  readonly askBack: AskBack | null
  /** The customer does not know what was asked. */
  readonly unknown: boolean
  /** It says, again, something that is known. */
  readonly repeated: boolean
}

/** How a text is to be read. */
export interface ReadingOptions {
  /** The question that it may answer. */
  readonly asked: Slot | null
  /** The question that was answered last: what a bare 'anzi 90' corrects. */
  readonly last: Slot | null
  /** Whether a known fact gives way to another one in passing, as it does after the estimate. */
  readonly mayReplace: boolean
  /** Whether the text asks for another price: 'e se fossero 100?'. */
  readonly isWhatIf: boolean
  /** Whether common words may count as an answer even if the question was not asked. */
  readonly mayGuess: boolean
}

/** Words beside a quantity that add nothing to it: 'sono 90 mq in tutto'. */
const plainWords = new Set(
  'sono saranno e in tutto totale totali circa casa la di il un una appartamento invece anche pero poi adesso ora ho ne no si ok'.split(
    ' ',
  ),
)

/** Whether a text says one quantity only. It then replaces the known value. */
function isPlain({ words, quantities }: Utterance): boolean {
  return (
    quantities.length === 1 &&
    words.every(({ text, kind }, at) => {
      const inside = quantities.some(({ from, to }) => at >= from && at < to)
      return inside || kind === 'mark' || plainWords.has(text)
    })
  )
}

/** The most words of a text that says only one thing. */
const shortRemark = 6

interface Draft {
  readonly facts: Record<string, Fact>
  readonly changed: Slot[]
  askBack: AskBack | null
  repeated: boolean
}

function take(draft: Draft, slot: Slot, reading: SlotReading): boolean {
  if (reading === null) return false
  if (reading.kind === 'ask') {
    draft.askBack ??= { slot, words: reading.words, chips: reading.chips }
    return true
  }
  if (isSameFact(draft.facts[slot.id], reading.fact)) return true
  draft.facts[slot.id] = reading.fact
  if (!draft.changed.includes(slot)) draft.changed.push(slot)
  return true
}

/** A closer figure inside a range that is known: 'un trilocale', then '85 mq'. */
function narrows(reading: SlotReading, known: Fact): boolean {
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number' || known.kind !== 'number') return false
  const { low, high } = reading.fact
  return low >= known.low && high <= known.high && high - low < known.high - known.low
}

/** Whether a reading is only a guess beside a figure that is known: 'anche la camera', after 48 m². */
function blurs(reading: SlotReading, known: Fact, { quantities }: Utterance): boolean {
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number' || known.kind !== 'number') return false
  const isGuess = reading.fact.low < reading.fact.high && quantities.every(({ article }) => article)
  return isGuess && known.low === known.high
}

const adding = /^(?:anche|altr[ie]|aggiung\p{L}*|ulterior[ie])$/u
const removing = /^(?:togli\p{L}*|tolgo|leva\p{L}*|meno)$/u
/** So many words may stand between 'anche' or 'togli' and the number that it is about. */
const farSign = 2

/** A count that a message adds to a known one or takes from it: 'metti anche 2 punti luce', 'togli due prese'. */
function inTotal(reading: SlotReading, known: Fact, { quantities, words }: Utterance): SlotReading {
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number' || known.kind !== 'number') return reading
  const { low, high } = reading.fact
  const said = quantities.find((one) => one.low === low && one.high === high && !one.ordinal)
  if (!said || low !== high || known.low !== known.high) return reading
  const before = words.slice(Math.max(0, said.from - farSign), said.from).map(({ text }) => text)
  const sign = before.some((word) => adding.test(word))
    ? 1
    : before.some((word) => removing.test(word))
      ? -1
      : 0
  const sum = known.low + sign * low
  if (sign === 0 || sum <= 0) return reading
  return { kind: 'fact', fact: { kind: 'number', low: sum, high: sum } }
}

/** Takes the facts that a text mentions. A known fact is replaced only if `mayReplace`. */
function takeMentions(
  draft: Draft,
  slots: readonly Slot[],
  utterance: Utterance,
  mayReplace: boolean,
): boolean {
  let any = false
  for (const slot of slots) {
    const known = draft.facts[slot.id]
    const reading = slot.read(utterance, false)
    if (known && reading?.kind === 'fact' && isSameFact(known, reading.fact)) draft.repeated = true
    const settled = known && known.kind !== 'unknown' && !narrows(reading, known)
    if (settled && (!mayReplace || blurs(reading, known, utterance))) continue
    const total = settled ? inTotal(reading, known, utterance) : reading
    // Only the town is asked back here: other unclear mentions may not be about the question at all.
    if ((total?.kind === 'fact' || slot.id === 'comune') && take(draft, slot, total)) any = true
  }
  return any
}

/** Reads a what-if whose words are too common to count in passing: they are taken if they fit one slot only. */
function takeWhatIf(draft: Draft, slots: readonly Slot[], utterance: Utterance): void {
  const priced = slots.filter((slot) => slot.price !== null && slot.needed(draft.facts))
  const numbers = utterance.quantities.some(({ unit, article }) => unit === null && !article)
  const meant = numbers
    ? priced.filter(({ price }) => typeof price?.reference === 'number').slice(0, 1)
    : priced.filter(({ price }) => typeof price?.reference === 'string')
  const plain = { ...utterance, raw: utterance.raw.replaceAll('?', ''), polarity: null }
  const fitting = meant.filter((slot) => slot.read(plain, true)?.kind === 'fact')
  const [only] = fitting
  if (only && fitting.length === 1) take(draft, only, only.read(plain, true))
}

function hasBareNumber({ quantities }: Utterance): boolean {
  return quantities.some(({ unit, article }) => unit === null && !article)
}

/** Takes the figure that stands in place of a known one: 'i termosifoni sono 11 non 9'. */
function takeExchange(draft: Draft, slots: readonly Slot[], { quantities, denied }: Utterance): boolean {
  const [wrong, ...more] = denied
  if (!wrong || more.length > 0) return false
  const slot = slots.find(({ id }) => {
    const known = draft.facts[id]
    return known?.kind === 'number' && known.low === wrong.low && known.high === wrong.high
  })
  const [right] = quantities
    .filter(({ article, ordinal }) => !article && !ordinal)
    .toSorted((a, b) => Math.abs(a.from - wrong.from) - Math.abs(b.from - wrong.from))
  if (!slot || !right) return false
  return take(draft, slot, { kind: 'fact', fact: { kind: 'number', low: right.low, high: right.high } })
}

/** Takes a correction clause by clause: a number without a unit corrects the last answer. */
function takeCorrection(
  draft: Draft,
  slots: readonly Slot[],
  text: string,
  { asked, last }: ReadingOptions,
): boolean {
  const whole = readUtterance(text)
  if (takeExchange(draft, slots, whole)) return true
  let any = takeMentions(draft, slots, whole, true)
  const firstNumber = slots.find(({ id }) => draft.facts[id]?.kind === 'number')
  const candidates = [draft.changed.at(-1), last, asked, firstNumber]
  for (const clause of text.split(/[,;.](?!\d)/)) {
    const utterance = readUtterance(clause)
    const isBare = hasBareNumber(utterance)
    if (any && !isBare) continue
    const numeric = (slot: Slot | null | undefined) =>
      slot && (!isBare || draft.facts[slot.id]?.kind === 'number')
    for (const slot of candidates.filter((one) => numeric(one))) {
      if (!slot || !take(draft, slot, slot.read(utterance, true))) continue
      any = true
      break
    }
  }
  return any
}

/** Reads what a text says about some questions: the one that was asked, others in passing, and corrections. */
export function readFacts(
  text: string,
  slots: readonly Slot[],
  before: Facts,
  options: ReadingOptions,
): FactReading {
  const { asked, mayReplace, isWhatIf, mayGuess } = options
  const draft: Draft = { facts: { ...before }, changed: [], askBack: null, repeated: false }
  let unknown = false
  for (const { text: part, corrects } of readCorrections(text)) {
    const utterance = readUtterance(part)
    if (utterance.words.length === 0 && utterance.polarity === null) continue
    if (corrects && takeCorrection(draft, slots, part, options)) continue
    let answered = false
    if (asked && draft.askBack === null) {
      answered = take(draft, asked, asked.read(utterance, true))
      if (!answered && utterance.polarity === 'unknown') unknown = true
    }
    const others = slots.filter((slot) => slot !== asked || !answered)
    const replaces = mayReplace || isWhatIf || isPlain(utterance) || utterance.content[0] === 'invece'
    const touched = draft.changed.length
    const mentioned =
      takeMentions(draft, others, utterance, replaces) ||
      // A short text that answers no question may name a new value of a known fact.
      (touched === 0 && !answered && draft.askBack === null && utterance.words.length <= shortRemark
        ? takeMentions(draft, others, utterance, true)
        : false)
    if (mayGuess && !mentioned && !answered && draft.changed.length === 0) takeWhatIf(draft, slots, utterance)
  }
  const { facts, changed, askBack, repeated } = draft
  const isAnswered = asked !== null && changed.includes(asked)
  return { facts, changed, askBack, repeated, unknown: unknown && !isAnswered }
}
