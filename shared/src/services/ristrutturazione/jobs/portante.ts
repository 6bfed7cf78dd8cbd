import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const portante = {
  title: 'Aprire un muro portante',
  work: 'aprire un muro portante',
  profession: 'Impresa Edile',
  cues: 'muro portante|muro maestro|cerchiatura|putrella|architrave|apertura nel muro grosso|allargare un vano|trave in ferro|muro di 40|portone nel muro',
  vatRate: 0.1,
  labourShare: 0.65,
  included: ['puntelli', 'taglio', 'cerchiatura in acciaio', 'ripristini'],
  excluded: ['progetto strutturale e deposito (1.200–2.500 €)', 'prove'],
  factors: ['muro oltre 40 cm o pietra +30 %', 'altezza di più piani: solo dopo il progetto'],
  permits: 'SCIA con deposito strutturale (genio civile)',
  duration: '2–3 settimane',
  rows: {
    main: {
      label: 'Aprire un muro portante',
      min: 3500,
      max: 9000,
      unit: 'apertura',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
