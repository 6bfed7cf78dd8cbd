import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const decorativa = {
  title: 'Finitura decorativa',
  work: 'finitura decorativa',
  profession: 'Imbianchino',
  cues: 'stucco veneziano|spatolato|velatura|effetto cemento|marmorino|microcemento|resina a parete|glitter|sabbiato|effetto velluto|decorativo|spugnato|tadelakt',
  vatRate: 0.1,
  labourShare: 0.75,
  included: ['fondo', 'due o tre mani di prodotto', 'protezione finale'],
  excluded: ['rasatura di muri irregolari (+9–12 €/m²)'],
  factors: ['parete sola sotto i 12 m²: minimo 350–500 €'],
  tiers: {
    base: { label: '18–25 velature e spugnati' },
    media: { label: '25–45 spatolati, effetto cemento' },
    alta: { label: '45–100 stucco veneziano, microcemento' },
  },
  permits: 'nessuno',
  duration: 'una parete in 2 giorni',
  rows: {
    main: {
      label: 'Finitura decorativa',
      min: 18,
      max: 60,
      unit: 'm² di parete',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('cityrumors'), page('arredamento.it', 2019)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 350,
      max: 350,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'painting',
} as const satisfies JobKind
