import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'
import { kinds } from '@mestieri/shared/services/ristrutturazione/jobs/all.ts'

import type { Answers, CostLine, JobEngine, ServiceEngine } from '../../jobs/job-engine.ts'
import { pricedEach } from '../pieces.ts'
import { valueOf } from '../readers/named-tiers.ts'
import { completaLines, leggeraLines, parquetLines, parzialeLines, pavimentiLines } from './lines.ts'
import * as slots from './slots.ts'

const line = (row: EstimateRow, quantity: number, factor = 1): CostLine => ({
  label: row.label,
  row,
  quantity,
  factor,
})

/** Returns 1 if the answer is this option, otherwise 0. */
const ifChosen = (answers: Answers, id: string, option: string): number =>
  answers.choice(id) === option ? 1 : 0

const thickWall = 1.3

const engines = {
  completa: {
    slots: [slots.area, slots.grade, slots.bathrooms, slots.windows, slots.flats, slots.floorHeating],
    lines: completaLines,
  },
  leggera: {
    slots: [slots.area, slots.works, slots.addedBathrooms, slots.flats],
    lines: leggeraLines,
    minimum: kinds.leggera.rows.minimum,
  },
  parziale: {
    slots: [slots.area, slots.systems, slots.bathrooms, slots.flats],
    lines: parzialeLines,
  },
  pavimenti: {
    slots: [slots.floorArea, slots.laying, slots.screed, slots.skirting],
    lines: pavimentiLines,
    minimum: kinds.pavimenti.rows.minimum,
  },
  parquet: {
    slots: [slots.floorArea, slots.wood, slots.laying, slots.herringbone],
    lines: parquetLines,
    minimum: kinds.parquet.rows.minimum,
  },
  levigatura: {
    slots: [slots.floorArea, slots.polished],
    lines: (answers) => {
      const { wood, marble, granite } = kinds.levigatura.rows
      const rows = { legno: wood, marmo: marble, granito: granite }
      const row = valueOf(rows, answers.choice('materialePavimento'))
      return [line(row, answers.number('superficie'))]
    },
    minimum: kinds.levigatura.rows.minimum,
  },
  cucina: {
    slots: [slots.kitchenWork, slots.kitchenFloor],
    lines: (answers) => {
      const { connections, whole, floor } = kinds.cucina.rows
      const row = answers.choice('cosaCucina') === 'attacchi' ? connections : whole
      return [line(row, 1), line(floor, ifChosen(answers, 'pavimentoCucina', 'si'))]
    },
  },
  muro: {
    slots: [slots.wallSize, slots.wallSystems, slots.lift],
    lines: (answers) => {
      const { fixed, metre, systems, carrying } = kinds.muro.rows
      return [
        line(fixed, 1),
        line(metre, answers.number('muroMq')),
        line(systems, ifChosen(answers, 'impiantiMuro', 'si')),
        line(carrying, ifChosen(answers, 'ascensore', 'no')),
      ]
    },
  },
  portante: pricedEach(
    {
      slots: [slots.opening, slots.thickness],
      lines: (answers) => {
        const { door, passage, wide } = kinds.portante.rows
        const rows = { porta: door, passaggio: passage, grande: wide }
        const row = valueOf(rows, answers.choice('apertura'))
        return [line(row, 1, answers.choice('spessore') === 'grosso' ? thickWall : 1)]
      },
    },
    slots.openings,
  ),
  parete: {
    slots: [slots.newWall, slots.wallMaterial, slots.sound],
    lines: (answers) => {
      const { board, brick, sound } = kinds.parete.rows
      const wall = answers.number('pareti')
      const row = answers.choice('materialeParete') === 'cartongesso' ? board : brick
      return [line(row, wall), line(sound, wall * ifChosen(answers, 'acustico', 'si'))]
    },
    minimum: kinds.parete.rows.minimum,
  },
  controsoffitto: {
    slots: [slots.ceilingArea, slots.spots, slots.shape],
    lines: (answers) => {
      const { plain, shaped, spot } = kinds.controsoffitto.rows
      const ceiling = answers.number('superficie')
      return [
        line(plain, ceiling),
        line(shaped, ceiling * ifChosen(answers, 'sagoma', 'sagome')),
        line(spot, answers.number('faretti')),
      ]
    },
    minimum: kinds.controsoffitto.rows.minimum,
  },
  porte: {
    slots: [slots.doors, slots.doorGrade, slots.slidingDoors],
    lines: (answers) => {
      const { base, media, alta } = kinds.porte.rows
      const rows = { base, media, alta }
      const row = valueOf(rows, answers.choice('fascia'))
      const hidden = row === alta ? 0 : Math.min(answers.number('scomparsa'), answers.number('porte'))
      return [line(row, answers.number('porte') - hidden), line(alta, hidden)]
    },
  },
  'porta-muro': {
    slots: [slots.doorway, slots.doorways],
    lines: (answers) => {
      const { open, close } = kinds['porta-muro'].rows
      const rows = { aprire: [open], chiudere: [close], spostare: [open, close] }
      return valueOf(rows, answers.choice('cosaVano')).map((row) => line(row, answers.number('vani')))
    },
  },
  tecnico: {
    slots: [slots.filing],
    lines: (answers) => {
      const { cila, scia, cadastre } = kinds.tecnico.rows
      const rows = { cila, scia, catasto: cadastre }
      return [line(valueOf(rows, answers.choice('pratica')), 1)]
    },
  },
} as const satisfies Record<keyof typeof kinds, JobEngine>

/** Engine for the renovation of a home, whole or in part, and for its floors, walls and doors. */
export const engine = {
  slug: 'ristrutturazione',
  standard: 'completa',
  kinds,
  engines,
} as const satisfies ServiceEngine<keyof typeof kinds>
