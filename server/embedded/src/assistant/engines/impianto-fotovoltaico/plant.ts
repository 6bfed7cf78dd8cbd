import { interview } from '@mestieri/shared/services/impianto_fotovoltaico/interview.ts'
import { kinds } from '@mestieri/shared/services/impianto_fotovoltaico/jobs/all.ts'
import { quantities } from '@mestieri/shared/services/impianto_fotovoltaico/quantities.ts'

import type { Utterance } from '../../italian/utterance.ts'
import type { Answers, JobEngine } from '../../jobs/job-engine.ts'
import { sidesArea } from '../../slots/areas/house-area.ts'
import { numberOf, optionOf } from '../../slots/facts.ts'
import type { Interval } from '../../slots/number-slot.ts'
import { choiceOfJob, heard, numberOfJob, rowOf, tierOfJob } from '../job-slots.ts'
import { addedPower, batterySize, plantPowerOrPanels, yearlyUse } from './power.ts'

const { questions } = interview

/** 'un tetto di 40 metri' means square metres. */
function ofRoof(utterance: Utterance, asked: boolean): Interval | null {
  const { quantities: said, content } = utterance
  if (!asked && !content.some((word) => /^(?:tett|fald)/.test(word))) return null
  const sides = sidesArea(60)(utterance, asked)
  if (sides) return sides
  const area = said.find(({ unit, low }) => unit === 'area' || (unit === 'metre' && low >= 10))
  return area ? { low: area.low, high: area.high } : null
}

const capacity = {
  ...questions.capacity,
  // Read the slot from kWh only: a number without a unit is ambiguous, unless the question was about the
  // battery.
  units: [],
}

/** Step between plant sizes in kW: approximately the power of one panel. */
const step = 0.5

/** The surcharge per kW of a 3 kW plant over a plant of 6 kW or more, as a share. */
const smallSurcharge = 0.2

function powerOf(answers: Answers): number {
  const load = answers.choice('carichi')
  const more =
    (load === 'auto' || load === 'entrambe' ? quantities.electricCar.max : 0) +
    (load === 'pompa' || load === 'entrambe' ? quantities.heatPump.max : 0)
  const yields = {
    north: quantities.yieldNorth.max,
    centre: quantities.yieldCentre.max,
    south: quantities.yieldSouth.max,
  }
  const use = (answers.number('consumo') + more) * quantities.solarMargin.max
  const wanted = answers.number('kw') || Math.round(use / yields[answers.climate] / step) * step
  const room = Math.floor(answers.number('tetto-libero') / quantities.panelArea.max / step) * step
  return Math.max(1, answers.number('kw') > 0 ? wanted : Math.min(wanted, room))
}

function sizeFactor(power: number): number {
  const { smallPlant, plant } = quantities
  const part = (plant.max - power) / (plant.max - smallPlant.max)
  return 1 + smallSurcharge * Math.min(1, Math.max(0, part))
}

const plant = kinds.impianto.rows

export const impianto: JobEngine = {
  slots: [
    numberOfJob(
      { ...questions.power, price: { ...questions.power.price, reference: 0 } },
      { ...heard, derive: plantPowerOrPanels },
    ),
    numberOfJob(questions.consumption, {
      needed: (facts) => numberOf(facts, 'kw') === null,
      derive: yearlyUse,
    }),
    numberOfJob(
      { ...questions.roof, units: [] },
      { needed: (facts) => numberOf(facts, 'kw') === null, derive: ofRoof },
    ),
    choiceOfJob(questions.battery),
    numberOfJob(capacity, {
      needed: (facts) => optionOf(facts, 'batteria') === 'si',
      isDependent: true,
      derive: batterySize,
    }),
    choiceOfJob(questions.loads, { needed: (facts) => numberOf(facts, 'kw') === null }),
    tierOfJob(kinds.impianto),
    numberOfJob(questions.floors, heard),
    choiceOfJob(questions.roofKind, heard),
  ],
  lines: (answers) => {
    const power = powerOf(answers)
    return [
      {
        label: 'Impianto fotovoltaico, montato e allacciato',
        row: rowOf({ base: plant.base, media: plant.media, alta: plant.alta }, answers.choice('fascia')),
        quantity: power,
        factor: sizeFactor(power),
      },
      {
        label: 'Batteria di accumulo',
        row: plant.battery,
        quantity: answers.choice('batteria') === 'si' ? answers.number('kwh') : 0,
        labourShare: 0.12,
      },
      {
        label: 'Zavorre per il tetto piano',
        row: plant.flat,
        quantity: answers.choice('falda') === 'piano' ? power : 0,
      },
      {
        label: 'Piattaforma o ponteggio',
        row: plant.platform,
        quantity: answers.number('piani') > 2 ? 1 : 0,
        labourShare: 0.5,
      },
    ]
  },
}

export const batteria: JobEngine = {
  slots: [numberOfJob(capacity, { derive: batterySize })],
  lines: (answers) => {
    const { battery } = kinds.batteria.rows
    return [{ label: battery.label, row: battery, quantity: answers.number('kwh') }]
  },
}

const extension = kinds.ampliamento.rows

export const ampliamento: JobEngine = {
  slots: [numberOfJob(questions.added, { derive: addedPower }), choiceOfJob(questions.inverterKept)],
  lines: (answers) => {
    const row = answers.choice('inverter-regge') === 'si' ? extension.panelsOnly : extension.full
    return [{ label: row.label, row, quantity: answers.number('kw-in-piu') }]
  },
}
