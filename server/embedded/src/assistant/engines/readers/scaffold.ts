import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'

import type { CostLine } from '../../jobs/job-engine.ts'
import { choiceSlot } from '../../slots/choice-slot.ts'
import type { Slot } from '../../slots/slot.ts'
import { heard } from '../job-slots.ts'

/** Whether a scaffold is already there for another job. The slot is read and priced, but never asked. */
export const standingScaffold: Slot = choiceSlot<'si' | 'no'>({
  id: 'ponteggio-montato',
  step: 'Cosa',
  label: 'Ponteggio',
  question: 'C’è già un ponteggio montato?',
  example: 'Puoi rispondere «il ponteggio c’è già».',
  help: 'Se il ponteggio c’è già per un altro lavoro, non si paga due volte.',
  chips: ['Ponteggio già montato', 'Ponteggio da montare'],
  ...heard,
  yes: 'si',
  no: 'no',
  options: {
    si: {
      label: 'ponteggio già montato',
      words:
        'ponteggio ho gia|ponteggio abbiamo gia|approfitt* ponteggio|sfrutt* ponteggio|approfitt* impalcatura|sfrutt* impalcatura|ponteggio gia|ponteggio è gia|ponteggi gia|gia ponteggio|gia montato ponteggio|gia su ponteggio|ponteggio è montato|ponteggio gia su|ponteggio montato|ponteggio c è gia|ponteggio c gia|ponteggio non serve|impalcatura gia|impalcatura è gia|gia impalcatura|impalcatura non serve|impalcatura montata|impalcatura c gia|impalcatura ho gia|impalcatura abbiamo gia',
    },
    no: {
      label: 'ponteggio da montare',
      driver: null,
      words:
        'ponteggio da montare|ponteggio montare|impalcatura montare|ponteggio va montat*|impalcatura va montat*|ponteggio mettere|impalcatura mettere|montare ponteggio|montare impalcatura|mettere ponteggio|mettere impalcatura|ponteggio non c|impalcatura non c|nessun ponteggio|nessuna impalcatura|ponteggio manca|impalcatura manca',
    },
  },
  price: { reference: 'no', typical: ['no'], open: 'Ponteggio', narrow: 'se il ponteggio c’è già' },
})

/** Minimum price of a scaffold in euros. */
const least = { min: 1200, max: 1600 }
const labourShare = 0.8

const cents = (euro: number): number => Math.round(euro * 100) / 100

/**
 * Returns the estimate line of a scaffold for a facade area in m². A small scaffold has the price of the
 * minimum.
 */
export function scaffoldLine(row: EstimateRow, area: number): CostLine {
  const raised = {
    ...row,
    min: Math.max(row.min, cents(least.min / area)),
    max: Math.max(row.max, cents(least.max / area)),
  }
  return { label: 'Ponteggio, primo mese', row: area > 0 ? raised : row, quantity: area, labourShare }
}
