import { kinds as boilers } from '@mestieri/shared/services/caldaia/jobs/all.ts'
import { interview } from '@mestieri/shared/services/impianti/interview.ts'
import { kinds } from '@mestieri/shared/services/impianti/jobs/all.ts'

import type { Answers, JobEngine } from '../../jobs/job-engine.ts'
import { homeAreaInMetres } from '../../slots/areas/house-area.ts'
import { numberOf, optionOf } from '../../slots/facts.ts'
import { choiceOfJob, heard, hoursOfCall, numberOfJob, rowOf, tierOfJob } from '../job-slots.ts'
import { withLengths } from '../readers/lengths.ts'
import { wallFactors } from './points.ts'

const { questions } = interview

const area = numberOfJob(questions.area, { derive: homeAreaInMetres(60) })

const electric = kinds.elettrico.rows

/** Price factor of an electrical system for a home that is lived in. */
const livedFactor = 1.12

export const elettrico: JobEngine = {
  slots: [
    area,
    tierOfJob(
      kinds.elettrico,
      {
        question: 'Che livello di impianto: il minimo di norma, il livello 2 con più prese, o domotico?',
        help: 'La norma CEI 64-8 ha tre livelli: cambiano il numero di prese, le linee e i comandi.',
        example: 'Puoi rispondere «livello 2».',
        chips: ['Livello 1', 'Livello 2', 'Domotico', 'Non lo so'],
      },
      {},
      {
        base: 'livello 1|minimo norma|minimo essere norma|minimo legge|minimo sindacale|solo norma|~primo livello',
        media: 'livello 2|livello due|~piu prese',
        alta: 'livello 3|domotic*|smart home',
      },
    ),
    choiceOfJob(questions.walls),
    choiceOfJob(questions.lived),
  ],
  lines: (answers) => {
    const row = rowOf(
      { base: electric.base, media: electric.media, alta: electric.alta },
      answers.choice('fascia'),
    )
    return [
      {
        label: row.label,
        row,
        quantity: answers.number('superficie'),
        factor:
          (wallFactors[answers.choice('tracce')] ?? 1) *
          (answers.choice('abitata') === 'abitata' ? livedFactor : 1),
      },
    ]
  },
  minimum: electric.minimum,
}

const fault = kinds.guasto.rows

export const guasto: JobEngine = {
  slots: [hoursOfCall(questions.hours)],
  lines: (answers) => {
    const row = answers.choice('orario') === 'festivo' ? fault.night : fault.normal
    return [{ label: row.label, row, quantity: 1 }]
  },
}

/** Number of water points in a bathroom, and in a kitchen with a washing machine. */
const waterPoints = { bathroom: 5, kitchen: 3 }

function pointsOf(answers: Answers): number {
  const said = answers.number('acqua')
  if (said > 0) return said
  return (
    answers.number('bagni') * waterPoints.bathroom +
    (answers.choice('cucina') === 'si' ? waterPoints.kitchen : 0)
  )
}

export const idraulico: JobEngine = {
  slots: [
    numberOfJob({ ...questions.taps, price: { ...questions.taps.price, reference: 0 } }, heard),
    numberOfJob(questions.bathrooms, { needed: (facts) => numberOf(facts, 'acqua') === null }),
    choiceOfJob(questions.kitchen, { needed: (facts) => numberOf(facts, 'acqua') === null }),
  ],
  lines: (answers) => {
    const { point } = kinds.idraulico.rows
    return [{ label: point.label, row: point, quantity: pointsOf(answers) }]
  },
  minimum: kinds.idraulico.rows.minimum,
}

/** Maximum length of pipe in metres for each price row of a gas point. */
const gasPipe = { short: 5, medium: 10 }

const gasRows = kinds.gas.rows

export const gas: JobEngine = {
  slots: [
    choiceOfJob(questions.gasWork),
    numberOfJob(questions.pipe, { needed: (facts) => optionOf(facts, 'lavoro-gas') !== 'eliminare' }),
  ],
  lines: (answers) => {
    const isClosing = answers.choice('lavoro-gas') === 'eliminare'
    const metres = answers.number('metri-gas')
    const fitted = metres > gasPipe.short ? gasRows.medium : gasRows.short
    const row = isClosing ? gasRows.closing : fitted
    return [
      { label: row.label, row, quantity: 1 },
      {
        label: gasRows.metre.label,
        row: gasRows.metre,
        quantity: isClosing ? 0 : Math.max(0, metres - gasPipe.medium),
      },
    ]
  },
}

export const riscaldamento: JobEngine = {
  slots: [area, choiceOfJob(questions.boiler)],
  lines: (answers) => {
    const { system } = kinds.riscaldamento.rows
    const boiler = boilers.sostituzione
    return [
      { label: system.label, row: system, quantity: answers.number('superficie') },
      {
        label: 'Caldaia a condensazione, montata',
        row: boiler.rows.media24,
        quantity: answers.choice('caldaia') === 'si' ? 1 : 0,
        labourShare: boiler.labourShare,
      },
    ]
  },
}

const floor = kinds.radiante.rows
/** The system for the height that is free: 'ho solo 5 cm'. */
const thin = withLengths(
  choiceOfJob(questions.thin),
  [
    { option: 'ribassato', upTo: 0.06 },
    { option: 'normale', upTo: 0.3 },
  ],
  (value) => value / 100,
)

export const radiante: JobEngine = {
  slots: [area, choiceOfJob(questions.floorNew), thin],
  lines: (answers) => {
    const size = answers.number('superficie')
    const row = answers.choice('pavimento') === 'completo' ? floor.complete : floor.system
    return [
      { label: row.label, row, quantity: size },
      {
        label: floor.thin.label,
        row: floor.thin,
        quantity: answers.choice('sistema') === 'ribassato' ? size : 0,
      },
    ]
  },
}
