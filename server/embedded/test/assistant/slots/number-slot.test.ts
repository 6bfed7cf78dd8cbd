import type { NumberQuestion } from '@mestieri/shared/services/interview.ts'
import t from 'tap'

import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { homeAreaInMetres, sidesArea } from '../../../src/assistant/slots/areas/house-area.ts'
import type { NounOptions } from '../../../src/assistant/slots/bound-quantities.ts'
import { numberSlot } from '../../../src/assistant/slots/number-slot.ts'
import type { Slot } from '../../../src/assistant/slots/slot.ts'

const common = { step: 'Misure', example: 'Per esempio «3».', help: '', chips: [] } as const

function slotOf(
  id: string,
  question: string,
  options: Pick<NumberQuestion, 'units' | 'bounds' | 'unit'> &
    Partial<NumberQuestion> & { nouns?: NounOptions; ordinals?: boolean },
  derive?: ReturnType<typeof sidesArea>,
): Slot {
  const { price: _price, ...rest } = options
  return numberSlot({ ...common, id, label: 'Misure', question, ...rest, ...(derive ? { derive } : {}) })
}

const area = { units: ['area'], looseUnits: ['metre'], unit: 'm²' } as const
const slots: Readonly<Record<string, Slot>> = {
  casa: slotOf(
    'superficie',
    'Quanto è grande la casa?',
    { ...area, bounds: [10, 1000] },
    homeAreaInMetres(60),
  ),
  bagno: slotOf('superficie', 'Quanto è grande il bagno?', { ...area, bounds: [1, 60] }, sidesArea(12)),
  pareti: slotOf('pareti', 'Quanti m² di pareti sono?', { ...area, bounds: [2, 5000] }, sidesArea(60)),
  soffitto: slotOf('soffitto', 'Quanti m² di soffitto sono?', { ...area, bounds: [2, 1000] }, sidesArea(60)),
  facciata: slotOf(
    'superficie',
    'Quanti m² di facciata sono?',
    { ...area, bounds: [5, 10_000] },
    sidesArea(200),
  ),
  tetto: slotOf('superficie', 'Quanto è grande il tetto?', { ...area, bounds: [5, 5000] }, sidesArea(200)),
  muffa: slotOf('muffa', 'Quanti m² di muffa ci sono?', { ...area, bounds: [0.5, 500] }, sidesArea(20)),
  grondaie: slotOf('metri', 'Quanti metri di grondaia?', { units: ['metre'], bounds: [1, 500], unit: 'm' }),
  kw: slotOf('kw', 'Di quanti kW vorresti l’impianto?', { units: ['kw'], bounds: [1, 100], unit: 'kW' }),
  kwh: slotOf('kwh', 'Di quanti kWh vorresti la batteria?', {
    units: ['kwh'],
    bounds: [2, 40],
    unit: 'kWh',
    nouns: { mine: 'batteri*|accumul*' },
  }),
  consumo: slotOf('consumo', 'Quanti kWh consumi in un anno?', {
    units: ['kwh'],
    bounds: [500, 60_000],
    unit: 'kWh',
  }),
  finestre: slotOf('finestre', 'Quante finestre vuoi cambiare?', {
    units: ['window'],
    bounds: [1, 200],
    whole: true,
    unit: { one: 'finestra', many: 'finestre' },
  }),
  bagni: slotOf('bagni', 'Quanti bagni ci sono?', {
    units: ['bathroom'],
    bounds: [1, 20],
    whole: true,
    unit: { one: 'bagno', many: 'bagni' },
  }),
  piani: slotOf('piani', 'Quanti piani ha la casa?', {
    units: ['floor'],
    bounds: [1, 20],
    whole: true,
    unit: { one: 'piano', many: 'piani' },
  }),
}

function read(id: string, message: string, asked: boolean): string {
  const reading = slots[id]?.read(readUtterance(message), asked) ?? null
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number') return '-'
  const { low, high } = reading.fact
  return low === high ? String(low) : `${low}-${high}`
}

/** Said in passing: what each question hears in a message; questions that are left out hear nothing. */
const mentions: readonly (readonly [message: string, heard: Readonly<Record<string, string>>])[] = [
  ['6 kW con batteria da 10 kWh', { kw: '6', kwh: '10' }],
  ['10 kWh di accumulo e 6 kW', { kw: '6', kwh: '10' }],
  [
    'fotovoltaico da 4,5 kW, accumulo di 8 kWh, consumiamo 4200 kWh',
    { kw: '4.5', kwh: '8', consumo: '4200' },
  ],
  ['ho un contatore da 3 kW e vorrei un impianto da 6 kW', { kw: '6' }],
  ['wallbox da 7,4 kW', {}],
  ['un vano scala con 400 mq di pareti', { pareti: '400' }],
  ['ho 35 mq di soffitti da rifare', { soffitto: '35' }],
  ['facciata 300 mq', { facciata: '300' }],
  ['la facciata è di circa 260 metri quadri', { facciata: '260' }],
  ['casa di 80 mq con terrazzo di 20 mq', { casa: '80' }],
  ['terrazzo 25 mq e casa 95 mq', { casa: '95' }],
  ['tetto da 140 mq, casa da 90 mq', { casa: '90', tetto: '140' }],
  ['muffa su 6 mq di parete, casa di 70 mq', { casa: '70', muffa: '6' }],
  ['24 metri di grondaia', { grondaie: '24' }],
  ['grondaie su due lati da 12 metri', { grondaie: '24' }],
  ['grondaie, 3 tratti, 8 metri l’uno', { grondaie: '24' }],
  ['le camere 14 e 12, il corridoio 8', { casa: '34' }],
  ['la casa è alta 9 metri e le grondaie sono 32 metri', { grondaie: '32' }],
  ['camera 4x4, salotto 5x6 e corridoio 8 mq', { casa: '54' }],
  ['soggiorno di 30 mq, 2 camere di 14, bagno di 6 e cucina di 12', { casa: '76', bagno: '6' }],
  ['palazzina di 4 alloggi da 75 mq l’uno', { casa: '300' }],
  ['3 appartamenti: 80 mq, 90 mq e 100 mq', { casa: '270', facciata: '80', tetto: '80' }],
  ['due bagni, uno 6 mq e uno 4 mq', { bagno: '5', bagni: '2', casa: '10', facciata: '6', tetto: '6' }],
  [
    'tre finestre 90x120, una da 60 per 60 in bagno e una scorrevole in salotto di due metri e mezzo per due e venti',
    { finestre: '5' },
  ],
  ['finestre 6, bagni: 2', { finestre: '6', bagni: '2' }],
  ['abito al terzo piano', {}],
  ['abito al 3° piano', {}],
  ['piano 4 di un palazzo di 6 piani', { piani: '6' }],
  ['la casa è 12x9 su due piani', { casa: '216', facciata: '252', piani: '2' }],
  ['casa di 3 piani, 70 mq a piano', { casa: '210', piani: '3', facciata: '70', tetto: '70' }],
  ['muro di 5 metri alto 2,70', { pareti: '13.5' }],
  ['finestra 120x140 in camera, tetto 10 metri per 12', { tetto: '120' }],
  ['un trilocale', { casa: '70-95' }],
  ['un quadrilocale', { casa: '95-130' }],
  ['non so quanti metri quadri sono di preciso', {}],
  ['il muro dove ho appeso i quadri', {}],
  ['non 80 mq, 90 mq', { casa: '90', facciata: '90', tetto: '90' }],
  ['95 mq invece di 80', { casa: '95', facciata: '95', tetto: '95' }],
]

t.test('each question hears the quantities of its own noun', (t) => {
  for (const [message, heard] of mentions) {
    for (const id of Object.keys(slots)) {
      // Two sides may be those of any surface: then only the questions named are checked.
      if (heard[id] === undefined && readUtterance(message).sides.length > 0) continue
      t.equal(read(id, message, false), heard[id] ?? '-', `${message}: ${id}`)
    }
  }
  t.end()
})

const answers: readonly (readonly [id: string, message: string, expected: string])[] = [
  ['casa', '85', '85'],
  ['casa', '85 metri', '85'],
  ['casa', 'non 85, 75', '75'],
  ['casa', '90 non 80', '90'],
  ['casa', 'tre camere, cucina e bagno', '60-91'],
  ['casa', 'sono 400 mq di pareti', '-'],
  ['casa', 'due camere da 12 e un soggiorno da 25', '49'],
  ['casa', 'una novantina', '90'],
  ['casa', 'più di 100', '100-125'],
  ['bagno', 'uno 6 e uno 4', '5'],
  ['bagno', '2 x 3 mq', '6'],
  ['pareti', 'due pareti da 4x2,5', '20'],
  ['pareti', 'una 5 per 3 mq', '15'],
  ['tetto', 'due falde da 10 x 6', '120'],
  ['piani', 'Più di 3 piani', '4-5'],
  ['piani', 'almeno 3', '3-4'],
  ['piani', 'meno di 4', '3'],
  ['finestre', '4 o più', '4'],
  ['finestre', 'sono 6 pezzi', '6'],
  ['kw', '6', '6'],
]

t.test('the answer to a question about a number', (t) => {
  for (const [id, message, expected] of answers)
    t.equal(read(id, message, true), expected, `${id}: ${message}`)
  t.end()
})
