import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'
import { kinds } from '@mestieri/shared/services/ristrutturazione_bagno/jobs/all.ts'

import type { Answers, CostLine } from '../../jobs/job-engine.ts'
import { valueOf } from '../readers/named-tiers.ts'

const { completo, rinnovo, secondo } = kinds

/** Price factors of the quality levels of a bathroom: the middle of the ranges in the price book. */
const grades = { base: 0.85, mista: 0.925, media: 1, alta: 1.55 } as const

const isYes = (answers: Answers, id: string): boolean => answers.choice(id) === 'si'

/** Returns the line for rubble carried down the stairs, by number of floors. */
export function carryingLine(answers: Answers, row: EstimateRow, bathrooms: number): CostLine {
  const floors = answers.choice('ascensore') === 'no' ? Math.max(1, answers.number('piano')) : 0
  return { label: row.label, row, quantity: floors * bathrooms }
}

interface BathroomRows {
  readonly fixed: EstimateRow
  readonly metre: EstimateRow
}

function bathroomLines(answers: Answers, { fixed, metre }: BathroomRows, bathrooms: number): CostLine[] {
  const factor = valueOf(grades, answers.choice('fascia'))
  return [
    { label: fixed.label, row: fixed, quantity: bathrooms, factor },
    { label: metre.label, row: metre, quantity: bathrooms * answers.number('superficie'), factor },
    {
      label: 'Sanitari sospesi',
      row: completo.rows.hung,
      quantity: isYes(answers, 'sospesi') ? bathrooms : 0,
    },
  ]
}

/** Returns the lines for one or several bathrooms, with or without new pipes. */
export function completoLines(answers: Answers): CostLine[] {
  const bathrooms = Math.max(1, answers.number('bagni'))
  const { fixed, metre, restylingFixed, restylingMetre, accessible, carrying } = completo.rows
  const rows =
    answers.choice('tubi') === 'nuovi' ? { fixed, metre } : { fixed: restylingFixed, metre: restylingMetre }
  return [
    ...bathroomLines(answers, rows, bathrooms),
    { label: accessible.label, row: accessible, quantity: isYes(answers, 'ausili') ? bathrooms : 0 },
    carryingLine(answers, carrying, bathrooms),
  ]
}

/** Returns the lines for tiles and fixtures of one or several bathrooms that keep their pipes. */
export function rinnovoLines(answers: Answers): CostLine[] {
  const bathrooms = Math.max(1, answers.number('bagni'))
  return [
    ...bathroomLines(answers, rinnovo.rows, bathrooms),
    carryingLine(answers, rinnovo.rows.carrying, bathrooms),
  ]
}

/** Returns the lines for an additional bathroom. */
export function secondoLines(answers: Answers): CostLine[] {
  const { fixed, metre, macerator, extractor } = secondo.rows
  return [
    { label: fixed.label, row: fixed, quantity: 1 },
    { label: metre.label, row: metre, quantity: answers.number('superficie') },
    { label: macerator.label, row: macerator, quantity: answers.choice('colonna') === 'lontana' ? 1 : 0 },
    { label: extractor.label, row: extractor, quantity: answers.choice('finestra') === 'no' ? 1 : 0 },
  ]
}
