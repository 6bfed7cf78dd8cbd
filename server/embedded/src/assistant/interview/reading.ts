import { readUtterance, splitCorrections, type Utterance } from '../italian/utterance.ts'
import { type Fact, type Facts, isSameFact } from '../slots/facts.ts'
import { type Slot, type SlotReading, unknownFact } from '../slots/slot.ts'
import type { InterviewState } from './state.ts'

/** What a message changed. */
export interface MessageReading {
  readonly facts: Facts
  /** The slots whose fact is new or another, in the order of the message. */
  readonly changed: readonly Slot[]
  /** Those of them that had another fact before. */
  readonly corrected: readonly Slot[]
  /** What must be asked back before the answer counts. */
  readonly askBack: { readonly slot: Slot; readonly words: string; readonly chips: readonly string[] } | null
  /** The customer does not know what was asked. */
  readonly unknown: boolean
  /** It says, again, something that is known. */
  readonly repeated: boolean
}

/** Words around a quantity that leave the message nothing but that quantity: 'sono 90 mq in tutto'. */
const plainWords = new Set(
  'sono saranno e in tutto totale totali circa casa la di il un una appartamento invece anche pero poi adesso ora ho ne'.split(
    ' ',
  ),
)

/** Whether a message says one quantity and nothing else: then it replaces what was said before. */
function isPlain({ words, quantities }: Utterance): boolean {
  return (
    quantities.length === 1 &&
    words.every(({ text, kind }, at) => {
      const inside = quantities.some(({ from, to }) => at >= from && at < to)
      return inside || kind === 'mark' || plainWords.has(text)
    })
  )
}

const opensWhatIf = /^(?:e|ma|se|invece|con|senza|mettiamo|facciamo|metti|fai|meglio)$/

/** 'e se fossero 100?', 'e lavabile?': a question about another price. */
function isWhatIf({ words }: Utterance): boolean {
  return words.length <= 12 && opensWhatIf.test(words[0]?.text ?? '')
}

/** A message this short says one thing. */
const shortRemark = 6

/** 'e se facessi solo le pareti?': meant to replace, whenever it is said. */
function opensWhatIfClearly({ content }: Utterance): boolean {
  return content[0] === 'se' || content[0] === 'invece'
}

interface Draft {
  readonly known: Facts
  facts: Record<string, Fact>
  changed: Slot[]
  corrected: Slot[]
  askBack: MessageReading['askBack']
  repeated: boolean
}

function take(draft: Draft, slot: Slot, reading: SlotReading): boolean {
  if (reading === null) return false
  if (reading.kind === 'ask') {
    draft.askBack ??= { slot, words: reading.words, chips: reading.chips }
    return true
  }
  if (isSameFact(draft.facts[slot.id], reading.fact)) return true
  const before = draft.known[slot.id]
  draft.facts[slot.id] = reading.fact
  if (!draft.changed.includes(slot)) draft.changed.push(slot)
  if (before && before.kind !== 'unknown' && !draft.corrected.includes(slot)) draft.corrected.push(slot)
  return true
}

/** A closer figure inside a range that is known: 'un trilocale', then '85 mq'. */
function narrows(reading: SlotReading, known: Fact): boolean {
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number' || known.kind !== 'number') return false
  const { low, high } = reading.fact
  return low >= known.low && high <= known.high && high - low < known.high - known.low
}

/** Takes what a part of a message says in passing; whatever is known already only where it may be replaced. */
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
    if (settled && !mayReplace) continue
    // In passing nothing is asked back: it may not have been about this at all.
    if (reading?.kind === 'fact' && take(draft, slot, reading)) any = true
  }
  return any
}

/** What a what-if means where its words are too common to mean it in passing: the one slot that they fit. */
function takeWhatIf(draft: Draft, slots: readonly Slot[], utterance: Utterance): void {
  const priced = slots.filter(({ price }) => price !== null)
  const numbers = utterance.quantities.some(({ unit, article }) => unit === null && !article)
  const meant = numbers
    ? priced.filter(({ price }) => typeof price?.reference === 'number').slice(0, 1)
    : priced.filter(({ price }) => typeof price?.reference === 'string')
  const fitting = meant.filter((slot) => slot.read({ ...utterance, polarity: null }, true)?.kind === 'fact')
  const [only] = fitting
  if (only && fitting.length === 1) take(draft, only, only.read({ ...utterance, polarity: null }, true))
}

/**
 * Reads a message: the answer to what was asked, what is said in passing about other questions, and corrections
 * ('80, anzi 90'; 'no scusa, 3 bagni').
 */
export function readMessage(
  message: string,
  slots: readonly Slot[],
  state: Pick<InterviewState, 'facts' | 'asked' | 'lastFilled' | 'phase'>,
): MessageReading {
  const draft: Draft = {
    known: state.facts,
    facts: { ...state.facts },
    changed: [],
    corrected: [],
    askBack: null,
    repeated: false,
  }
  const asked = slots.find(({ id }) => id === state.asked)
  const afterEstimate = state.phase !== 'asking'
  let unknown = false
  for (const [index, part] of splitCorrections(message).entries()) {
    const utterance = readUtterance(part)
    if (utterance.words.length === 0 && utterance.polarity === null) continue
    const correcting = index > 0
    if (!correcting && asked) {
      const answered = take(draft, asked, asked.read(utterance, true))
      if (!answered && utterance.polarity === 'unknown') unknown = true
    }
    const others = correcting ? slots : slots.filter((slot) => slot !== asked)
    const mayReplace = correcting || afterEstimate || isPlain(utterance) || opensWhatIfClearly(utterance)
    const touched = draft.changed.length
    const mentioned =
      takeMentions(draft, others, utterance, mayReplace) ||
      // A few words that answer nothing but name something known another way take its place.
      (touched === 0 && draft.askBack === null && utterance.words.length <= shortRemark
        ? takeMentions(draft, others, utterance, true)
        : false)
    if (correcting && !mentioned) {
      const last = draft.changed.at(-1) ?? slots.find(({ id }) => id === state.lastFilled) ?? asked
      const first = slots.find(({ id }) => draft.facts[id]?.kind === 'number')
      for (const slot of [last, first]) if (slot && take(draft, slot, slot.read(utterance, true))) break
    }
    if (afterEstimate && !mentioned && draft.changed.length === 0 && isWhatIf(utterance)) {
      takeWhatIf(draft, slots, utterance)
    }
  }
  const { facts, changed, corrected, askBack, repeated } = draft
  return {
    facts,
    changed,
    corrected,
    askBack,
    unknown: unknown && !(asked && changed.includes(asked)),
    repeated,
  }
}

/** The facts with what nobody knows set to that: 0 photos, or unknown. */
export function withUnknown(facts: Facts, slots: readonly Slot[]): Facts {
  const added = slots.map(({ id }): [string, Fact] => [
    id,
    id === 'foto' ? { kind: 'photos', count: 0 } : unknownFact,
  ])
  return { ...facts, ...Object.fromEntries(added) }
}

/** A reading with what somebody else understood of the same message, where it has no answer of its own. */
export function withHeard(reading: MessageReading, slots: readonly Slot[], heard: Facts): MessageReading {
  const more = slots.filter(({ id }) => heard[id] !== undefined && reading.facts[id] === undefined)
  if (more.length === 0) return reading
  const added = Object.fromEntries(more.map(({ id }) => [id, heard[id] ?? unknownFact]))
  return { ...reading, facts: { ...reading.facts, ...added }, changed: [...reading.changed, ...more] }
}
