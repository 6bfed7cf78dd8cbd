import { interview } from '@mestieri/shared/services/impianti/interview.ts'
import { kinds } from '@mestieri/shared/services/impianti/jobs/all.ts'

import type { Utterance } from '../../italian/utterance.ts'
import type { JobEngine } from '../../jobs/job-engine.ts'
import type { Interval } from '../../slots/number-slot.ts'
import { choiceOfJob, heard, numberOfJob, rowOf } from '../job-slots.ts'
import { numberAfter, numberBefore, numberOfThem } from '../number-before.ts'
import { pieceSlot, pricedEach } from '../pieces.ts'

const { questions } = interview

const gate = kinds.cancello.rows

export const cancello: JobEngine = {
  slots: [
    choiceOfJob(questions.gate),
    numberOfJob(questions.gates, {
      ...heard,
      things: 'main',
      derive: (utterance) => numberBefore(utterance, /^(?:cancell[oi]|basculant[ei])$/),
    }),
  ],
  lines: (answers) => {
    const row = rowOf(
      { basculante: gate.garage, scorrevole: gate.sliding, battente: gate.swing },
      answers.choice('cancello'),
    )
    return [{ label: row.label, row, quantity: answers.number('cancelli') }]
  },
}

const gateRepair = kinds['cancello-riparazione'].rows

const oneGateRepair: JobEngine = {
  slots: [choiceOfJob(questions.gateFault)],
  lines: (answers) => {
    const row = answers.choice('guasto-cancello') === 'grande' ? gateRepair.major : gateRepair.minor
    return [{ label: row.label, row, quantity: 1 }]
  },
}

/** Repairs of gates, priced per gate. */
export const cancelloRiparazione = pricedEach(
  oneGateRepair,
  pieceSlot(questions.gatesToRepair, {
    one: /^(?:cancello|basculante|serranda)$/,
    many: /^(?:cancelli|basculanti|serrande)$/,
  }),
)

const bell = kinds.citofono.rows
const flats = /^(?:appartamenti|alloggi|condomini|famiglie|interni)$/

/**
 * Returns the number of flats that get an entry phone: 'per 12 alloggi', 'gli alloggi sono 14'. The size of the house
 * alone does not count them: 'palazzo di 12 appartamenti, il mio citofono è muto'.
 */
function flatsOf(utterance: Utterance): Interval | null {
  const { content, words } = utterance
  const isAll = content.length <= 2 || words.some(({ text }) => /^tutt[ie]$/.test(text))
  const at = words.findIndex(({ text }) => flats.test(text))
  const isMeant = isAll || /^(?:per|in|ai)$/.test(words[at - 2]?.text ?? '')
  return isMeant ? (numberBefore(utterance, flats) ?? numberAfter(utterance, flats)) : null
}

export const citofono: JobEngine = {
  slots: [
    choiceOfJob(questions.bell),
    numberOfJob(questions.bells, {
      derive: (utterance) =>
        numberBefore(utterance, /^(?:(?:video)?citofon[oi]|apparecchi[o]?|cornett[ae])$/) ??
        numberOfThem(utterance, /^(?:(?:video)?citofon[oi]|cornett[ae])$/) ??
        flatsOf(utterance),
    }),
  ],
  lines: (answers) => {
    const kind = answers.choice('citofono')
    const row = rowOf(
      { riparare: bell.repair, cornetta: bell.handset, video: bell.video, wifi: bell.smart },
      kind,
    )
    return [{ label: row.label, row, quantity: kind === 'riparare' ? 1 : answers.number('apparecchi') }]
  },
}

const camerasIn = (utterance: Utterance): Interval | null =>
  numberBefore(utterance, /^telecamer[ae]$/) ?? numberAfter(utterance, /^telecamer[ae]$/)

const { camera } = kinds.telecamere.rows

export const allarme: JobEngine = {
  slots: [choiceOfJob(questions.home), numberOfJob(questions.cameras, { derive: camerasIn })],
  lines: (answers) => {
    const { flat, house } = kinds.allarme.rows
    const row = answers.choice('casa-allarme') === 'villetta' ? house : flat
    return [
      { label: row.label, row, quantity: 1 },
      { label: 'Telecamere montate', row: camera, quantity: answers.number('telecamere') },
    ]
  },
}

export const telecamere: JobEngine = {
  slots: [
    numberOfJob(
      {
        ...questions.cameras,
        example: 'Per esempio «4».',
        chips: ['1', '2', '4', 'Non lo so'],
        bounds: [1, 60],
        mayBeNone: false,
        price: { reference: 3, narrow: 'quante telecamere servono' },
      },
      { derive: camerasIn },
    ),
  ],
  lines: (answers) => [{ label: 'Telecamere montate', row: camera, quantity: answers.number('telecamere') }],
}
