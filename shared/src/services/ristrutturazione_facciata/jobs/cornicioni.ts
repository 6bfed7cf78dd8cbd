import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const cornicioni = {
  title: 'Cornicioni, marcapiani e sottogronda',
  work: 'cornicioni, marcapiani e sottogronda',
  profession: 'Impresa Edile',
  cues: 'cornicione|sottogronda|pezzi che cadono dal cornicione|modanature|marcapiano|gronda in legno|perline sotto il tetto|mantovana|decori|fascia',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['pulizia', 'ripristino', 'tinta o impregnante'],
  excluded: ['ponteggio', 'lattoneria'],
  factors: ['modanature lavorate +50–100 %'],
  permits: 'nessuno',
  duration: '20 m in 3–5 giorni',
  rows: {
    main: {
      label: 'Cornicioni, marcapiani e sottogronda',
      min: 45,
      max: 110,
      unit: 'metro',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
