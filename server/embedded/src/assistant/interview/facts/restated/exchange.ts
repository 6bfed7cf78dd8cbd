import type { Quantity } from '../../../italian/numbers/quantities.ts'
import { thingOf } from '../../../italian/things.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import type { Slot } from '../../../slots/slot.ts'
import { type Draft, take } from '../draft.ts'
import { measured } from '../sums.ts'

/** Takes a figure that replaces a part of a known count: 'in cucina ne servono quattro, non due', of six sockets. */
function takePart(draft: Draft, slots: readonly Slot[], wrong: Quantity, right: Quantity): boolean {
  if (wrong.unit !== null || right.unit !== null) return false
  const counts = slots.filter((slot) => {
    const known = draft.facts[slot.id]
    const isSum =
      typeof slot.price?.reference === 'number' &&
      known?.kind === 'number' &&
      !measured.test(slot.show(known))
    return isSum && known.low === known.high && known.low > wrong.low
  })
  const [only] = counts
  const known = only && draft.facts[only.id]
  if (!only || counts.length > 1 || known?.kind !== 'number') return false
  const sum = known.low - wrong.low + right.low
  return take(draft, only, { kind: 'fact', fact: { kind: 'number', low: sum, high: sum } })
}

/** Matches points of which a count has several kinds: six points are four sockets and two lights. */
const pointKind = /^(?:pres[ae]|luc[ei]|interruttor[ei]|faretti)$/

/** Whether a message names a part of a count: one room, or one kind of points. */
const namesPart = (words: Utterance['words']): boolean =>
  words.some(({ text }) => thingOf(text) === 'room' || pointKind.test(text))

/** Whether a message names the things that a question counts. */
const namesThings = (slot: Slot, { words }: Utterance): boolean =>
  typeof slot.price?.reference === 'number' &&
  words.some(({ kind, text }) => {
    const found = kind === 'word' ? slot.read(readUtterance(`2 ${text}`), false) : null
    return found?.kind === 'fact' && found.fact.kind === 'number' && found.fact.low === 2
  })

/**
 * Returns the question whose things a message counts anew, if it is another one than the question that has the old number: 'i
 * pluviali sono quattro, non due', of a house with two floors. Null if it names none. A measure is often told without its thing.
 */
export function otherCounted(slots: readonly Slot[], slot: Slot, utterance: Utterance): Slot | null {
  const isMeasure = measured.test(slot.show({ kind: 'number', low: 2, high: 2 }))
  if (isMeasure || utterance.denied.length === 0 || namesThings(slot, utterance)) return null
  return slots.find((one) => one !== slot && namesThings(one, utterance)) ?? null
}

/** Takes a figure that replaces a known one: 'i termosifoni sono 11 non 9'. */
export function takeExchange(draft: Draft, slots: readonly Slot[], utterance: Utterance): boolean {
  const { quantities, denied, words } = utterance
  const [wrong, ...more] = denied
  if (!wrong || more.length > 0) return false
  const alike = slots.filter(({ id }) => {
    const known = draft.facts[id]
    return known?.kind === 'number' && known.low === wrong.low && known.high === wrong.high
  })
  const [right] = quantities
    .filter(({ article, ordinal }) => !article && !ordinal)
    .toSorted((a, b) => Math.abs(a.from - wrong.from) - Math.abs(b.from - wrong.from))
  if (!right) return false
  const [first] = alike
  if (!first) return namesPart(words) && takePart(draft, slots, wrong, right)
  const slot = otherCounted([...alike, ...slots], first, utterance) ?? first
  return take(draft, slot, { kind: 'fact', fact: { kind: 'number', low: right.low, high: right.high } })
}
