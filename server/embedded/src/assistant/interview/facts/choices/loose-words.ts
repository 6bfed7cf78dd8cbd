import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import type { Facts } from '../../../slots/facts.ts'
import type { Slot, SlotReading } from '../../../slots/slot.ts'
import { type Draft, take } from '../draft.ts'
import { measured } from '../sums.ts'
import { becomes } from '../variants/counted-noun.ts'
import { chosenClauses } from './choosing.ts'
import { isChoiceForSome } from './option-for-some.ts'

/** Matches 'e se ne faccio solo uno?'. */
const oneOfThem = /(?:^| )ne (?!to|lev|aggiun)(?:\p{L}+ )?(?:sol[oa] )?un[oa](?: sol[oa])?(?: |$)/u

/** Returns the only question whose answer counts several things. */
function severalOf({ facts }: Draft, slots: readonly Slot[]): Slot | null {
  const [only, more] = slots.filter((slot) => {
    const known = facts[slot.id]
    return known?.kind === 'number' && known.low > 1 && !measured.test(slot.show(known))
  })
  return only && !more ? only : null
}

/** Takes 'e se ne faccio solo uno?' as the count of the things of which a case has several. */
export function takeOne(draft: Draft, slots: readonly Slot[], { words }: Utterance): boolean {
  const counted = oneOfThem.test(words.map(({ text }) => text).join(' ')) ? severalOf(draft, slots) : null
  return counted !== null && take(draft, counted, { kind: 'fact', fact: { kind: 'number', low: 1, high: 1 } })
}

const isCount = ({ price }: Slot): boolean => typeof price?.reference === 'number'

/** Reads a variant question with common words. The words count only if they fit a single slot. */
export function takeWhatIf(draft: Draft, slots: readonly Slot[], utterance: Utterance): void {
  const all = slots.filter((slot) => slot.price !== null)
  const needed = all.filter((slot) => slot.needed(draft.facts))
  // The power of a plant is never asked, but known: 'e se ne metto solo sei?'.
  const heard = all.filter((slot) => isCount(slot) && draft.facts[slot.id]?.kind === 'number')
  const priced = needed.some((slot) => isCount(slot)) ? needed : [...heard, ...needed]
  // In 'e se le portefinestre fossero tre?' the number counts a thing of its own question.
  const named = becomes(utterance)
  const own = named && readUtterance(`${named.count.low} ${named.noun}`)
  if (own && slots.some((slot) => slot.read(own, false) !== null)) return
  // 'e se ne faccio solo metà?' changes the main size, and is no option.
  if (utterance.words.some(({ text }) => /^(?:meta|doppio|triplo)$/.test(text))) return
  const numbers = utterance.quantities.some(({ unit, article }) => unit === null && !article)
  const meant = numbers
    ? priced.filter((slot) => isCount(slot)).slice(0, 1)
    : priced.filter(({ price }) => typeof price?.reference === 'string')
  const plain = { ...utterance, raw: utterance.raw.replaceAll('?', ''), polarity: null }
  const fitting = meant.filter((slot) => slot.read(plain, true)?.kind === 'fact')
  const [only] = fitting
  if (only && fitting.length === 1) take(draft, only, only.read(plain, true))
}

const isOrdinal = /^(?:prim|second|terz|quart|ultim)[oaie]$/

/** Takes an option of another question than the one asked: 'medie', before or after the question about the quality. */
export function takeBareChoice(
  draft: Draft,
  slots: readonly Slot[],
  asked: Slot | null,
  utterance: Utterance,
): void {
  const { quantities, raw, polarity, words } = utterance
  if (quantities.length > 0 || raw.includes('?')) return
  // 'sì', 'no' and 'la prima' answer the open question only.
  if (polarity !== null || words.some(({ text }) => isOrdinal.test(text))) return
  const isKnown = ({ id }: Slot): boolean => draft.facts[id]?.kind === 'choice'
  const isOpen = (slot: Slot): boolean =>
    draft.facts[slot.id] === undefined &&
    typeof slot.price?.reference === 'string' &&
    // The level of a job is rarely asked, and often said.
    (slot.id === 'fascia' || slot.needed(draft.facts))
  for (const isMeant of [isKnown, isOpen]) {
    const [only, more] = slots.filter(
      (slot) => slot !== asked && isMeant(slot) && slot.read(utterance, true)?.kind === 'fact',
    )
    if (only && !more) take(draft, only, only.read(utterance, true))
    if (only) return
  }
}

/** Maximum number of telling words of a choice whose words need the question: 'prendiamo quella alta'. */
const mostTelling = 5

/** The same for a choice of everything: 'facciamo tutto'. */
const mostOfAll = 1

/** An option that a message chooses for a question. */
interface ChosenOption {
  readonly slot: Slot
  readonly reading: SlotReading
}

/** Whether an option holds all others of its question. */
const choosesAll = (chosen: ChosenOption | undefined): boolean =>
  chosen?.reading?.kind === 'fact' &&
  chosen.reading.fact.kind === 'choice' &&
  /^(?:tutt[oa]|entrambi)$/.test(chosen.reading.fact.option)

/**
 * Returns the options that a message chooses with a verb: 'qua il rame lo rubano. Facciamo alluminio'. They replace known
 * options, whatever else the message names.
 */
export function chosenOptions(slots: readonly Slot[], before: Facts, text: string): ChosenOption[] {
  const whole = readUtterance(text)
  // The first description of a job tells many things, and chooses against none of them.
  const known = slots.filter(({ id }) => before[id]?.kind === 'choice')
  return chosenClauses(text).flatMap(({ utterance }): ChosenOption[] => {
    const said = { ...utterance, polarity: null }
    const open = known.filter(
      (slot) => ![whole, said].some((one) => isChoiceForSome(slot, one, before, slots)),
    )
    const chosenBy = (asked: boolean): ChosenOption[] =>
      open
        .map((slot) => ({ slot, reading: slot.read(said, asked) }))
        .filter(({ reading }) => reading?.kind === 'fact')
    const named = chosenBy(false)
    if (named.length > 0 || said.content.length > mostTelling) return named
    if (said.quantities.some(({ article }) => !article)) return []
    // 'quella alta' fits the level only. Words that fit several questions choose nothing.
    if (slots.some((slot) => slot.read(said, false) !== null)) return []
    // 'cambiamo il quadro e mettiamo il salvavita': what the whole message says about the question counts.
    const loose = chosenBy(true).filter(({ slot }) => slot.read(whole, false) === null)
    const [only] = loose
    // 'il pagamento lo faccio tutto alla fine': 'tutto' is about the payment.
    const isOfOther = choosesAll(only) && said.content.length > mostOfAll
    return loose.length === 1 && !isOfOther ? loose : []
  })
}
