import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'

import type { CostLine } from '../../jobs/job-engine.ts'

/** The least that a scaffold costs, in euro. */
const least = { min: 1200, max: 1600 }
const labourShare = 0.8

const cents = (euro: number): number => Math.round(euro * 100) / 100

/** A scaffold in front of so many m² of facade: a small one costs as much as one of 100 m². */
export function scaffoldLine(row: EstimateRow, area: number): CostLine {
  const raised = {
    ...row,
    min: Math.max(row.min, cents(least.min / area)),
    max: Math.max(row.max, cents(least.max / area)),
  }
  return { label: 'Ponteggio, primo mese', row: area > 0 ? raised : row, quantity: area, labourShare }
}
