import { kinds } from '@mestieri/shared/services/ristrutturazione/jobs/all.ts'

import type { Answers, CostLine } from '../../jobs/job-engine.ts'
import { valueOf } from '../readers/named-tiers.ts'

const { completa, leggera, parziale, pavimenti, parquet } = kinds

/** Average area of a window of usual size in m², including the share of French windows. */
const windowArea = 2.1
/** Metres of skirting board per m² of floor. */
const skirtingPerFloor = 0.9
/** Share of the full price when the home has no bathroom. */
const withoutBathroom = 0.88
/** Price factors by floor area in m²: a small home costs more per m², a large one less. */
const small = { upTo: 50, factor: 1.12 }
const large = { from: 130, factor: 0.9 }

function sizeFactor(floor: number): number {
  if (floor < small.upTo) return small.factor
  return floor > large.from ? large.factor : 1
}

/**
 * Returns the number of flats, the number of bathrooms beyond one per flat, and the factor for flats without
 * a bathroom.
 */
function countsOf(answers: Answers): {
  readonly flats: number
  readonly further: number
  readonly bathless: number
} {
  const flats = Math.max(1, answers.number('appartamenti'))
  const bathrooms = answers.number('bagni')
  return { flats, further: Math.max(0, bathrooms - flats), bathless: bathrooms === 0 ? withoutBathroom : 1 }
}

/** Returns the lines for the renovation of a whole home, or of several of the same kind. */
export function completaLines(answers: Answers): CostLine[] {
  const { base, media, alta, bathroom, window, floorHeating } = completa.rows
  const rows = { base, media, alta }
  const row = valueOf(rows, answers.choice('fascia'))
  const floor = answers.number('superficie')
  const { flats, further, bathless } = countsOf(answers)
  return [
    { label: row.label, row, quantity: floor * flats, factor: sizeFactor(floor) * bathless },
    { label: bathroom.label, row: bathroom, quantity: further },
    {
      label: 'Infissi in PVC',
      row: window,
      quantity: answers.number('finestre') * windowArea,
      labourShare: 0.2,
    },
    {
      label: floorHeating.label,
      row: floorHeating,
      quantity: answers.choice('radiante') === 'si' ? floor * flats : 0,
    },
  ]
}

/** Returns the lines for a light renovation, without new systems. */
export function leggeraLines(answers: Answers): CostLine[] {
  const { paint, floors, all, bathroom } = leggera.rows
  const rows = { pittura: paint, pavimenti: floors, tutto: all }
  const row = valueOf(rows, answers.choice('lavori'))
  const flats = Math.max(1, answers.number('appartamenti'))
  return [
    { label: row.label, row, quantity: answers.number('superficie') * flats },
    { label: bathroom.label, row: bathroom, quantity: answers.number('bagni') },
  ]
}

/** Returns the lines for a partial renovation: one or two systems, bathrooms, floors. */
export function parzialeLines(answers: Answers): CostLine[] {
  const { partial, system, bathroom } = parziale.rows
  const { flats, further, bathless } = countsOf(answers)
  const floor = answers.number('superficie') * flats
  return [
    { label: partial.label, row: partial, quantity: floor, factor: bathless },
    { label: system.label, row: system, quantity: answers.choice('impianti') === 'due' ? floor : 0 },
    { label: bathroom.label, row: bathroom, quantity: further },
  ]
}

/** Returns the lines for new tiles, laid over the old floor or in its place. */
export function pavimentiLines(answers: Answers): CostLine[] {
  const { over, anew, kept, skirting } = pavimenti.rows
  const floor = answers.number('superficie')
  const isOver = answers.choice('posa') === 'sopra'
  const row = isOver ? over : answers.choice('massetto') === 'nuovo' ? anew : kept
  return [
    { label: row.label, row, quantity: floor },
    {
      label: skirting.label,
      row: skirting,
      quantity: answers.choice('battiscopa') === 'si' ? floor * skirtingPerFloor : 0,
    },
  ]
}

/** Returns the lines for a wooden or wood-look floor. */
export function parquetLines(answers: Answers): CostLine[] {
  const { base, media, alta, removal, herringbone } = parquet.rows
  const rows = { base, media, alta }
  const row = valueOf(rows, answers.choice('fascia'))
  const floor = answers.number('superficie')
  return [
    { label: row.label, row, quantity: floor },
    { label: removal.label, row: removal, quantity: answers.choice('posa') === 'demolendo' ? floor : 0 },
    {
      label: herringbone.label,
      row: herringbone,
      quantity: answers.choice('disegno') === 'spina' ? floor : 0,
    },
  ]
}
