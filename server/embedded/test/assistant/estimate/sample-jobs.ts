import { own } from '@mestieri/shared/services/estimate.ts'
import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'
import { page } from '@mestieri/shared/services/price-row.ts'

import { estimateJob } from '../../../src/assistant/estimate/estimate.ts'
import { type FoundPlace, placeOf } from '../../../src/assistant/italian/places/cities.ts'
import type { JobEngine } from '../../../src/assistant/jobs/job-engine.ts'
import type { JobEstimate } from '../../../src/assistant/jobs/job-estimate.ts'
import { choiceSlot } from '../../../src/assistant/slots/choice-slot.ts'
import { type Facts, optionOf } from '../../../src/assistant/slots/facts.ts'
import { numberSlot } from '../../../src/assistant/slots/number-slot.ts'

function row(label: string, [min, max]: readonly [number, number], unit: string): EstimateRow {
  return { label, min, max, unit, vat: 'esclusa', basis: 'source', sources: [page('Regione Lazio', 2023)] }
}

export const rows = {
  paint: row('Pittura traspirante', [5, 8.5], 'm² di parete/soffitto'),
  washable: {
    ...row('Pittura lavabile', [7, 12], 'm² di parete/soffitto'),
    sources: [page('cityrumors.it')],
  },
  mould: row('Muffa', [18, 35], 'm² di parete con muffa'),
  minimum: { ...row('Minimo per una chiamata', [200, 200], 'intervento'), ...own },
} as const

/** The words of a question that no test reads. */
export const words = { example: '', help: '', chips: [], question: '' }

export const size = numberSlot({
  ...words,
  id: 'superficie',
  step: 'Misure',
  label: 'Superficie della casa',
  example: 'Per esempio: 80 m².',
  units: ['area'],
  bounds: [5, 2000],
  unit: 'm²',
  price: {
    reference: 80,
    typical: [80, 80],
    narrow: 'i metri quadri',
    driver: (fact) => (fact?.kind === 'number' ? `Casa di ${size.show(fact)}` : null),
  },
})

const finish = choiceSlot<'traspirante' | 'lavabile'>({
  ...words,
  id: 'finitura',
  step: 'Cosa',
  label: 'Pittura',
  example: 'Puoi rispondere «lavabile».',
  options: {
    traspirante: { label: 'traspirante', words: 'traspirante' },
    lavabile: { label: 'lavabile', words: 'lavabile', driver: 'pittura lavabile' },
  },
  price: {
    reference: 'traspirante',
    typical: ['traspirante'],
    narrow: 'il tipo di pittura',
    open: 'Pittura',
  },
})

const mould = choiceSlot<'no' | 'si'>({
  ...words,
  id: 'muffa',
  step: 'Cosa',
  label: 'Muffa',
  options: {
    no: { label: 'senza muffa', words: 'niente muffa' },
    si: { label: 'con muffa', words: 'muffa' },
  },
  price: { reference: 'no', typical: ['no'], narrow: 'se c’è muffa', open: 'Muffa' },
})

const mouldArea = numberSlot({
  ...words,
  id: 'muffaMq',
  step: 'Misure',
  label: 'Muffa',
  units: ['area'],
  bounds: [0, 500],
  unit: 'm²',
  needed: (facts) => optionOf(facts, 'muffa') === 'si',
  price: {
    reference: 4,
    typical: [2, 10],
    narrow: 'quanti metri quadri di muffa',
    driver: (fact) => (fact?.kind === 'number' ? `Muffa su ${mouldArea.show(fact)}` : null),
  },
})

const base: JobKind = {
  title: 'Tinteggiatura',
  work: 'tinteggiare casa',
  profession: 'Imbianchino',
  cues: 'imbiancare',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['due mani di pittura', 'protezione dei pavimenti'],
  excluded: ['rasatura', 'mobili pesanti'],
  factors: ['soffitti oltre 3,2 m: +15 %'],
  permits: 'nessuno',
  duration: '3–5 giorni per 80 m²',
  rows,
  visit: 'lo stato dei muri',
  relief: 'painting',
}

/** Walls and ceilings: 3.5 m² of surface for each m² of floor; mould is a line of its own. */
export const painting = {
  kind: base,
  engine: {
    slots: [size, finish, mould, mouldArea],
    lines: (answers) => [
      {
        label: 'Pareti e soffitti',
        row: answers.choice('finitura') === 'lavabile' ? rows.washable : rows.paint,
        quantity: answers.number('superficie') * 3.5,
      },
      {
        label: 'Muffa da trattare',
        row: rows.mould,
        quantity: answers.choice('muffa') === 'si' ? answers.number('muffaMq') : 0,
      },
    ],
    minimum: rows.minimum,
  } satisfies JobEngine,
} as const

/** Mould alone: a small job with a least price. */
export const mouldJob = {
  kind: { ...base, title: 'Trattamento antimuffa', factors: [] },
  engine: {
    slots: [{ ...mouldArea, needed: () => true }],
    lines: (answers) => [
      { label: 'Muffa da trattare', row: rows.mould, quantity: answers.number('muffaMq') },
    ],
    minimum: rows.minimum,
  } satisfies JobEngine,
} as const

export const bathroomRows = {
  base: row('Bagno, fascia base', [5500, 8000], 'bagno'),
  media: row('Bagno, fascia media', [8000, 13_000], 'bagno'),
  alta: row('Bagno, fascia alta', [13_000, 25_000], 'bagno'),
} as const

/** Three levels, which nobody asks about. */
export const bathroom = {
  kind: {
    ...base,
    title: 'Bagno completo',
    vatRate: 0.11,
    labourShare: 0.5,
    tiers: { base: { label: 'ceramica' }, media: { label: 'gres' }, alta: { label: 'di design' } },
  },
  engine: {
    slots: [],
    lines: (answers) => {
      const found = bathroomRows[answers.choice('fascia') as keyof typeof bathroomRows]
      return [{ label: 'Bagno', row: found, quantity: 1 }]
    },
  } satisfies JobEngine,
} as const

export const monza: FoundPlace = placeOf('MONZA (MB)')
/** A place where labour costs what it does in most of Italy. */
export const viterbo: FoundPlace = placeOf('VITERBO (VT)')

export const number = (low: number, high: number = low) => ({ kind: 'number', low, high }) as const
export const choice = (option: string) => ({ kind: 'choice', option }) as const

interface Job {
  readonly kind: JobKind
  readonly engine: JobEngine
}

/** The estimate of a sample job, which must have one. */
export function estimateOf(
  { kind, engine }: Job,
  facts: Facts = {},
  place: FoundPlace | null = viterbo,
): JobEstimate {
  const found = estimateJob('tinteggiatura/prova', kind, engine, facts, place)
  if (!found) throw new Error(`no estimate for ${kind.title}`)
  return found
}
