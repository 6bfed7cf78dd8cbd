import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'
import type { ChoiceQuestion, NumberQuestion, QuestionWords } from '@mestieri/shared/services/interview.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'

import type { Utterance } from '../italian/utterance.ts'
import { choiceSlot } from '../slots/choice-slot.ts'
import type { Facts } from '../slots/facts.ts'
import { type Interval, numberSlot } from '../slots/number-slot.ts'
import type { Slot } from '../slots/slot.ts'

interface SlotExtras {
  /** Whether the job needs the answer. Without this function the answer is always needed. */
  readonly needed?: (facts: Facts) => boolean
  /** Whether the answer means nothing once it is no longer needed. */
  readonly isDependent?: boolean
}

interface NumberExtras extends SlotExtras {
  /** Reads the answer from other data: two sides, rooms, a bill. */
  readonly derive?: (utterance: Utterance, asked: boolean) => Interval | null
  /**
   * The name among the price drivers, before a known value: 'Casa di' in 'Casa di 80 m²'. Default: the label.
   */
  readonly named?: string
  /** See {@link Slot.things}. */
  readonly things?: Slot['things']
}

/** A number question that affects the price, with its reference value. */
export type PricedNumberQuestion = NumberQuestion & {
  readonly price: { readonly reference: number; readonly narrow: string }
}

/** Options of a slot that is read and priced but never asked. */
export const heard: SlotExtras = { needed: () => false }

/** Returns a copy of a slot that is read and priced but never asked. */
export function onlyHeard(slot: Slot): Slot {
  return { ...slot, ...heard }
}

/** Makes the slot of a number question. Its typical range is the single reference value. */
export function numberOfJob(
  { price, ...question }: PricedNumberQuestion,
  { named, things, ...extras }: NumberExtras = {},
): Slot {
  const plain = numberSlot({
    ...question,
    ...extras,
    price: {
      reference: price.reference,
      typical: [price.reference, price.reference],
      narrow: price.narrow,
      driver: (fact) => {
        if (fact?.kind !== 'number') return question.label
        if (fact.high === 0) return null
        if (named !== undefined) return `${named} ${slot.show(fact)}`
        return typeof question.unit === 'string' ? `${question.label}: ${slot.show(fact)}` : slot.show(fact)
      },
    },
  })
  const slot: Slot = things === undefined ? plain : { ...plain, things }
  return slot
}

/** Makes the slot of a choice question. */
export function choiceOfJob<Id extends string>(question: ChoiceQuestion<Id>, extras: SlotExtras = {}): Slot {
  return choiceSlot<Id>({ ...question, ...extras })
}

const tierNames = { base: 'fascia base', media: 'fascia media', alta: 'fascia alta' } as const
type TierId = keyof typeof tierNames

/** Words of a customer who wants to spend little, whatever the level is called. */
export const thriftWords =
  'roba base|costi poco|costino poco|quell* costa poco|quell* costano poco|quell* costa meno|quell* costano meno|costare poco|spendere meno|non spendere troppo|non voglio spendere|non vorrei spendere|non vogliamo spendere|senza spendere troppo|non costi troppo|senza pretese|minimo indispensabile|basta minimo'

const tierWords: Readonly<Record<TierId, string>> = {
  base: `fascia base|fascia bassa|qualita base|bassa qualita|qualita bassa|qualita economic*|livello base|livello basso|livello minimo|economic*|costi meno|piu economic*|meno car*|spendere poco|${thriftWords}|risparmiar*|~base|~bassa|~minim*|~semplice`,
  media:
    'fascia media|roba medi*|roba normal*|cose medie|cose normali|material* medi*|finitur* medi*|qualita media|media qualita|qualita normale|qualita discreta|qualita standard|livello medio|livello intermedio|fascia intermedia|linea intermedia|gamma media|media gamma|gamma intermedia|via di mezzo|buon livello|~media|~medio|~normale|~standard|~intermedi*',
  alta: 'fascia alta|qualita alta|alta qualita|ottima qualita|prima qualita|alta gamma|alto livello|premium|top gamma|top di gamma|marca importante|la migliore|il migliore|~alta|~alto|~top|~lusso',
}

const tierQuestion: QuestionWords = {
  id: 'fascia',
  step: 'Cosa',
  label: 'Fascia',
  question: 'Che livello preferisci: base, media o alta?',
  example: 'Puoi rispondere «media».',
  help: 'Cambiano la marca, le prestazioni e la garanzia.',
  chips: ['Base', 'Media', 'Alta', 'Non lo so'],
}

/**
 * Makes the slot for the quality level of a job. The card shows all levels, so most jobs never ask for it.
 *
 * @param words the question, if the job asks it
 * @param patterns more patterns that mean a level of this job
 */
export function tierOfJob(
  { tiers }: Pick<JobKind, 'tiers'>,
  words: Partial<QuestionWords> = {},
  extras: SlotExtras = heard,
  patterns: Readonly<Partial<Record<TierId, string>>> = {},
): Slot {
  const option = (id: TierId) => ({
    label: tierNames[id],
    words: patterns[id] === undefined ? tierWords[id] : `${tierWords[id]}|${patterns[id]}`,
    driver: tiers?.[id] ? `${tierNames[id]}: ${tiers[id].label}` : null,
  })
  return choiceSlot<TierId>({
    ...tierQuestion,
    ...words,
    ...extras,
    options: { base: option('base'), media: option('media'), alta: option('alta') },
    price: { reference: 'media', typical: ['media'], open: 'Fascia', narrow: 'la fascia' },
  })
}

/** Returns the price row of an option. Throws if there is no such row. */
export function rowOf(rows: Readonly<Record<string, EstimateRow>>, option: string): EstimateRow {
  const row = rows[option]
  if (row === undefined) throw new Error(`no row for the option '${option}'`)
  return row
}

/** Matches a fault that happens by night, and not the hour of the call: 'il salvavita scatta ogni notte'. */
const nightly =
  /(?<!\p{L})(?:ogni notte|tutte le notti|di notte (?:scatta|salta|parte|si spegne|perde))(?!\p{L})/iu

/** Makes the slot for the hour of a call: on a working day, or by night. */
export function hoursOfCall<Id extends string>(question: ChoiceQuestion<Id>, extras: SlotExtras = {}): Slot {
  const plain = choiceOfJob(question, extras)
  return {
    ...plain,
    read: (utterance, asked) => (nightly.test(utterance.raw) ? null : plain.read(utterance, asked)),
  }
}
