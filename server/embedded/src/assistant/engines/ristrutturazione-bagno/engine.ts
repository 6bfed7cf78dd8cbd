import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'
import { kinds } from '@mestieri/shared/services/ristrutturazione_bagno/jobs/all.ts'

import type { Answers, CostLine, JobEngine, ServiceEngine } from '../../jobs/job-engine.ts'
import { pricedEach } from '../pieces.ts'
import { valueOf } from '../readers/named-tiers.ts'
import { carryingLine, completoLines, rinnovoLines, secondoLines } from './lines.ts'
import * as slots from './slots.ts'

/** Returns a function that makes the estimate line of the row that an answer chooses. */
function byChoice(
  id: string,
  rows: Readonly<Record<string, EstimateRow>>,
): (answers: Answers, quantity?: number) => CostLine {
  return (answers, quantity = 1) => {
    const row = valueOf(rows, answers.choice(id))
    return { label: row.label, row, quantity }
  }
}

const { box, tray, both } = kinds['box-piatto'].rows
const showerLine = byChoice('cosaDoccia', { box, piatto: tray, tutti: both })
const { base, media, alta, carrying } = kinds['vasca-doccia'].rows
const tubLine = byChoice('fascia', { base, media, alta })
const { gasket, tap, column } = kinds.rubinetto.rows
const tapLine = byChoice('cosaRubinetto', { guarnizione: gasket, nuovo: tap, colonna: column })
const drainLine = byChoice('intasato', {
  lavandino: kinds.scarico.rows.sink,
  colonna: kinds.scarico.rows.column,
})
const { part, outside, inside } = kinds.cassetta.rows
const cisternLine = byChoice('cosaCassetta', { ricambio: part, esterna: outside, incasso: inside })
const { cladding, patch, grout } = kinds.piastrelle.rows
const tileLine = byChoice('cosaPiastrelle', { fughe: grout, tutto: cladding, rappezzo: patch })
const { thin, resin } = kinds.sovrapposizione.rows
const coverLine = byChoice('materiale', { gres: thin, resina: resin })

/** Number of grab rails included in the price of a set. */
const handlesInSet = 3

const engines = {
  completo: {
    slots: [
      slots.size,
      slots.pipes,
      slots.grade,
      slots.lift,
      slots.floor,
      slots.count,
      slots.hung,
      slots.accessible,
    ],
    lines: completoLines,
    minimum: kinds.completo.rows.minimum,
  },
  rinnovo: {
    slots: [slots.size, slots.grade, slots.lift, slots.floor, slots.count, slots.hung],
    lines: rinnovoLines,
    minimum: kinds.rinnovo.rows.minimum,
  },
  sanitari: {
    slots: [slots.fixtures, slots.hungAsked],
    lines: (answers) => {
      const { piece, hung } = kinds.sanitari.rows
      const pieces = answers.number('sanitari')
      return [
        { label: piece.label, row: piece, quantity: pieces },
        { label: hung.label, row: hung, quantity: answers.choice('sospesi') === 'si' ? pieces : 0 },
      ]
    },
  },
  'vasca-doccia': pricedEach(
    {
      slots: [slots.shower, slots.lift, slots.floor],
      lines: (answers) => [tubLine(answers), carryingLine(answers, carrying, 1)],
    },
    slots.tubs,
  ),
  'box-piatto': pricedEach(
    { slots: [slots.showerPart], lines: (answers) => [showerLine(answers)] },
    slots.showers,
  ),
  rubinetto: {
    slots: [slots.tapWork, slots.taps],
    lines: (answers) => [tapLine(answers, answers.number('rubinetti'))],
    minimum: kinds.rubinetto.rows.minimum,
  },
  perdita: {
    slots: [slots.leak],
    lines: (answers) => {
      const { search, hidden, visible } = kinds.perdita.rows
      if (answers.choice('perditaDove') === 'vista')
        return [{ label: visible.label, row: visible, quantity: 1 }]
      return [search, hidden].map((row) => ({ label: row.label, row, quantity: 1 }))
    },
  },
  scarico: { slots: [slots.clogged], lines: (answers) => [drainLine(answers)] },
  cassetta: pricedEach(
    { slots: [slots.cistern], lines: (answers) => [cisternLine(answers)] },
    slots.cisterns,
  ),
  tubi: {
    slots: [slots.waterPoints, slots.movedWc],
    lines: (answers) => {
      const { point, movedWc } = kinds.tubi.rows
      return [
        { label: point.label, row: point, quantity: answers.number('puntiAcqua') },
        { label: movedWc.label, row: movedWc, quantity: answers.choice('spostaWc') === 'sposta' ? 1 : 0 },
      ]
    },
  },
  piastrelle: {
    slots: [slots.tileWork, slots.tileArea, slots.patchArea],
    lines: (answers) => {
      const isPatch = answers.choice('cosaPiastrelle') === 'rappezzo'
      return [tileLine(answers, answers.number(isPatch ? 'rappezzoMq' : 'piastrelleMq'))]
    },
    minimum: kinds.piastrelle.rows.minimum,
  },
  sovrapposizione: {
    slots: [slots.coverMaterial, slots.tileArea],
    lines: (answers) => [coverLine(answers, answers.number('piastrelleMq'))],
    minimum: kinds.sovrapposizione.rows.minimum,
  },
  accessibile: {
    slots: [slots.aid, slots.handles],
    lines: (answers) => {
      const { handle, raised, shower } = kinds.accessibile.rows
      const rows = {
        maniglioni: [handle],
        wc: [raised],
        doccia: [shower],
        tutto: [handle, raised, shower],
      }
      return valueOf(rows, answers.choice('cosaAusili')).map((row) => ({
        label: row.label,
        row,
        quantity: row === handle ? Math.ceil(answers.number('maniglioni') / handlesInSet) : 1,
      }))
    },
  },
  secondo: { slots: [slots.newSize, slots.drain, slots.windowless], lines: secondoLines },
} as const satisfies Record<keyof typeof kinds, JobEngine>

/** Engine for bathrooms: complete renovation and all parts. */
export const engine = {
  slug: 'ristrutturazione_bagno',
  standard: 'completo',
  kinds,
  engines,
} as const satisfies ServiceEngine<keyof typeof kinds>
