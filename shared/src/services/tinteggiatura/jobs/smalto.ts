import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const smalto = {
  title: 'Smalto murale in cucina e bagno',
  work: 'smalto murale in cucina e bagno',
  profession: 'Imbianchino',
  cues: 'smalto all’acqua|zoccolatura|smalto lavabile|parete cucina|coprire le piastrelle con lo smalto|idrosmalto|smalto bagno|zoccolo verniciato|smaltare|vernice per piastrelle',
  vatRate: 0.1,
  labourShare: 0.7,
  included: ['due mani di idrosmalto su fondo sano'],
  excluded: ['rasatura', 'piastrelle da trattare (+8–12 €/m² di primer)'],
  factors: ['sulle piastrelle 25–40 €'],
  permits: 'nessuno',
  duration: '1–2 giorni',
  rows: {
    main: {
      label: 'Smalto murale in cucina e bagno',
      min: 15,
      max: 22,
      unit: 'm² di parete',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 200,
      max: 200,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'painting',
} as const satisfies JobKind
