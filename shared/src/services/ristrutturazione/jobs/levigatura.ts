import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const levigatura = {
  title: 'Levigare e lucidare parquet, marmo, graniglia',
  work: 'levigare e lucidare parquet, marmo, graniglia',
  profession: 'Impresa Edile',
  cues: 'levigare il parquet|lucidare i pavimenti|piombatura|graniglia|lucidatura marmo|parquet rovinato|lamatura|verniciare il parquet|cementine|ridare vita al pavimento',
  vatRate: 0.1,
  labourShare: 0.85,
  included: ['levigatura', 'stuccatura', 'tre mani di vernice o lucidatura'],
  excluded: ['listelli da sostituire (60–120 €/m²)', 'mobili da spostare'],
  factors: ['marmo 30–35 €, granito 38–43 €', 'sotto 20 m² minimo 450 €'],
  permits: 'nessuno',
  duration: '60 m² in 2–3 giorni',
  rows: {
    main: {
      label: 'Levigare e lucidare parquet, marmo, graniglia',
      min: 24,
      max: 42,
      unit: 'm²',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('pgcasa'), page('Regione Lazio', 2023)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 450,
      max: 450,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
