import { kinds } from '@mestieri/shared/services/tinteggiatura/jobs/all.ts'

import type { Answers, JobEngine, ServiceEngine } from '../../jobs/job-engine.ts'
import { onlyHeard } from '../job-slots.ts'
import { valueOf } from '../readers/named-tiers.ts'
import { height } from './ceiling-height.ts'
import { finishOf, interniLines, repaintLine, stanzaLines, wallQuantity } from './lines.ts'
import * as slots from './slots.ts'
import { surfaces } from './surfaces.ts'
import * as small from './wood-and-iron.ts'

const beside = [slots.mould, slots.mouldAreaIfAny, slots.wallpaper]
const painted = [slots.statedWallArea, height, slots.colours, slots.tint]

const isYes = (answers: Answers, id: string): boolean => answers.choice(id) === 'si'

const woodRows = {
  porte: kinds.legno.rows.door,
  persiane: kinds.legno.rows.shutter,
  finestre: kinds.legno.rows.window,
} as const
const ironRows = {
  cancello: kinds.ferro.rows.gate,
  inferriate: kinds.ferro.rows.grille,
  termosifoni: kinds.ferro.rows.radiator,
} as const
const coatRows = {
  una: kinds.rasatura.rows.once,
  due: kinds.rasatura.rows.twice,
  spessa: kinds.rasatura.rows.twice,
}

const engines = {
  interni: {
    slots: [
      slots.area,
      surfaces,
      slots.finish,
      slots.condition,
      slots.furnishing,
      ...beside,
      slots.wallpaperWhere,
      slots.flats,
      ...painted,
    ],
    lines: interniLines,
    minimum: kinds.interni.rows.minimum,
  },
  stanza: {
    slots: [slots.roomArea, surfaces, slots.finish, onlyHeard(slots.condition), ...beside, ...painted],
    lines: stanzaLines,
    minimum: kinds.stanza.rows.minimum,
  },
  parete: {
    slots: [slots.wallCount, slots.tintAsked],
    lines: (answers) => [
      { label: 'Parete tinteggiata', row: kinds.parete.rows.wall, quantity: answers.number('numeroPareti') },
      {
        label: 'Tinta forte, con una terza mano',
        row: kinds.parete.rows.strong,
        quantity: answers.choice('tinta') === 'forte' ? answers.number('numeroPareti') : 0,
      },
    ],
  },
  soffitti: {
    slots: [slots.ceilingArea, slots.stains],
    lines: (answers) => [
      {
        label: 'Soffitti, due mani',
        row: kinds.soffitti.rows.ceiling,
        quantity: answers.number('superficie'),
      },
      {
        label: 'Fondo isolante sulle macchie',
        row: kinds.soffitti.rows.blocker,
        quantity: isYes(answers, 'macchie') ? answers.number('superficie') : 0,
      },
    ],
    minimum: kinds.soffitti.rows.minimum,
  },
  scale: {
    slots: [slots.stairwell, slots.finish],
    lines: (answers) => {
      const [row] = finishOf(answers)
      return [
        { label: 'Pareti e soffitti del vano scala', row, quantity: answers.number('pareti'), factor: 1.15 },
      ]
    },
    minimum: kinds.scale.rows.minimum,
  },
  muffa: {
    slots: [slots.mouldArea, slots.repaintRoom],
    lines: (answers) => [
      { label: 'Muffa da trattare', row: kinds.muffa.rows.mould, quantity: answers.number('muffaMq') },
      repaintLine(answers),
    ],
    minimum: kinds.muffa.rows.minimum,
  },
  rasatura: {
    slots: [slots.area, slots.coats, slots.statedWallArea],
    lines: (answers) => [
      {
        label: 'Rasatura delle pareti',
        row: valueOf(coatRows, answers.choice('rasante')),
        quantity: wallQuantity(answers),
      },
      {
        label: 'Graffiato da raschiare',
        row: kinds.rasatura.rows.rough,
        quantity: answers.choice('rasante') === 'spessa' ? wallQuantity(answers) : 0,
      },
    ],
    minimum: kinds.rasatura.rows.minimum,
  },
  crepe: {
    slots: [slots.damagedArea, slots.repaintRoom],
    lines: (answers) => [
      {
        label: 'Crepe e intonaco da rifare',
        row: kinds.crepe.rows.repair,
        quantity: answers.number('rovinato'),
      },
      repaintLine(answers),
    ],
    minimum: kinds.crepe.rows.minimum,
  },
  'carta-togliere': {
    slots: [slots.roomArea, slots.vinyl, slots.statedWallArea],
    lines: (answers) => {
      const { strip, vinyl } = kinds['carta-togliere'].rows
      const quantity = wallQuantity(answers)
      return [
        { label: 'Carta da parati da togliere', row: strip, quantity },
        {
          label: 'Carta vinilica o a più strati',
          row: vinyl,
          quantity: answers.choice('strati') === 'spessa' ? quantity : 0,
        },
      ]
    },
    minimum: kinds['carta-togliere'].rows.minimum,
  },
  'carta-posare': {
    slots: [slots.walls, slots.supply],
    lines: (answers) => {
      const { supplied, fitted } = kinds['carta-posare'].rows
      const own = answers.choice('fornitura') === 'posa'
      return [
        {
          label: own ? 'Posa della carta del cliente' : 'Carta da parati, fornita e posata',
          row: own ? fitted : supplied,
          quantity: answers.number('pareti'),
        },
      ]
    },
    minimum: kinds['carta-posare'].rows.minimum,
  },
  decorativa: {
    slots: [slots.walls, slots.effect],
    lines: (answers) => {
      const { base, media, alta } = kinds.decorativa.rows
      const rows = { base, media, alta }
      const row = valueOf(rows, answers.choice('fascia'))
      return [{ label: row.label, row, quantity: answers.number('pareti') }]
    },
    minimum: kinds.decorativa.rows.minimum,
  },
  smalto: {
    slots: [slots.walls, slots.enamelBase],
    lines: (answers) => {
      const row = answers.choice('fondo') === 'muro' ? kinds.smalto.rows.wall : kinds.smalto.rows.tiles
      return [{ label: row.label, row, quantity: answers.number('pareti') }]
    },
    minimum: kinds.smalto.rows.minimum,
  },
  legno: {
    slots: [small.woodKind, small.woodPieces, small.stripping],
    lines: (answers) => {
      const row = valueOf(woodRows, answers.choice('cosaLegno'))
      const factor = isYes(answers, 'sverniciare') ? 2 : 1
      return [{ label: row.label, row, quantity: answers.number('pezziLegno'), factor }]
    },
    minimum: kinds.legno.rows.minimum,
  },
  ferro: {
    slots: [small.ironKind, small.railingLength, small.ironPieces, small.furtherGates],
    lines: (answers) => {
      const kind = answers.choice('cosaFerro')
      const { railing, gate } = kinds.ferro.rows
      const row = kind === 'ringhiera' ? railing : valueOf(ironRows, kind)
      const quantity = answers.number(kind === 'ringhiera' ? 'metriFerro' : 'pezziFerro')
      return [
        { label: row.label, row, quantity },
        { label: gate.label, row: gate, quantity: answers.number('cancelliFerro') },
      ]
    },
    minimum: kinds.ferro.rows.minimum,
  },
} as const satisfies Record<keyof typeof kinds, JobEngine>

/** Engine for interior painting and related jobs. */
export const engine = {
  slug: 'tinteggiatura',
  standard: 'interni',
  kinds,
  engines,
} as const satisfies ServiceEngine<keyof typeof kinds>
