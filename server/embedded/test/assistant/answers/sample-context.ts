import type { JobKind } from '@mestieri/shared/services/job-kind.ts'

import type { AnswerContext, AnswerJob } from '../../../src/assistant/answers/answer-context.ts'
import { placeOf } from '../../../src/assistant/italian/places/cities.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import type { JobEstimate } from '../../../src/assistant/jobs/job-estimate.ts'

const source = { name: 'Regione Lazio', url: 'https://example.org', year: 2023 } as const
const row = {
  label: 'Pittura',
  min: 5,
  max: 9,
  unit: 'm²',
  vat: 'esclusa',
  basis: 'own',
  sources: [],
} as const
const zone = { low: 1, high: 1.12, words: 'manodopera più cara' } as const

const painting: JobKind = {
  title: 'Tinteggiatura di interni',
  work: 'tinteggiare gli interni',
  profession: 'Imbianchino',
  cues: 'imbiancare',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['due mani di pittura', 'stuccatura dei fori', 'protezione dei pavimenti'],
  excluded: ['rasatura delle pareti', 'spostamento di mobili pesanti', 'ponteggio oltre 3,5 m'],
  factors: ['rasatura: +9–12 €/m²', 'tinta forte: +1–2 €/m²'],
  permits: 'Nessun permesso',
  duration: 'da 3 a 5 giorni per 80 m²',
  rows: { paint: row },
  visit: 'lo stato dei muri',
  relief: 'painting',
}

const boiler: JobKind = {
  title: 'Caldaia a condensazione nuova',
  work: 'cambiare la caldaia',
  profession: 'Idraulico',
  cues: 'caldaia',
  vatRate: 0.12,
  labourShare: 0.3,
  included: ['caldaia a condensazione', 'smaltimento della vecchia', 'prova e dichiarazione di conformità'],
  excluded: ['canna fumaria', 'opere murarie'],
  factors: ['da esterno: +150–300 €'],
  tiers: { base: { label: 'marca semplice' }, media: { label: 'marca nota' } },
  permits: 'Nessun permesso edilizio.',
  duration: 'di solito un giorno',
  rows: { boiler: { ...row, unit: 'caldaia' } },
  visit: 'lo scarico dei fumi e gli attacchi',
  relief: 'boiler',
}

const roof: JobKind = {
  ...painting,
  title: 'Tetto da rifare',
  work: 'rifare il tetto',
  profession: 'Impresa Edile',
  vatRate: 0.1,
  labourShare: 0.6,
  included: ['guaina e tegole nuove', 'ponteggio per un mese', 'smaltimento delle tegole vecchie'],
  excluded: ['travi da cambiare', 'amianto'],
  factors: [],
  permits: 'CILA, che presenta un tecnico.',
  duration: 'da 2 a 4 settimane',
  visit: 'la pendenza e lo stato delle travi',
  relief: 'general',
}

const empty = {
  size: null,
  atMinimum: false,
  scale: null,
  tiers: [],
  drivers: [],
  assumed: [],
  narrow: [],
  zone,
  used: [],
} as const

const paintingEstimate: JobEstimate = {
  ...empty,
  key: 'tinteggiatura/interni',
  kind: painting,
  size: '80 m²',
  lines: [
    {
      label: 'Pareti e soffitti',
      quantity: { low: 280, high: 280 },
      unit: 'm²',
      unitPrice: { min: 5, max: 9 },
      net: { min: 1400, max: 2520 },
    },
  ],
  net: { min: 1400, max: 2500 },
  gross: { min: 1550, max: 2800 },
  drivers: [{ slotId: 'muffa', label: 'Muffa su 10 m²', min: 120, max: 250 }],
  assumed: [{ slotId: 'pittura', label: 'Pittura', value: 'traspirante' }],
  narrow: [{ slotId: 'superficie', label: 'i metri quadri', answer: 'Per esempio: 80 m².' }],
  used: [{ ...row, basis: 'source', sources: [source] }],
}

const boilerEstimate: JobEstimate = {
  ...empty,
  key: 'caldaia/sostituzione',
  kind: boiler,
  lines: [
    {
      label: 'Caldaia da 24 kW, montata',
      quantity: { low: 1, high: 1 },
      unit: 'caldaia',
      unitPrice: { min: 2300, max: 3100 },
      net: { min: 2300, max: 3100 },
    },
  ],
  net: { min: 2300, max: 3100 },
  gross: { min: 2600, max: 3500 },
  tiers: [
    {
      id: 'base',
      label: 'marca semplice',
      chosen: false,
      net: { min: 1850, max: 2300 },
      gross: { min: 2100, max: 2600 },
    },
    {
      id: 'media',
      label: 'marca nota',
      chosen: true,
      net: { min: 2300, max: 3100 },
      gross: { min: 2600, max: 3500 },
    },
  ],
}

const roofEstimate: JobEstimate = {
  ...empty,
  key: 'ristrutturazione_tetto/rifare',
  kind: roof,
  lines: [
    {
      label: 'Tetto rifatto',
      quantity: { low: 100, high: 100 },
      unit: 'm² di falda',
      unitPrice: { min: 150, max: 260 },
      net: { min: 15_000, max: 26_000 },
    },
  ],
  net: { min: 15_000, max: 26_000 },
  gross: { min: 16_500, max: 28_500 },
}

function jobOf(estimate: JobEstimate): AnswerJob {
  return { key: estimate.key, kind: estimate.kind, facts: {}, estimate, previous: null }
}

/** Jobs of the tests' own, each with its estimate. */
export const sampleJobs = {
  painting: jobOf(paintingEstimate),
  boiler: jobOf(boilerEstimate),
  roof: jobOf(roofEstimate),
} as const

/** The situation in which a question is asked: about painting in Monza, in November 2026, if nothing else is given. */
export function contextOf(question: string, given: Partial<AnswerContext> = {}): AnswerContext {
  return {
    jobs: [sampleJobs.painting],
    place: placeOf('MONZA (MB)'),
    now: Date.UTC(2026, 10, 20),
    asked: null,
    hasPhotos: false,
    utterance: readUtterance(question),
    ...given,
  }
}
