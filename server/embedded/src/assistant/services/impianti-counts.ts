import type { Unit } from '../italian/numbers/units.ts'
import { optionOf } from '../slots/facts.ts'
import { numberSlot } from '../slots/number-slot.ts'
import type { Slot } from '../slots/slot.ts'

interface CountOptions {
  readonly kind: string
  readonly label: string
  readonly question: string
  readonly help: string
  readonly chips: readonly string[]
  readonly units: readonly Unit[]
  /** No home has more. */
  readonly most: number
  readonly one: string
  readonly many: string
}

/** How many of what one kind of system is paid by. Unknown, the size of the home says it. */
function countSlot({ kind, label, question, help, chips, units, most, one, many }: CountOptions): Slot {
  const slot: Slot = numberSlot({
    id: kind,
    step: 'Misure',
    label,
    question,
    example: 'Basta un numero, anche circa; se non lo sai, conto io in base alla casa.',
    help,
    chips: [...chips, 'Non lo so'],
    needed: (facts) => optionOf(facts, 'impianto') === kind,
    units,
    looseUnits: ['point', 'tap', 'outlet', 'radiator', 'split', 'room'],
    bounds: [1, most],
    whole: true,
    unit: { one, many },
    price: {
      reference: 0,
      typical: [0, 0],
      narrow: `quanti sono: ${many}`,
      driver: (fact) => (fact?.kind === 'number' && fact.high > 0 ? slot.show(fact) : label),
    },
  })
  return slot
}

const point = 'Ogni presa, interruttore o lampada è un punto: il lavoro si paga a punto.'

/** What is counted, by the kind of system. */
export const countSlots = {
  elettrico: countSlot({
    kind: 'elettrico',
    label: 'Punti luce e prese',
    question: 'Quanti punti luce e prese, più o meno?',
    help: point,
    chips: ['10', '30', '50'],
    units: ['outlet'],
    most: 400,
    one: 'punto luce o presa',
    many: 'punti luce e prese',
  }),
  idraulico: countSlot({
    kind: 'idraulico',
    label: 'Punti acqua',
    question: 'Quanti punti acqua, contando lavandini, doccia, wc e lavatrice?',
    help: 'Ogni rubinetto o scarico è un punto: il lavoro si paga a punto.',
    chips: ['4', '8', '12'],
    units: ['tap'],
    most: 80,
    one: 'punto acqua',
    many: 'punti acqua',
  }),
  riscaldamento: countSlot({
    kind: 'riscaldamento',
    label: 'Termosifoni',
    question: 'Quanti termosifoni?',
    help: 'Ogni termosifone è un punto: il lavoro si paga a punto.',
    chips: ['5', '8', '10'],
    units: ['radiator'],
    most: 60,
    one: 'termosifone',
    many: 'termosifoni',
  }),
  clima: countSlot({
    kind: 'clima',
    label: 'Split',
    question: 'Quanti split, cioè unità interne?',
    help: 'Uno split per ogni stanza da rinfrescare: di solito soggiorno e camere.',
    chips: ['1', '2', '3'],
    units: ['split'],
    most: 12,
    one: 'split',
    many: 'split',
  }),
} as const
