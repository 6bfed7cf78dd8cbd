import { interview } from '@mestieri/shared/services/impianto_fotovoltaico/interview.ts'
import { kinds } from '@mestieri/shared/services/impianto_fotovoltaico/jobs/all.ts'

import type { Answers, JobEngine } from '../../jobs/job-engine.ts'
import { optionOf } from '../../slots/facts.ts'
import type { Slot } from '../../slots/slot.ts'
import { choiceOfJob, numberOfJob } from '../job-slots.ts'
import { pieceSlot, pricedEach } from '../pieces.ts'
import { panelsOfPlant, plantPowerOrPanels } from './power.ts'

const { questions } = interview

const inverters = kinds.inverter.rows

function inverterOf(answers: Answers) {
  const kind = answers.choice('tipo-inverter')
  if (kind === 'diagnosi') return inverters.diagnosis
  if (kind === 'ibrido') return inverters.hybrid
  const power = answers.number('kw')
  if (power <= 3) return inverters.small
  return power <= 6 ? inverters.medium : inverters.large
}

const plainKind = choiceOfJob(questions.inverterKind)
/** Matches a diagnosis that was made already. */
const diagnosed =
  /(?<!\p{L})diagnosi (?:è |è già |e già |e gia |l[’']ha |l[’']hanno |me l[’']ha )?(?:già |gia )?(?:fatta|fatte|eseguita|pagata)/iu
/** The kind of inverter. 'diagnosi già fatta' orders none. */
const inverterKind: Slot = {
  ...plainKind,
  read: (utterance, asked) => {
    if (!diagnosed.test(utterance.raw)) return plainKind.read(utterance, asked)
    const left = utterance.content.filter((word) => word !== 'diagnosi')
    return plainKind.read({ ...utterance, content: left }, asked)
  },
}

const oneInverter: JobEngine = {
  slots: [
    inverterKind,
    numberOfJob(questions.power, {
      needed: (facts) => [null, 'normale'].includes(optionOf(facts, 'tipo-inverter')),
      derive: plantPowerOrPanels,
    }),
  ],
  lines: (answers) => {
    const row = inverterOf(answers)
    return [{ label: row.label, row, quantity: 1 }]
  },
}

/** Inverters, priced per piece. A diagnosis is one visit. */
export const inverter = pricedEach(
  oneInverter,
  pieceSlot(questions.inverters, { one: /^inverter$/, many: /^(?:inverter|inverters)$/ }),
  [inverters.diagnosis],
)

const panels = numberOfJob(questions.panels, { derive: panelsOfPlant })

/** Maximum number of panels for each price row of a panel cleaning. */
const washed = { small: 12, medium: 20 }

const wash = kinds.pulizia.rows

export const pulizia: JobEngine = {
  slots: [panels, choiceOfJob(questions.steep)],
  lines: (answers) => {
    const many = answers.number('pannelli')
    const row = many > washed.small ? wash.medium : wash.small
    return [
      { label: row.label, row, quantity: 1 },
      { label: wash.further.label, row: wash.further, quantity: Math.max(0, many - washed.medium) },
      {
        label: wash.steep.label,
        row: wash.steep,
        quantity: answers.choice('accesso-tetto') === 'ripido' ? 1 : 0,
      },
    ]
  },
}

const net = kinds.piccioni.rows

export const piccioni: JobEngine = {
  slots: [numberOfJob(questions.edge)],
  lines: (answers) => [{ label: net.net.label, row: net.net, quantity: answers.number('metri-rete') }],
  minimum: net.minimum,
}

const check = kinds.controllo.rows

export const controllo: JobEngine = {
  slots: [choiceOfJob(questions.check)],
  lines: (answers) => {
    const kind = answers.choice('tipo-controllo')
    const row = kind === 'contratto' ? check.contract : check.visit
    return [
      { label: row.label, row, quantity: 1 },
      { label: check.thermal.label, row: check.thermal, quantity: kind === 'termografia' ? 1 : 0 },
    ]
  },
}

const removal = kinds.smontaggio.rows

export const smontaggio: JobEngine = {
  slots: [panels, choiceOfJob(questions.removal)],
  lines: (answers) => {
    const row = answers.choice('rimontaggio') === 'no' ? removal.off : removal.both
    return [{ label: row.label, row, quantity: answers.number('pannelli') }]
  },
}

const balcony = kinds.balcone.rows

const oneKit: JobEngine = {
  slots: [choiceOfJob(questions.fitting), choiceOfJob(questions.battery)],
  lines: (answers) => [
    { label: balcony.kit.label, row: balcony.kit, quantity: 1 },
    {
      label: balcony.fitting.label,
      row: balcony.fitting,
      quantity: answers.choice('montaggio') === 'loro' ? 1 : 0,
      labourShare: 0.9,
    },
    {
      label: balcony.battery.label,
      row: balcony.battery,
      quantity: answers.choice('batteria') === 'si' ? 1 : 0,
    },
  ],
}

/** Kits for a balcony. */
export const balcone = pricedEach(
  oneKit,
  pieceSlot(questions.kits, { one: /^(?:kit|impiantino)$/, many: /^(?:kit|impiantini)$/ }),
)
