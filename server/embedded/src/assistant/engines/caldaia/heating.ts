import { interview } from '@mestieri/shared/services/caldaia/interview.ts'
import { kinds } from '@mestieri/shared/services/caldaia/jobs/all.ts'

import type { Utterance } from '../../italian/utterance.ts'
import type { Answers, JobEngine } from '../../jobs/job-engine.ts'
import { type Facts, optionOf } from '../../slots/facts.ts'
import type { Interval } from '../../slots/number-slot.ts'
import { ofOwn } from '../bought.ts'
import { choiceOfJob, numberOfJob, rowOf } from '../job-slots.ts'
import { numberBefore } from '../number-before.ts'
import { pieceSlot, pricedEach } from '../pieces.ts'
import { counted, firstOf, type Reader, single } from '../readers/counted.ts'

const { questions } = interview

/** The usual capacities in litres. Another bare number after 'da' is none. */
const capacities: ReadonlySet<number> = new Set([10, 15, 30, 50, 80, 100, 120, 150, 200, 250, 300])

/** Matches words after a capacity without a unit. A noun would be what it counts: 'da 10 anni'. */
const afterCapacity =
  /^(?:da|sempre|elettric[oa]|a|in|e|ma|che|perche|al|alla|per|sopra|appes[oa]|verticale|orizzontale|nuov[oa]|vecchi[oa]|montat[oa]|messo|basta)$/

/** Returns the last usual capacity after 'da', without a unit: 'il boiler da 80 perde, lo vogliamo da 50'. */
function bareCapacity({ words, quantities }: Utterance): Interval | null {
  const found = quantities.findLast(
    ({ unit, low, from, to, article }) =>
      unit === null &&
      !article &&
      capacities.has(low) &&
      words[from - 1]?.text === 'da' &&
      ((words[to]?.kind ?? 'mark') === 'mark' || afterCapacity.test(words[to]?.text ?? '')),
  )
  return found ? { low: found.low, high: found.low } : null
}

const litresIn = (utterance: Utterance): Interval | null =>
  numberBefore(utterance, /^(?:l|lt|litr[oi])$/) ?? bareCapacity(utterance)

const heaters = kinds.scaldabagno.rows

function heaterOf(answers: Answers) {
  const kind = answers.choice('scaldabagno')
  if (answers.choice('apparecchio') === 'mio') return heaters.fitting
  if (kind === 'gas') return heaters.gas
  const litres = answers.number('litri')
  if (kind === 'pompa') return litres > 150 ? heaters.heatPumpLarge : heaters.heatPump
  if (litres <= 60) return heaters.electric50
  return litres >= 100 ? heaters.electric100 : heaters.electric80
}

/** The number of water heaters. */
const count = pieceSlot(questions.heaters, {
  one: /^(?:scaldabagno|scaldino|scaldacqua|boiler|boyler|bolier)$/,
  many: /^(?:scaldabagni|scaldini|scaldacqua|boiler|boilers|boyler|bolier)$/,
})

const oneHeater: JobEngine = {
  slots: [
    choiceOfJob(questions.heater),
    numberOfJob(questions.litres, {
      needed: (facts: Facts) =>
        optionOf(facts, 'scaldabagno') !== 'gas' && optionOf(facts, 'apparecchio') !== 'mio',
      derive: litresIn,
    }),
    ofOwn(choiceOfJob(questions.own), /^(?:scald|boil|boyl|bolier|apparecch|pomp|macchin|tutt)/),
  ],
  lines: (answers) => {
    const row = heaterOf(answers)
    return [{ label: row.label, row, quantity: 1 }]
  },
}

/** New water heaters. */
export const scaldabagno = pricedEach(oneHeater, count)

const repair = kinds['scaldabagno-riparazione'].rows

const oneRepair: JobEngine = {
  slots: [choiceOfJob(questions.heater)],
  lines: (answers) => {
    const row = answers.choice('scaldabagno') === 'gas' ? repair.gas : repair.electric
    return [{ label: row.label, row, quantity: 1 }]
  },
}

/** Repairs of water heaters. */
export const scaldabagnoRiparazione = pricedEach(oneRepair, count)

const valves = kinds.valvole.rows

export const valvole: JobEngine = {
  slots: [
    numberOfJob(
      {
        ...questions.valves,
        question: 'Quante valvole servono?',
        example: 'Per esempio «7».',
        help: 'Di solito una per ogni termosifone.',
        chips: ['1', '5', '8', 'Non lo so'],
        bounds: [1, 60],
        mayBeNone: false,
        unit: { one: 'valvola', many: 'valvole' },
        price: { reference: 7, narrow: 'quante valvole servono' },
      },
      { derive: counted('valvol|termovalvol|testin|termostatic|manopol|rotellin|regolator') },
    ),
    choiceOfJob(questions.valveKind),
  ],
  lines: (answers) => {
    const isHead = answers.choice('tipo-valvola') === 'testina'
    const row = isHead ? valves.head : valves.valve
    return [{ label: row.label, row, quantity: answers.number('valvole') }]
  },
  minimum: valves.minimum,
}

const radiators = kinds.termosifone.rows

const radiatorNouns = 'termosifon|calorifer|radiator|scaldasalviett|termoarred'
/** Counts by room, too: 'termosifoni: due in sala, uno in cucina e tre nelle camere'. */
const countedRadiators = counted(radiatorNouns)

const oneRadiator = single(radiatorNouns)

/** Counts by article: 'il termosifone della sala e quello della camera'. */
const namedRadiators: Reader = (utterance, asked) => {
  const one = oneRadiator(utterance, asked)
  const { words } = utterance
  const others = words.filter(
    ({ text }, at) => text === 'quello' && /^(?:de|ne|in$)/.test(words[at + 1]?.text ?? ''),
  ).length
  return one && { low: one.low + others, high: one.high + others }
}

export const termosifone: JobEngine = {
  slots: [
    numberOfJob({ ...questions.radiators, units: [] }, { derive: firstOf(countedRadiators, namedRadiators) }),
    choiceOfJob(questions.radiatorWork),
    choiceOfJob(questions.radiatorKind),
  ],
  lines: (answers) => {
    const row = answers.choice('modello') === 'design' ? radiators.design : radiators.radiator
    const many = answers.number('termosifoni')
    return [
      { label: row.label, row, quantity: many },
      {
        label: radiators.newPoint.label,
        row: radiators.newPoint,
        quantity: answers.choice('attacco') === 'nuovo' ? many : 0,
        labourShare: 0.8,
      },
    ]
  },
}

const radiatorRepair = kinds['termosifone-riparazione'].rows

export const termosifoneRiparazione: JobEngine = {
  slots: [
    numberOfJob({ ...questions.radiators, units: [] }, { derive: firstOf(countedRadiators, oneRadiator) }),
  ],
  lines: (answers) => [
    { label: radiatorRepair.first.label, row: radiatorRepair.first, quantity: 1 },
    {
      label: radiatorRepair.further.label,
      row: radiatorRepair.further,
      quantity: answers.number('termosifoni') - 1,
    },
  ],
}

/** Largest number of radiators for the price of the smaller system flush. */
const smallPlant = 8

const wash = kinds.lavaggio.rows

export const lavaggio: JobEngine = {
  slots: [
    numberOfJob({
      ...questions.radiators,
      chips: ['5', '8', '12', 'Non lo so'],
      price: { reference: 7, narrow: 'quanti termosifoni sono' },
    }),
    choiceOfJob(questions.filter),
  ],
  lines: (answers) => {
    const row = answers.number('termosifoni') > smallPlant ? wash.large : wash.small
    return [
      { label: row.label, row, quantity: 1 },
      {
        label: wash.filter.label,
        row: wash.filter,
        quantity: answers.choice('filtro') === 'si' ? 1 : 0,
        labourShare: 0.35,
      },
    ]
  },
}

const thermostats = kinds.termostato.rows
const singleThermostat = single('termostat|cronotermostat')

export const termostato: JobEngine = {
  slots: [
    choiceOfJob(questions.thermostatKind),
    numberOfJob(questions.thermostats, {
      derive: (utterance, asked) =>
        numberBefore(utterance, /^(?:crono)?termostat[oi]$/) ?? singleThermostat(utterance, asked),
    }),
  ],
  lines: (answers) => {
    const row = rowOf(
      {
        semplice: thermostats.simple,
        programmabile: thermostats.programmable,
        wifi: thermostats.smart,
      },
      answers.choice('tipo-termostato'),
    )
    return [{ label: row.label, row, quantity: answers.number('termostati') }]
  },
}
