import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const parquet = {
  title: 'Parquet o laminato',
  work: 'parquet o laminato',
  profession: 'Impresa Edile',
  cues: 'parquet|laminato|legno per terra|prefinito|rovere|listoni|spina di pesce|SPC|vinilico|LVT|pavimento di legno|pavimento galleggiante',
  vatRate: 0.1,
  labourShare: 0.35,
  included: ['materiale', 'posa', 'battiscopa', 'sottofondo'],
  excluded: ['demolizione', 'massetto', 'riscaldamento a pavimento adatto'],
  factors: [
    'laminato o SPC 35–60 €',
    'prefinito flottante 65–105 €',
    'massello incollato e lamato 120–160 €',
    'spina +15–25 %',
  ],
  tiers: {
    base: { label: '35–60 laminato/SPC' },
    media: { label: '65–105 prefinito' },
    alta: { label: '110–160 massello' },
  },
  permits: 'nessuno',
  duration: '60 m² in 3–6 giorni',
  rows: {
    main: {
      label: 'Parquet o laminato',
      min: 35,
      max: 140,
      unit: 'm²',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 600,
      max: 600,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
